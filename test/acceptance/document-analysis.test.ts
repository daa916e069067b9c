import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { withLekha } from './lekha-process.js'

interface Answer {
  success: boolean
  error_code: string
  doc_json: { label: string; confidence: number } | null
  data: string | null
}

test('the statement of the README comes back as transactions that add up, and as a workbook', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_WORKERS: '1' })
    const api = await lekha.api()
    // Drawn by scripts/draw-sample-statement.ts.
    const file = await readFile(join(import.meta.dirname, '../../../docs/images/statement.pdf'))
    const post = async (output: string) => {
      const response = await fetch(`${api}/api/v1/document-analysis`, {
        method: 'POST',
        headers: { token: lekha.token, 'content-type': 'application/json' },
        body: JSON.stringify({ req_id: 's-1', output, doc_base64: file.toString('base64') }),
      })
      assert.equal(response.status, 200)
      return (await response.json()) as Answer
    }

    const { success, doc_json, data } = await post('json')
    assert.equal(success, true)
    assert.equal(doc_json?.label, 'bank_statement')
    assert.ok(doc_json.confidence > 80)
    const { statement, tables, integrity, pages } = JSON.parse(Buffer.from(data!, 'base64').toString())
    assert.equal(pages.length, 2)
    assert.equal(pages[0].source, 'text_layer')
    const { transactions, totals, reconciliation, period, ...account } = statement
    assert.deepEqual(
      [account.bank_name, account.account_holder_name, account.account_number],
      ['Example Valley Bank', 'Asha Example', '004512345678'],
    )
    assert.deepEqual([account.opening_balance, account.closing_balance], [5389.06, 48218.28])
    assert.deepEqual(period, { from: '2026-01-02', to: '2026-02-11' })
    assert.equal(transactions.length, 50)
    assert.deepEqual(totals, { debit: 9893.57, credit: 52722.79, debit_count: 40, credit_count: 10 })
    assert.deepEqual(reconciliation, { balanced: true, breaks: [], repairs: [], misplaced: [] })
    assert.equal(tables[0].header_rows, 1)
    assert.deepEqual(integrity, { verdict: 'clean', signals: [] })

    const workbook = await post('xlsx')
    assert.equal(Buffer.from(workbook.data!, 'base64').subarray(0, 4).toString('latin1'), 'PK\u0003\u0004')

    const { success: made, error_code, data: nothing } = await post('pdf')
    assert.deepEqual([made, error_code, nothing], [false, 'output_not_supported', null])
  }))
