import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { lying, photograph } from '../../../../test/drawn/effects.js'
import { drawStatement, pictureOfPage, type StatementLayout } from '../../../../test/drawn/statement.js'
import { type StatementFacts, statementFacts } from '../../../../test/drawn/statement-facts.js'
import {
  americanLayout,
  britishLayout,
  germanLayout,
  indianLayout,
  statementLayouts,
} from '../../../../test/drawn/statement-layouts.js'
import { drawTextPdf, type PlacedText } from '../../../../test/drawn/text-pdf.js'
import { placedRows } from '../../../../test/drawn/text-rows.js'
import type { DocumentOpener } from '../../../documents/document.js'
import { loadDocumentOpener } from '../../../documents/opener.js'
import { loadPageReader } from '../../../reading/load-page-reader.js'
import { linesOfLayer } from '../../../text-layer/layer-lines.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { textOfReading } from '../../../text-layer/read-page.js'
import { readStatement } from './read-statement.js'
import type { Statement } from './statement.js'

let opener: DocumentOpener
before(async () => {
  opener = await loadDocumentOpener({ maxDocumentBytes: 4_000_000, maxPixels: 10_000_000, maxPages: 30, pdfDpi: 150 })
})

const textOfDrawn = (facts: StatementFacts, layout: StatementLayout) => textOfPdf(drawStatement(facts, layout))

const textOfRows = (columns: Parameters<typeof placedRows>[0], pages: readonly (readonly string[])[][]) =>
  textOfPdf(pages.map((rows) => placedRows(columns, rows)))

async function textOfPdf(texts: readonly (readonly PlacedText[])[]): Promise<PageText[]> {
  const document = await opener.open(drawTextPdf({ pages: texts }))
  const pages: PageText[] = []
  for (let number = 1; number <= document.pageCount; number++) {
    const layer = await document.textLayer(number)
    pages.push({ number, source: 'text_layer', ...linesOfLayer(layer!) })
  }
  await document.close()
  return pages
}

/** What a statement should say of these movements, in the order of the layout. */
function expected(facts: StatementFacts, layout: StatementLayout) {
  const list = layout.newestFirst ? [...facts.movements].reverse() : facts.movements
  const hasBalance = layout.columns.at(-1)!.heading === 'Balance'
  return list.map(({ date, amount, balance }) => ({
    date,
    debit: amount < 0 ? -amount / 100 : null,
    credit: amount > 0 ? amount / 100 : null,
    balance: hasBalance ? balance / 100 : null,
  }))
}
const core = ({ transactions }: Statement) =>
  transactions.map(({ date, debit, credit, balance }) => ({ date, debit, credit, balance }))

for (const layout of statementLayouts)
  test(`every row of a ${layout.name} statement over several pages, reconciled`, async () => {
    const facts = statementFacts(90, { seed: 7, daysBetween: 0.8 })
    const statement = readStatement(await textOfDrawn(facts, layout), { card: false })!
    assert.deepEqual(core(statement), expected(facts, layout))
    if (layout !== germanLayout) {
      assert.equal(statement.opening_balance, facts.opening / 100)
      assert.equal(statement.closing_balance, facts.movements.at(-1)!.balance / 100)
      assert.deepEqual(statement.reconciliation, { balanced: true, breaks: [], repairs: [], misplaced: [] })
    }
    assert.equal(statement.account_holder_name, facts.holder)
    assert.equal(statement.account_number, facts.account)
    assert.equal(statement.bank_name, facts.bank)
    assert.equal(statement.period.from, facts.movements[0]!.date)
  })

test('a wrapped narration and its reference are told apart', async () => {
  const facts = statementFacts(40, { seed: 3 })
  const { transactions } = readStatement(await textOfDrawn(facts, indianLayout), { card: false })!
  for (const [index, { description, reference }] of transactions.entries()) {
    const movement = facts.movements[index]!
    assert.equal(reference, movement.reference)
    assert.equal(description, movement.description)
  }
})

