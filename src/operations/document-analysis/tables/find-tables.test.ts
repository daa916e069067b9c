import assert from 'node:assert/strict'
import { test } from 'node:test'
import { helveticaWidth, pageSize } from '../../../../test/drawn/text-pdf.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { findTables } from './find-tables.js'
import { rowsOfPage } from './row.js'

/** A page of words at points; a text's own spaces part its words. */
function page(number: number, texts: readonly (readonly [x: number, y: number, text: string])[]): PageText {
  const lines = texts.map(([x, y, text]) => {
    let at = x
    const words = text.split(' ').map((word) => {
      const left = at
      const right = left + helveticaWidth(word, 10)
      at = right + 2.8
      return { text: word, confidence: 1, left, right, top: y, bottom: y + 11 }
    })
    return { text, confidence: 1, words, left: x, right: words.at(-1)!.right, top: y, bottom: y + 11 }
  })
  return { number, ...pageSize, rotation: 0, source: 'text_layer', lines }
}
const tablesOf = (...pages: PageText[]) =>
  findTables(pages.flatMap(rowsOfPage), (number) => pages[number - 1]?.rules ?? [])
const row = (y: number, ...cells: string[]) =>
  cells.flatMap((text, column) => (text ? [[60 + column * 150, y, text] as const] : []))

test('cells by their alignment, the words over the figures as header', () => {
  const [table, ...more] = tablesOf(
    page(1, [
      [60, 40, 'A letter before the table that runs over the whole width of the page and says nothing'],
      ...row(100, 'Item', 'Number', 'Sum due'),
      ...row(116, 'Black tea', '2', '18.00'),
      ...row(132, 'Rye bread', '1', '4.50'),
      ...row(148, 'Sugar', '10', '9.90'),
    ]),
  )
  assert.deepEqual(more, [])
  assert.equal(table!.header_rows, 1)
  assert.deepEqual(table!.rows, [
    ['Item', 'Number', 'Sum due'],
    ['Black tea', '2', '18.00'],
    ['Rye bread', '1', '4.50'],
    ['Sugar', '10', '9.90'],
  ])
})

test('a wrapped cell is one cell', () => {
  const [table] = tablesOf(
    page(1, [
      ...row(100, '1', 'Tea from the', '18.00'),
      ...row(112, '', 'northern hills', ''),
      ...row(130, '2', 'Bread', '4.50'),
      ...row(148, '3', 'Sugar', '9.90'),
    ]),
  )
  assert.deepEqual(table!.rows[0], ['1', 'Tea from the northern hills', '18.00'])
  assert.equal(table!.rows.length, 3)
})

test('a table that goes on on the next page is one, its repeated header left out', () => {
  const body = (from: number, count: number, first: number) =>
    Array.from({ length: count }, (_, n) => row(from + n * 16, `Item ${first + n}`, `${n}`, '1.00')).flat()
  const tables = tablesOf(
    page(1, [...row(600, 'Item', 'Number', 'Sum'), ...body(616, 10, 1)]),
    page(2, [...row(50, 'Item', 'Number', 'Sum'), ...body(66, 4, 11)]),
  )
  assert.equal(tables.length, 1)
  assert.equal(tables[0]!.rows.length, 15)
  assert.deepEqual(tables[0]!.rows.at(-1), ['Item 14', '3', '1.00'])
})

test('prose has no tables', () => {
  const text = 'several words that follow one another as they do in a letter of some length'
  assert.deepEqual(
    tablesOf(
      page(
        1,
        [100, 116, 132, 148, 164].map((y) => [60, y, text] as const),
      ),
    ),
    [],
  )
})

/** The lines of a table: around it, and between its columns and rows. */
const grid = (xs: readonly number[], ys: readonly number[]) => [
  ...xs.map((x) => ({ left: x, right: x + 1, top: ys[0]!, bottom: ys.at(-1)! })),
  ...ys.map((y) => ({ left: xs[0]!, right: xs.at(-1)!, top: y, bottom: y + 1 })),
]

test('lines part cells whose texts touch, and keep a cell of several lines together', () => {
  const texts = page(1, [
    [62, 102, 'Code'],
    [102, 102, 'What it is'],
    [202, 102, 'Sum'],
    [62, 122, 'A4711'],
    [102, 122, 'Black tea in tins'],
    [202, 122, '18.00'],
    [102, 136, 'of one pound'],
    [62, 162, 'B0815'],
    [102, 162, 'Rye bread'],
    [202, 162, '4.50'],
  ])
  const rules = grid([60, 100, 200, 260], [98, 118, 154, 180])
  const [table, ...more] = tablesOf({ ...texts, rules })
  assert.deepEqual(more, [])
  assert.deepEqual(table!.rows, [
    ['Code', 'What it is', 'Sum'],
    ['A4711', 'Black tea in tins of one pound', '18.00'],
    ['B0815', 'Rye bread', '4.50'],
  ])
})

test('rows of figures between two lines stay rows', () => {
  const texts = page(1, [
    [62, 102, 'Item'],
    [202, 102, 'Sum'],
    [62, 122, 'Tea'],
    [202, 122, '18.00'],
    [62, 138, 'Bread'],
    [202, 138, '4.50'],
    [62, 162, 'Total'],
    [202, 162, '22.50'],
  ])
  const [table] = tablesOf({ ...texts, rules: grid([60, 200, 260], [98, 118, 156, 180]) })
  assert.deepEqual(
    table!.rows.map(([, sum]) => sum),
    ['Sum', '18.00', '4.50', '22.50'],
  )
})

test('lines of names and values over a table are no rows of it', () => {
  const [table] = tablesOf(
    page(1, [
      [60, 68, 'Account holder:'],
      [210, 68, 'Asha Example of the long lane'],
      [60, 84, 'Statement period:'],
      [210, 84, 'the whole month of February 2026'],
      ...row(100, 'Date', 'What', 'Sum', 'Balance'),
      ...row(116, '01-02-2026', 'Tea', '18.00', '100.00'),
      ...row(132, '02-02-2026', 'Rye bread', '4.50', '95.50'),
    ]),
  )
  assert.deepEqual(table!.rows[0], ['Date', 'What', 'Sum', 'Balance'])
})
