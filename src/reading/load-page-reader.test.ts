import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { decodeRgb } from '../../test/drawn/effects.js'
import { letters, widthOf } from '../../test/drawn/fonts.js'
import type { Picture } from '../vision/picture.js'
import { boundsOf, quadOfBox } from '../vision/quad.js'
import { rotatePicture } from '../vision/turn.js'
import { loadPageReader } from './load-page-reader.js'
import type { PageReader } from './page-reader.js'

let reader: PageReader
before(async () => {
  reader = await loadPageReader({ threads: 1 })
})
after(() => reader.dispose())

const svg = (width: number, height: number, body: string) =>
  decodeRgb(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`,
    ),
  )

const rows = [
  'Statement of account for March 2026',
  'Opening balance: 1,24,500.75',
  'IFSC: SBIN0001234   A/c No. 30129984410',
  'Payable at par at all branches',
]
const drawPage = (turn = 0) =>
  svg(
    1000,
    700,
    `<g transform="rotate(${turn} 500 350)">${rows.map((text, index) => letters(text, { x: 90, base: 150 + 110 * index, size: 34 })).join('')}</g>`,
  )

const textsOf = async (picture: Picture) =>
  (await reader.read(picture)).lines.map(({ text }) => text.replace(/\s+/g, ' '))
const joined = (texts: readonly string[]) => texts.join(' ').replace(/\s+/g, '')

test('reads lines from top to bottom, spaces and punctuation kept', async () => {
  const texts = await textsOf(await drawPage())
  assert.equal(joined(texts), joined(rows))
  assert.equal(texts[0], rows[0])
  assert.equal(texts[1], rows[1])
})

test('narrow spaces between capitals and figures are kept', async () => {
  const narrow = ['FAX 03 87686092', 'TAX INVOICE 12 OCT', 'UNIT 3.50 SR']
  const size = 15
  const placed = narrow.flatMap((row, index) => {
    let x = 60
    return row.split(' ').map((word) => {
      const at = { x, base: 80 + 50 * index, size }
      x += widthOf(word, 'sans', size) + 0.2 * size
      return letters(word, at)
    })
  })
  assert.deepEqual(await textsOf(await svg(500, 300, placed.join(''))), narrow)
})

test('reads the selected places only, and asks which unsure lines are worth more time', async () => {
  const page = await drawPage()
  const asked: string[] = []
  const { lines } = await reader.read(page, {
    select: async (places, upright) => {
      assert.deepEqual([upright.width, upright.height], [page.width, page.height])
      return places.filter(([[, y]]) => y < 300)
    },
    isWorthwhile: (line, all) => {
      asked.push(line.text)
      assert.ok(all.includes(line))
      return false
    },
  })
  assert.equal(joined(lines.map(({ text }) => text)), joined(rows.slice(0, 2)))
  assert.ok(asked.length <= lines.length)
})

test('a word stands where it was drawn', async () => {
  const { lines, picture } = await reader.read(await drawPage())
  const word = lines.flatMap(({ words }) => words).find(({ text }) => text === '1,24,500.75')!
  const [x, y, width, height] = boundsOf(word.quad, picture)
  const left = 90 + widthOf('Opening balance: ', 'sans', 34)
  const right = left + widthOf('1,24,500.75', 'sans', 34)
  assert.ok(
    Math.abs(x - left) < 17 && Math.abs(x + width - right) < 17,
    `${x} to ${x + width}, not ${left} to ${right}`,
  )
  assert.ok(y > 215 && y < 240 && y + height > 258 && y + height < 285, `rows ${y} to ${y + height}`)
  assert.ok(word.confidence > 0.8 && word.confidence <= 1)
})

test('a turned page is made upright', async () => {
  const page = await drawPage()
  for (const degrees of [90, 180, 270] as const) {
    const reading = await reader.read(rotatePicture(page, degrees))
    assert.equal(reading.rotation, 360 - degrees)
    assert.deepEqual([reading.picture.width, reading.picture.height], [1000, 700])
    assert.equal(joined(reading.lines.map(({ text }) => text)), joined(rows))
  }
})

test('a turned page stays as it is when turning is not wanted', async () => {
  const reading = await reader.read(rotatePicture(await drawPage(), 180), { rotate: false })
  assert.equal(reading.rotation, 0)
})

test('a tilted page is read along its slope', async () => {
  assert.equal(joined(await textsOf(await drawPage(4))), joined(rows))
})

test('a line that runs upwards is read, and its quad begins at its own top left', async () => {
  const page = await svg(
    800,
    600,
    `${letters('Pay to the order of', { x: 200, base: 120, size: 30 })}<g transform="translate(80 560) rotate(-90)">${letters('Printed by Example Press', { x: 0, base: 0, size: 26 })}</g>`,
  )
  const { lines } = await reader.read(page)
  const line = lines.find(({ text }) => text.includes('Example'))!
  assert.equal(line.text, 'Printed by Example Press')
  const [[, topLeft], [, topRight]] = line.quad
  assert.ok(topLeft > topRight)
})

test('a place that is known is read without looking for it, and can be decoded anew', async () => {
  const page = await drawPage()
  const [line, nothing] = await reader.readQuads(page, [quadOfBox([80, 215, 500, 60]), quadOfBox([600, 600, 300, 60])])
  assert.equal(line!.text, rows[1])
  assert.equal(nothing!.text, '')
  const { frames, steps, classes } = line!.recognition!
  assert.equal(frames.length, steps * classes)
  assert.equal(classes, reader.alphabet.length + 1)
  const sum = frames.slice(0, classes).reduce((total, value) => total + Math.exp(value), 0)
  assert.ok(Math.abs(sum - 1) < 1e-3)
})

test('pictures with nothing on them have no lines', async () => {
  for (const [width, height] of [
    [1, 1],
    [600, 400],
    [2000, 3],
    [3, 2000],
  ] as const)
    assert.deepEqual(await textsOf({ width, height, channels: 1, data: new Uint8Array(width * height).fill(250) }), [])
})

test('an aborted signal ends the reading', async () => {
  const abort = new AbortController()
  const page = await drawPage()
  const reading = reader.read(page, { signal: abort.signal })
  abort.abort(new Error('gone'))
  await assert.rejects(reading, /gone/)
})