test('a year that is not printed comes from the period, over its end too', async () => {
  const facts = statementFacts(30, { seed: 5, from: '2025-12-20' })
  const statement = readStatement(await textOfDrawn(facts, americanLayout), { card: false })!
  assert.deepEqual(
    statement.transactions.map(({ date }) => date),
    facts.movements.map(({ date }) => date),
  )
})

test('of a card, what is unmarked is spent and the balance is owed', async () => {
  const facts = statementFacts(12, { seed: 2 })
  const layout: StatementLayout = {
    ...americanLayout,
    opening: null,
    closing: 'Total amount due',
    columns: americanLayout.columns
      .slice(0, 3)
      .map((column) =>
        column.heading === 'Amount'
          ? { ...column, text: ({ amount }) => `${(Math.abs(amount) / 100).toFixed(2)}${amount > 0 ? ' CR' : ''}` }
          : column,
      ),
  }
  const statement = readStatement(await textOfDrawn(facts, layout), { card: true })!
  assert.deepEqual(
    core(statement).map(({ debit, credit }) => [debit, credit]),
    expected(facts, americanLayout).map(({ debit, credit }) => [debit, credit]),
  )
  assert.equal(statement.closing_balance, facts.movements.at(-1)!.balance / 100)
})

test('a letter has no statement', async () => {
  const lines = ['Dear Ms Example,', 'on 3 March 2026 we wrote to you about 120.00 pounds.', 'Yours sincerely']
  const pages = [lines.map((text, n) => ({ x: 60, y: 100 + n * 20, text, size: 11 }))]
  const document = await opener.open(drawTextPdf({ pages }))
  const layer = await document.textLayer(1)
  await document.close()
  assert.equal(readStatement([{ number: 1, source: 'text_layer', ...linesOfLayer(layer!) }], { card: false }), null)
})

test('a letter in a column of its own says the way; balances carried over pages are no movements', async () => {
  const columns: [number, boolean?][] = [[40], [110], [330, true], [360], [520, true]]
  const head = ['Date', 'Narration', 'Amount', 'Dr/Cr', 'Balance']
  const pages = await textOfRows(columns, [
    [
      ['Example Valley Bank'],
      head,
      ['01-02-2026', 'Balance brought forward', '', '', '1,000.00'],
      ['03-02-2026', 'Cheque 000123 to Example', '200.00', 'Dr', '800.00'],
      ['14-02-2026', 'By cash', '450.50', 'Cr', '1,250.50'],
      ['', 'Carried forward', '', '', '1,250.50'],
    ],
    [
      head,
      ['', 'Brought forward', '', '', '1,250.50'],
      ['15-02-2026', 'Charges', '50.50', 'Dr', '1,200.00'],
      ['', 'Total', '701.00', '', '1,200.00'],
    ],
  ])
  const statement = readStatement(pages, { card: false })!
  assert.deepEqual(core(statement), [
    { date: '2026-02-03', debit: 200, credit: null, balance: 800 },
    { date: '2026-02-14', debit: null, credit: 450.5, balance: 1250.5 },
    { date: '2026-02-15', debit: 50.5, credit: null, balance: 1200 },
  ])
  assert.deepEqual([statement.opening_balance, statement.closing_balance], [1000, 1200])
  assert.equal(statement.reconciliation.balanced, true)
})

test('a passbook without a header: the arithmetic tells which column is which', async () => {
  const columns: [number, boolean?][] = [[40], [120], [360, true], [440, true], [530, true]]
  const pages = await textOfRows(columns, [
    [
      ['05-04-2026', 'By cash', '', '5000.00', '15000.00'],
      ['09-04-2026', 'ATM withdrawal', '2000.00', '', '13000.00'],
      ['15-04-2026', 'Transfer', '', '700.50', '13700.50'],
      ['20-04-2026', 'Charges', '50.00', '', '13650.50'],
    ],
  ])
  const statement = readStatement(pages, { card: false })!
  assert.deepEqual(
    core(statement).map(({ debit, credit }) => [debit, credit]),
    [
      [null, 5000],
      [2000, null],
      [null, 700.5],
      [50, null],
    ],
  )
  assert.equal(statement.opening_balance, 10_000)
})

