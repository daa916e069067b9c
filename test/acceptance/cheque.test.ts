import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { withLekha } from './lekha-process.js'

/** Of docs/images/cheque.jpg, drawn by scripts/draw-sample-cheque.ts. */
const printed = {
  bank_name: 'Canara Bank',
  branch: 'Lakeview Road',
  branch_address: '76 Lakeview Road, Bengaluru 560034',
  ifsc_code: 'CNRB0002379',
  micr_code: '560015393',
  cheque_number: '077349',
  account_number: '7654067619529',
  account_type: 'SAVINGS',
  account_holder_name: 'VIKRAM KULKARNI',
  currency: 'INR',
}
const written = {
  payee_name: 'Meera Menon',
  amount_in_words: 'Sixty five lakh only',
  amount_in_figures: 6_500_000,
  date: '2016-01-18',
}

interface Field {
  value: unknown
  confidence: number | null
  box: number[] | null
  page: number | null
}

test('the cheque of the README comes back read, and blank where it is declared blank', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_WORKERS: '1' })
    const api = await lekha.api()
    const file = await readFile(join(import.meta.dirname, '../../../docs/images/cheque.jpg'))
    const post = async (blank: boolean) => {
      const response = await fetch(`${api}/api/v1/cheque`, {
        method: 'POST',
        headers: { token: lekha.token, 'content-type': 'application/json' },
        body: JSON.stringify({
          req_id: 'loan-7',
          doc_type: 'image',
          blank_cheque: blank,
          doc_base64: file.toString('base64'),
        }),
      })
      const envelope = (await response.json()) as Record<string, unknown> & { result: Record<string, Field> }
      const { uid, success, error_code, error_message, result } = envelope
      assert.deepEqual([response.status, uid, success, error_code, error_message], [200, 'loan-7', true, '', ''])
      return result as Record<string, Field> & {
        country: string
        amount: { value: number; agree: boolean }
        micr: { raw: string }
        checks: { name: string; passed: boolean | null }[]
      }
    }
    const values = (result: Record<string, Field>, names: object) =>
      Object.fromEntries(Object.keys(names).map((name) => [name, result[name]!.value]))

    const result = await post(false)
    assert.deepEqual(values(result, printed), printed)
    assert.deepEqual(values(result, written), written)
    assert.equal(result.country, 'IN')
    assert.equal(result.micr.raw, '⑈077349⑈ 560015393⑆ 619529⑈ 31')
    assert.deepEqual([result.amount.value, result.amount.agree], [6_500_000, true])
    assert.equal(result.signature_present!.value, true)
    for (const name of Object.keys(printed)) {
      const { confidence, box, page } = result[name]!
      assert.ok(confidence! > 0 && confidence! <= 1, name)
      // A currency follows from the country, and stands nowhere.
      if (name !== 'currency') assert.ok(box?.length === 4 && page === 1, name)
    }
    const passed = Object.fromEntries(result.checks.map(({ name, passed }) => [name, passed]))
    assert.deepEqual(passed, {
      ifsc_format: true,
      ifsc_bank_agrees: true,
      micr_code_bank_agrees: true,
      micr_number_agrees: null,
      routing_checksum: null,
      amounts_agree: true,
      date_valid: true,
      date_stale: false,
      signature_present: true,
      blank_as_declared: true,
    })

    const blank = await post(true)
    assert.deepEqual(values(blank, printed), printed)
    for (const name of Object.keys(written)) assert.equal(blank[name]!.value, null)
  }))
