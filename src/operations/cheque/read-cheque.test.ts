import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { type ChequeDrawing, chequeSvg } from '../../../test/drawn/cheque.js'
import { type ChequeFacts, chequeFacts } from '../../../test/drawn/cheque-facts.js'
import { decodeRgb, lying, photograph } from '../../../test/drawn/effects.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { loadPageReader } from '../../reading/load-page-reader.js'
import { loadMicrReader } from '../../reading/micr/load-micr-reader.js'
import type { Picture } from '../../vision/picture.js'
import { rotatePicture } from '../../vision/turn.js'
import { type ChequeTools, readCheque } from './read-cheque.js'
import type { ChequeResult } from './schema.js'

let tools: ChequeTools & { dispose(): Promise<unknown> }
before(async () => {
  const reader = await loadPageReader({ threads: 1 })
  const micr = await loadMicrReader({ threads: 1 })
  tools = { reader, micr, dispose: () => Promise.all([reader.dispose(), micr.dispose()]) }
})
after(() => tools.dispose())

const today = new Date('2026-01-15')
const context = { signal: new AbortController().signal, time: <T>(_: string, work: () => Promise<T>) => work() }

async function read(picture: Picture, { blank = false } = {}): Promise<ChequeResult> {
  const pages = async function* () {
    yield { number: 1, picture } as never
  }
  return (await readCheque(pages(), tools, { blank, today }, context)).result
}

const scan = async (facts: ChequeFacts, drawing: ChequeDrawing, width = 1500): Promise<Picture> =>
  decodeRgb(
    await sharp(Buffer.from(chequeSvg(facts, drawing)))
      .resize({ width })
      .png()
      .toBuffer(),
  )

const printed = (result: ChequeResult) => ({
  bank: result.bank_name.value,
  ifsc: result.ifsc_code.value,
  micrCode: result.micr_code.value,
  chequeNumber: result.cheque_number.value,
  accountNumber: result.account_number.value,
  holder: result.account_holder_name.value,
})
const printedFacts = ({ bank, ifsc, micrCode, chequeNumber, accountNumber, holder }: ChequeFacts) => ({
  bank,
  ifsc,
  micrCode,
  chequeNumber,
  accountNumber,
  holder,
})
const check = (result: ChequeResult, name: string) => result.checks.find((each) => each.name === name)?.passed

const filled = chequeFacts('IN', 3)
const notFilled = chequeFacts('IN', 5, { blank: true })

test('a filled Indian cheque: what is printed, what is written, and what both say of each other', async () => {
  const result = await read(await scan(filled, { layout: 0, seed: 3 }))
  assert.equal(result.country, 'IN')
  assert.equal(result.currency.value, 'INR')
  assert.deepEqual(printed(result), printedFacts(filled))
  assert.equal(result.micr.raw?.replaceAll(' ', ''), filled.micr.replaceAll(' ', ''))
  assert.equal(result.amount.value, filled.amount)
  assert.equal(result.date.value, filled.date)
  for (const name of ['ifsc_format', 'ifsc_bank_agrees', 'micr_code_bank_agrees', 'blank_as_declared'])
    assert.equal(check(result, name), true, name)
  assert.equal(check(result, 'routing_checksum'), null)
  const { box, confidence, page } = result.ifsc_code
  assert.ok(confidence! > 0.5 && page === 1)
  const [x, y, w, h] = box as [number, number, number, number]
  assert.ok(x >= 0 && y >= 0 && x + w <= 1500 && y + h <= 690)
})

test('a blank leaf gives its printed part and nothing written', async () => {
  const result = await read(await scan(notFilled, { layout: 1, seed: 5 }), { blank: true })
  assert.deepEqual(printed(result), printedFacts(notFilled))
  for (const field of [result.payee_name, result.amount_in_words, result.amount_in_figures, result.date])
    assert.deepEqual([field.value, field.confidence], [null, null])
  assert.deepEqual(result.amount, { value: null, confidence: null, agree: null })
  assert.equal(result.marks.blank.value, true)
  assert.equal(check(result, 'blank_as_declared'), true)
})

