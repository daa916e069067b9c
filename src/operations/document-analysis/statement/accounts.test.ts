import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { drawTextPdf } from '../../../../test/drawn/text-pdf.js'
import { placedRows } from '../../../../test/drawn/text-rows.js'
import type { DocumentOpener } from '../../../documents/document.js'
import { loadDocumentOpener } from '../../../documents/opener.js'
import { linesOfLayer } from '../../../text-layer/layer-lines.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { readStatement } from './read-statement.js'

let opener: DocumentOpener
before(async () => {
  opener = await loadDocumentOpener({ maxDocumentBytes: 4_000_000, maxPixels: 10_000_000, maxPages: 30, pdfDpi: 150 })
})

async function statementOf(...pages: readonly (readonly string[])[][]) {
  const columns: [number, boolean?][] = [[40], [120], [360, true], [440, true], [540, true]]
  const document = await opener.open(drawTextPdf({ pages: pages.map((rows) => placedRows(columns, rows)) }))
  const read: PageText[] = []
  for (let number = 1; number <= document.pageCount; number++)
    read.push({ number, source: 'text_layer', ...linesOfLayer((await document.textLayer(number))!) })
  await document.close()
  return readStatement(read, { card: false })!
}

const heads = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance']

test('of two accounts in one file, each has its number, period, balances and rows', async () => {
  const { accounts, transactions, reconciliation, opening_balance, closing_balance } = await statementOf([
    ['Account number: 11112222'],
    ['Statement period: 1 March 2026 to 31 March 2026'],
    heads,
    ['', 'Opening balance', '', '', '100.00'],
    ['2026-03-01', 'Shop', '40.00', '', '60.00'],
    ['2026-03-02', 'Wages', '', '10.00', '70.00'],
    ['', 'Closing balance', '', '', '70.00'],
    [''],
    ['Account number: 33334444'],
    ['Statement period: 1 February 2026 to 31 March 2026'],
    heads,
    ['', 'Opening balance', '', '', '900.00'],
    ['2026-02-11', 'Rent', '400.00', '', '500.00'],
    ['2026-03-04', 'Shop', '1.00', '', '499.00'],
    ['', 'Closing balance', '', '', '498.00'],
  ])
  assert.deepEqual(
    transactions.map(({ debit, credit }) => credit ?? -debit!),
    [-40, 10, -400, -1],
  )
  assert.deepEqual(
    accounts.map(({ account_number, period, rows, opening_balance: from, closing_balance: to }) => ({
      account_number,
      period,
      rows,
      balances: [from, to],
    })),
    [
      {
        account_number: '11112222',
        period: { from: '2026-03-01', to: '2026-03-31' },
        rows: { from: 0, to: 2 },
        balances: [100, 70],
      },
      {
        account_number: '33334444',
        period: { from: '2026-02-01', to: '2026-03-31' },
        rows: { from: 2, to: 4 },
        balances: [900, 498],
      },
    ],
  )
  assert.deepEqual([opening_balance, closing_balance], [100, 498])
  assert.deepEqual(
    accounts.map((account) => account.reconciliation.balanced),
    [true, false],
  )
  assert.deepEqual(reconciliation.breaks, [{ row: 4, expected: 499, found: 498 }])
})

test('accounts that differ only by their number, with no opening balance in words', async () => {
  const { accounts, reconciliation } = await statementOf(
    [
      ['Example Valley Bank'],
      ['Account no: 555000111'],
      heads,
      ['2026-03-01', 'Shop', '40.00', '', '60.00'],
      ['2026-03-02', 'Wages', '', '10.00', '70.00'],
    ],
    [
      ['Example Valley Bank'],
      ['Account no: 555000222'],
      heads,
      ['2026-03-05', 'Rent', '400.00', '', '500.00'],
      ['2026-03-06', 'Shop', '1.00', '', '499.00'],
    ],
  )
  assert.deepEqual(
    accounts.map(({ account_number, rows, opening_balance }) => [account_number, rows.from, rows.to, opening_balance]),
    [
      ['555000111', 0, 2, 100],
      ['555000222', 2, 4, 900],
    ],
  )
  assert.equal(reconciliation.balanced, true)
})

test('another number over balances that go on is the same account', async () => {
  const { accounts } = await statementOf(
    [['Account no: 555000111'], ['Card no: 4000 1234'], heads, ['2026-03-01', 'Shop', '40.00', '', '60.00']],
    [['Account no: 555000111'], heads, ['2026-03-02', 'Wages', '', '10.00', '70.00']],
  )
  assert.equal(accounts.length, 1)
  assert.deepEqual(accounts[0]!.rows, { from: 0, to: 2 })
})

test('an amount in the column of the other direction is told by the balances, or by the narration', async () => {
  const rows = [
    ['2026-03-01', 'NEFT CR-EXAMPLE WORKS', '', '1,000.00', '2,000.00'],
    ['2026-03-02', 'UPI/DR/SHOP', '100.00', '', '1,900.00'],
    ['2026-03-03', 'NEFT DR-LANDLORD', '', '900.00', '1,000.00'],
    ['2026-03-04', 'NEFT CR-EXAMPLE WORKS', '', '50.00', '1,050.00'],
    ['2026-03-05', 'Cash', '40.00', '', '1,010.00'],
  ]
  const told = await statementOf([heads, ...rows])
  assert.deepEqual(
    told.transactions.map(({ debit }) => debit),
    [null, 100, 900, null, 40],
  )
  assert.deepEqual(told.reconciliation, { balanced: true, breaks: [], repairs: [], misplaced: [2] })
  // Without balances that move, the column stands.
  const bare = await statementOf([heads, ...rows.map((row) => [...row.slice(0, 4), ''])])
  assert.equal(bare.transactions[2]!.credit, 900)
})