test('zeros fill the other column, the newest day first, and rows are numbered', async () => {
  const columns: [number, boolean?][] = [[40], [70], [140], [400, true], [490, true], [560, true]]
  const pages = await textOfRows(columns, [
    [
      ['S No', 'Date', 'Remarks', 'Withdrawal', 'Deposit', 'Balance'],
      ['', '', '', '(INR)', '(INR)', '(INR)'],
      ['1', '25/03/2026', 'UPI/Shop', '100.00', '0.00', '900.00'],
      ['2', '14/03/2026', 'Cheque 45', '500.00', '0.00', '1,000.00'],
      ['3', '01/03/2026', 'Salary', '0.00', '1,500.00', '1,500.00'],
    ],
  ])
  const { transactions, opening_balance, closing_balance } = readStatement(pages, { card: false })!
  assert.deepEqual(
    transactions.map(({ description, debit, credit }) => [description, debit, credit]),
    [
      ['UPI/Shop', 100, null],
      ['Cheque 45', 500, null],
      ['Salary', null, 1500],
    ],
  )
  assert.deepEqual([opening_balance, closing_balance], [0, 900])
})

test('the title over a list says the way where nothing else does', async () => {
  const columns: [number, boolean?][] = [[40], [120], [500, true]]
  const pages = await textOfRows(columns, [
    [
      ['Statement period: 03/01/2026 to 03/31/2026'],
      ['Beginning balance', '', '$1,000.00'],
      ['Ending balance', '', '$1,175.00'],
      [''],
      ['Deposits and other credits'],
      ['Date', 'Description', 'Amount'],
      ['03/05', 'Counter', '300.00'],
      ['03/19', 'Counter', '25.00'],
      [''],
      [''],
      ['Withdrawals and other debits'],
      ['Date', 'Description', 'Amount'],
      ['03/22', 'Counter', '150.00'],
    ],
  ])
  const statement = readStatement(pages, { card: false })!
  assert.deepEqual(
    statement.transactions.map(({ date, debit, credit }) => [date, debit, credit]),
    [
      ['2026-03-05', null, 300],
      ['2026-03-19', null, 25],
      ['2026-03-22', 150, null],
    ],
  )
  assert.deepEqual([statement.opening_balance, statement.closing_balance], [1000, 1175])
})

test('commas before the cents, columns of a French bank', async () => {
  const columns: [number, boolean?][] = [[40], [100], [400, true], [500, true]]
  const pages = await textOfRows(columns, [
    [
      ['Relevé de compte du 1er au 28 février 2026'],
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      ['', 'Solde précédent', '', '1 022,15'],
      ['01/02', 'Virement salaire', '', '1 240,00'],
      ['03/02', 'Prélèvement loyer', '520,00', ''],
      ['', 'Total des opérations', '520,00', '1 240,00'],
      ['', 'Solde au 28 février 2026', '', '1 742,15'],
    ],
  ])
  const statement = readStatement(pages, { card: false })!
  assert.deepEqual(core(statement), [
    { date: '2026-02-01', debit: null, credit: 1240, balance: null },
    { date: '2026-02-03', debit: 520, credit: null, balance: null },
  ])
  assert.deepEqual([statement.opening_balance, statement.closing_balance], [1022.15, 1742.15])
  assert.equal(statement.reconciliation.balanced, true)
})

test('a scan and a photograph are read as the file is', async () => {
  const reader = await loadPageReader({ threads: 1 })
  const facts = statementFacts(24, { seed: 11 })
  for (const layout of [britishLayout, americanLayout]) {
    const [page] = drawStatement(facts, layout)
    const scan = await pictureOfPage(page!)
    const size = { width: 1700, height: 2300 }
    const corners = lying(size, scan.width / scan.height, { share: 0.88, degrees: 1, lean: 0.02 })
    const photo = await photograph(scan, { ...size, corners, desk: 'grey', blur: 0.5, shadow: 0.2 })
    const reading = await reader.read(layout === britishLayout ? scan : photo)
    const statement = readStatement([textOfReading(1, reading)], { card: false })!
    assert.deepEqual(core(statement), expected(facts, layout))
  }
  await reader.dispose()
})
