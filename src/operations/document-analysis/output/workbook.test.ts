import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import type { Analysis } from '../analysis.js'
import { writeXlsx } from './workbook.js'

const analysis: Analysis = {
  label: 'bank_statement',
  confidence: 0.98,
  alternatives: [],
  pages: [],
  text: '',
  fields: {},
  tables: [],
  barcodes: [],
  statement: {
    bank_name: 'Example Valley Bank',
    account_holder_name: 'Asha Example',
    account_number: '004512345678',
    account_type: null,
    ifsc_code: null,
    currency: 'INR',
    period: { from: '2026-01-01', to: '2026-01-31' },
    opening_balance: 100,
    closing_balance: 80.5,
    transactions: [
      {
        date: '2026-01-02',
        value_date: null,
        description: '=HYPERLINK("http://example.org")',
        reference: '000123',
        debit: 19.5,
        credit: null,
        balance: 80.5,
        category: 'other',
        channel: 'UPI',
        page: 1,
        box: null,
        confidence: 0.99,
      },
    ],
    totals: { debit: 19.5, credit: 0, debit_count: 1, credit_count: 0 },
    months: [
      { month: '2026-01', opening: 100, closing: 80.5, min: 80.5, max: 80.5, average: 80.5, debit: 19.5, credit: 0 },
    ],
    recurring: [],
    reconciliation: {
      balanced: true,
      breaks: [],
      repairs: [{ row: 0, key: 'debit', from: 10.5, to: 19.5 }],
      misplaced: [],
    },
    accounts: [],
  },
  integrity: { verdict: 'clean', signals: [] },
}

/** The files of a ZIP archive, by its central directory. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const file = Buffer.from(bytes)
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const data = file.subarray(start, start + size)
    files.set(file.toString('utf8', at + 46, at + 46 + name), (method ? inflateRawSync(data) : data).toString('utf8'))
    at += 46 + name + extra + comment
  }
  return files
}

test('a workbook of four sheets with typed cells, a frozen header and filters', async () => {
  const files = unzip(await writeXlsx(analysis))
  const names = [...files.get('xl/workbook.xml')!.matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name)
  assert.deepEqual(names, ['Transactions', 'Months', 'Summary', 'Integrity'])
  const sheet = files.get('xl/worksheets/sheet1.xml')!
  assert.match(sheet, /<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  assert.match(sheet, /<autoFilter ref="A1:L2"\/>/)
  assert.match(sheet, /<v>19\.5<\/v>/)
  // 2 January 2026 as a spreadsheet counts days.
  assert.match(sheet, /<v>46024<\/v>/)
})

test('a text that looks like a formula or a number stays a text', async () => {
  const files = unzip(await writeXlsx(analysis))
  for (const [name, content] of files) if (/sheet\d/.test(name)) assert.doesNotMatch(content, /<f>/)
  const all = [...files.values()].join('')
  assert.match(all, /=HYPERLINK\(/)
  assert.match(all, />000123</)
  assert.match(all, />debit read as 10\.50, set to 19\.50 by the balances</)
})

test('of several accounts, each row says whose it is, and the summary has each account', async () => {
  const statement = analysis.statement!
  const account = {
    account_holder_name: null,
    account_number: '11112222',
    account_type: null,
    period: statement.period,
    opening_balance: 100,
    closing_balance: 80.5,
    rows: { from: 0, to: 1 },
    totals: statement.totals,
    months: statement.months,
    reconciliation: statement.reconciliation,
  }
  const other = { ...account, account_number: '33334444', rows: { from: 1, to: 2 } }
  const transactions = [...statement.transactions, ...statement.transactions]
  const files = unzip(
    await writeXlsx({ ...analysis, statement: { ...statement, transactions, accounts: [account, other] } }),
  )
  const all = [...files.values()].join('')
  assert.match(files.get('xl/worksheets/sheet1.xml')!, /<autoFilter ref="A1:M3"\/>/)
  for (const text of ['Account 1', 'Account 2', '11112222', '33334444']) assert.ok(all.includes(`>${text}<`), text)
})

test('a document without a statement brings its tables', async () => {
  const tables = [
    {
      page: 2,
      box: [0, 0, 1, 1],
      header_rows: 1,
      rows: [
        ['Item', 'Sum'],
        ['Tea', '9.00'],
      ],
    },
  ]
  const files = unzip(await writeXlsx({ ...analysis, label: 'invoice', statement: null, tables }))
  assert.match(files.get('xl/workbook.xml')!, /name="Table 1 \(page 2\)"/)
})