test('CANCELLED across the leaf does not disturb what is printed', async () => {
  const result = await read(await scan(notFilled, { layout: 1, seed: 5, cancelled: true }), { blank: true })
  const { holder: _, ...most } = printed(result)
  const { holder: __, ...facts } = printedFacts(notFilled)
  assert.deepEqual(most, facts)
  assert.equal(result.payee_name.value, null)
})

test('an American cheque has a routing number with its checksum and no IFSC', async () => {
  const facts = chequeFacts('US', 4)
  const result = await read(await scan(facts, { layout: 1, seed: 4 }))
  assert.equal(result.country, 'US')
  assert.equal(result.currency.value, 'USD')
  assert.equal(result.routing_number.value, facts.routingNumber)
  assert.equal(result.account_number.value, facts.accountNumber)
  assert.equal(Number(result.cheque_number.value), Number(facts.chequeNumber))
  assert.equal(result.account_holder_name.value, facts.holder)
  assert.equal(result.ifsc_code.value, null)
  assert.equal(check(result, 'routing_checksum'), true)
})

for (const turn of [90, 180, 270] as const)
  test(`a cheque turned by ${turn} degrees is read upright, boxes on the upright page`, async () => {
    const upright = await scan(filled, { layout: 0, seed: 3 })
    const result = await read(rotatePicture(upright, turn))
    assert.equal(result.image.rotation, 360 - turn)
    assert.deepEqual([result.image.width, result.image.height], [upright.width, upright.height])
    assert.equal(result.ifsc_code.value, filled.ifsc)
    const straight = await read(upright)
    const distance = result.ifsc_code.box!.map((value, index) => Math.abs(value - straight.ifsc_code.box![index]!))
    assert.ok(Math.max(...distance) < 12, JSON.stringify(result.ifsc_code.box))
  })

test('a cheque photographed on a desk is found, straightened and read', async () => {
  const size = { width: 2000, height: 1300 }
  const corners = lying(size, 2000 / 920, { share: 0.75, degrees: 8, lean: 0.06 })
  const page = await scan(filled, { layout: 0, seed: 3 }, 2000)
  const result = await read(await photograph(page, { ...size, corners, blur: 0.6, shadow: 0.3 }))
  assert.deepEqual(printed(result), printedFacts(filled))
  const [x, y] = result.ifsc_code.box as [number, number, number, number]
  assert.ok(x > corners[0][0] && y > Math.min(...corners.map(([, cornerY]) => cornerY)))
})

test('a cheque scanned on the white of a larger page is read there', async () => {
  const leaf = await sharp(Buffer.from(chequeSvg(filled, { layout: 0, seed: 3 })))
    .resize({ width: 900 })
    .png()
    .toBuffer()
  const sheet = sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#fff' } })
  const picture = await decodeRgb(
    await sheet
      .composite([{ input: leaf, left: 150, top: 200 }])
      .png()
      .toBuffer(),
  )
  const result = await read(picture)
  const { ifsc, accountNumber, chequeNumber } = printed(result)
  assert.deepEqual([ifsc, accountNumber, chequeNumber], [filled.ifsc, filled.accountNumber, filled.chequeNumber])
  const [x, y] = result.ifsc_code.box as [number, number, number, number]
  assert.ok(x > 150 && y > 200 && y < 700)
})

const letter = (lines: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400">
  <rect width="1000" height="1400" fill="#fff"/>${lines.map((line, row) => `<text x="80" y="${120 + row * 44}" font-size="26" font-family="sans-serif">${line}</text>`).join('')}</svg>`

const others: [name: string, svg: string][] = [
  ['an empty page', letter([])],
  [
    'a letter from a bank',
    letter([
      'Canara Bank, Lakeview Road Branch',
      'Dear customer, your cheque book has been sent to you.',
      'Account number 2854101006936, IFSC CNRB0002854',
      'Please pay the charges of Rupees five hundred only.',
      'Yours faithfully, Branch Manager',
    ]),
  ],
  [
    'a receipt',
    letter(['Corner Grocery', 'Date 12/03/2024', 'Milk 52.00', 'Bread 45.00', 'Total Rs 97.00', 'Thank you']),
  ],
]
for (const [name, svg] of others)
  test(`no cheque: ${name}`, async () => {
    const picture = await decodeRgb(Buffer.from(svg))
    await assert.rejects(read(picture), (error) => error instanceof LekhaError && error.code === 'no_cheque_found')
  })
