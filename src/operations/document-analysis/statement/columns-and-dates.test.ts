import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrintedDate } from '../../../values/printed-date.js'
import { settleCalendar } from './calendar.js'
import { categoryOf, channelOf } from './categorise.js'
import { roleOfHeading } from './column-words.js'
import { kindOfLine } from './line-kinds.js'

test('headings in several languages', () => {
  const roles = {
    date: ['Date', 'Txn Date', 'Posting Date', 'Buchungstag', 'Fecha', 'Date Credited'],
    value_date: ['Value Date', 'Value Dt', 'Valuta', 'Date de valeur', 'Fecha valor'],
    debit: ['Withdrawal (Dr)', 'Debit Amount', 'Paid Out', 'Débit', 'Soll', 'Cargos', 'Withdrawals ($)'],
    credit: ['Deposit Amt.', 'Money in', 'Crédit', 'Haben', 'Abonos', 'Credits'],
    balance: ['Balance (INR)', 'Closing Balance', 'Solde', 'Saldo', 'Kontostand'],
    amount: ['Amount', 'Amount (SGD)', 'Betrag EUR', 'Importe', 'Debit/Credit Amount'],
    reference: ['Chq./Ref.No.', 'Cheque No', 'Reference'],
    description: ['Description', 'Particulars', 'Narration / Description', 'Libellé', 'Transaction Details'],
    type: ['Dr/Cr', 'Type', 'Payment Type'],
  }
  for (const [role, headings] of Object.entries(roles))
    for (const heading of headings) assert.equal(roleOfHeading(heading), role, heading)
  for (const text of ['Dear customer', 'Account Summary', 'Page 1', '12.50'])
    assert.equal(roleOfHeading(text), null, text)
})

test('lines that state a balance or a sum, and payments that only sound like one', () => {
  for (const text of [
    'OPENING BALANCE',
    'Balance B/F',
    'Solde précédent au 31 janvier',
    'Your opening balance on March 12',
  ])
    assert.equal(kindOfLine(text), 'opening', text)
  for (const text of ['Closing Balance', 'Balance carried forward', 'Solde au 28 février', 'Neuer Kontostand'])
    assert.equal(kindOfLine(text), 'closing', text)
  for (const text of ['Total', 'Totaux', 'Page Total']) assert.equal(kindOfLine(text), 'total', text)
  for (const text of ['Balance enquiry charges', 'Transfer to closing lawyers', 'Grand Hotel'])
    assert.equal(kindOfLine(text), null, text)
})

test('the whole document settles the order of day and month', () => {
  const dates = (texts: string[]) => texts.map((text) => readPrintedDate(text)!)
  const read = (texts: string[], more: Partial<Parameters<typeof settleCalendar>[0]> = {}) => {
    const entries = dates(texts)
    const calendar = settleCalendar({ entries, others: [], period: [], monthFirst: false, ...more })
    return entries.map((date) => calendar.dateOf(date))
  }
  assert.deepEqual(read(['03/04/2026', '15/04/2026']), ['2026-04-03', '2026-04-15'])
  assert.deepEqual(read(['03/04/2026', '03/15/2026']), ['2026-03-04', '2026-03-15'])
  // All ambiguous: days in sequence and close together speak for one order.
  assert.deepEqual(read(['01/03/2024', '01/05/2024', '01/09/2024']), ['2024-01-03', '2024-01-05', '2024-01-09'])
  assert.deepEqual(read(['01/05', '02/05'], { period: dates(['28/04/2026', '27/05/2026']) }), [
    '2026-05-01',
    '2026-05-02',
  ])
  assert.deepEqual(read(['30 Dec', '2 Jan'], { period: dates(['15 Dec 2025', '14 Jan 2026']) }), [
    '2025-12-30',
    '2026-01-02',
  ])
  assert.deepEqual(read(['mm/dd/yyyy']), [null])
  assert.deepEqual(read(['03 Oct']), [null])
})

test('channels and categories by the words of a narration', () => {
  for (const [text, side, channel, category] of [
    ['UPI/SWIGGY/FOOD ORDER', 'debit', 'UPI', 'food'],
    ['NEFT CR-SALARY-EXAMPLE LTD', 'credit', 'NEFT', 'salary'],
    ['ATM WITHDRAWAL MAIN STREET', 'debit', 'ATM', 'cash_withdrawal'],
    ['CHQ RETURN CHARGES', 'debit', 'CHEQUE', 'cheque_bounce'],
    ['ACH D- EXAMPLE FINANCE EMI', 'debit', 'NACH', 'emi'],
    ['INTEREST PAID', 'credit', null, 'interest'],
    ['Virement salaire', 'credit', 'TRANSFER', 'salary'],
    ['MONTHLY SERVICE FEE', 'debit', null, 'charges'],
  ] as const) {
    assert.equal(channelOf(text), channel, text)
    assert.equal(categoryOf(text, side), category, text)
  }
})
