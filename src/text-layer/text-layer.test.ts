import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TextLayer } from '../documents/document.js'
import type { PdfCharacter } from '../engines/pdf-document.js'
import { documentText } from './document-text.js'
import { isSound } from './is-sound.js'
import { linesOfLayer } from './layer-lines.js'
import type { PageText, TextLine } from './page-text.js'
import { inColumns } from './reading-order.js'

const cell = { width: 10, height: 20 }
const typed = (text: string, left: number, top: number, more: Partial<PdfCharacter> = {}): PdfCharacter[] =>
  [...text].map((letter, index) => ({
    text: letter,
    left: left + index * cell.width,
    top,
    right: left + (index + 1) * cell.width,
    bottom: top + cell.height,
    angle: 0,
    invisible: false,
    font: 'Sans',
    colour: 0,
    ...more,
  }))
const layer = (characters: PdfCharacter[], scanned = 0): TextLayer => ({
  annotations: [],
  rules: [],
  coded: false,
  width: 1000,
  height: 1400,
  characters,
  scanned,
})
const sentence = 'The account was opened in March and every payment was made on the day on which it was due. '

test('a text layer that says what is drawn is sound', () => {
  assert.ok(isSound(layer(typed(sentence, 10, 10))))
})

test('an invisible layer over a scan, characters that no font names, shifted letters and a lone stamp are not', () => {
  assert.ok(!isSound(layer(typed(sentence, 10, 10, { invisible: true }), 1)))
  assert.ok(!isSound(layer([...typed(sentence, 10, 10), ...typed('aaaaaaaaaaaa', 10, 40, { text: '' })])))
  const shifted = [...sentence].map((letter) =>
    /[a-z]/i.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - 29) : letter,
  )
  assert.ok(!isSound(layer(typed(`${shifted.join('')}${'bcdfghjklmnp'.repeat(8)}`, 10, 10))))
  assert.ok(!isSound(layer(typed('Page 1 of 3', 10, 10))))
  assert.ok(!isSound(layer(typed('RECEIVED 12 March 2024 Registry', 10, 10), 0.98)))
})

test('words part at a space, lines at a wide gap; bold print that is drawn twice is one', () => {
  const { lines } = linesOfLayer(
    layer([...typed('Total due', 10, 10), ...typed('Total due', 10.5, 10), ...typed('12.50', 400, 10)]),
  )
  assert.deepEqual(
    lines.map(({ text, words }) => [text, words.length]),
    [
      ['Total due', 2],
      ['12.50', 1],
    ],
  )
})

test('a page whose text runs upwards is turned upright', () => {
  const upwards = [...'Upwards it runs'].map((letter, index) => ({
    ...typed(letter, 100, 900 - index * 10)[0]!,
    right: 120,
    bottom: 910 - index * 10,
    angle: 90,
  }))
  const { rotation, width, height, lines } = linesOfLayer(layer(upwards))
  assert.equal(rotation, 90)
  assert.deepEqual([width, height], [1400, 1000])
  assert.equal(lines.map(({ text }) => text).join(' '), 'Upwards it runs')
})

const line = (text: string, left: number, top: number, right: number): TextLine => ({
  text,
  confidence: 1,
  words: [],
  left,
  top,
  right,
  bottom: top + 20,
})
const textsOf = (lines: readonly TextLine[]) => lines.map(({ text }) => text)

test('columns of running text are read one after the other, under the heading that spans them', () => {
  const column = (name: string, left: number) =>
    [0, 1, 2, 3, 4].map((row) => line(`${name}${row} has quite some words`, left, 100 + row * 30, left + 420))
  const [a, b] = [column('a', 40), column('b', 520)]
  const page = [line('A heading over both', 40, 20, 960), ...a.flatMap((each, row) => [each, b[row]!])]
  assert.deepEqual(textsOf(inColumns(page)), textsOf([page[0]!, ...a, ...b]))
})

test('a table stays row by row', () => {
  const rows = [0, 1, 2, 3, 4, 5].flatMap((row) => [
    line(`0${row}/04/2024`, 40, 100 + row * 30, 160),
    line(`Payment number ${row}`, 220, 100 + row * 30, 500),
    line(`${row}00.00`, 800, 100 + row * 30, 900),
  ])
  assert.deepEqual(textsOf(inColumns(rows)), textsOf(rows))
})

test('a sidebar whose lines stand at other heights is a column', () => {
  const main = [0, 1, 2, 3, 4, 5].map((row) => line(`m${row} worked on many things`, 400, 100 + row * 30, 900))
  const side = [0, 1, 2, 3].map((row) => line(`skill ${'abcd'[row]}`, 40, 112 + row * 43, 160))
  const page = [...main, ...side].sort((a, b) => a.top - b.top)
  assert.deepEqual(textsOf(inColumns(page)), textsOf([...side, ...main]))
})

test('headers and footers that run through the pages are told once', () => {
  const pages = [1, 2, 3].map(
    (number): PageText => ({
      number,
      width: 1000,
      height: 1400,
      rotation: 0,
      source: 'text_layer',
      lines: [
        line('Canal Bank', 40, 30, 200),
        line(`Body of page ${number}`, 40, 500, 400),
        line(`Page ${number} of 3`, 40, 1350, 200),
      ],
    }),
  )
  assert.equal(documentText(pages), 'Canal Bank\nBody of page 1\nPage 1 of 3\n\nBody of page 2\n\nBody of page 3')
})

test('two pages have no running lines', () => {
  const page = { width: 1000, height: 1400, rotation: 0, source: 'ocr', lines: [line('Same', 40, 30, 200)] } as const
  assert.equal(
    documentText([
      { ...page, number: 1 },
      { ...page, number: 2 },
    ]),
    'Same\n\nSame',
  )
})
