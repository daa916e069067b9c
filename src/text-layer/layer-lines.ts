import type { TextLayer } from '../documents/document.js'
import type { PdfCharacter } from '../engines/pdf-document.js'
import { around, type Extent, heightOf, middleX, middleY, sharedWidth } from './extent.js'
import type { PageText, TextLine, TextWord } from './page-text.js'

/** A layer's characters are those of the file; what can be wrong is the file. */
const layerConfidence = 0.995
/** Gaps in parts of a character's cell, which is about 1.15 of the font's size: a space is 0.2 to 0.3 of the size. */
const wordGap = 0.16
/** A wider gap ends the line: what follows stands in another column. */
const lineGap = 0.95

type Rotation = PageText['rotation']

/** The lines of a page out of its text layer, turned upright where the page's text runs sideways. */
export function linesOfLayer(layer: TextLayer): Pick<PageText, 'width' | 'height' | 'rotation' | 'lines' | 'rules'> {
  const visible = layer.characters.filter(({ invisible, text }) => !invisible && text !== '')
  const rotation = commonTurn(visible)
  const sideways = rotation === 90 || rotation === 270
  const size = sideways ? { width: layer.height, height: layer.width } : { width: layer.width, height: layer.height }
  const upright = visible.map((character) => turned(character, rotation, layer))
  const level = upright.filter(({ angle }) => isNear(angle, 0))
  const slanted = upright.filter(({ angle }) => !isNear(angle, 0))
  // Few tables lie on their side; their lines are left alone.
  const rules = rotation === 0 ? layer.rules : []
  const walls = rules.filter((rule) => heightOf(rule) > rule.right - rule.left)
  const lines = rowsOfCharacters(withoutDoubles(level)).flatMap((row) => linesOfRow(row, wallsAcross(row, walls)))
  return { ...size, rotation, lines: [...lines, ...slantedLines(slanted)], rules }
}

/** Where upright lines cross a row of characters, from the left. */
function wallsAcross(row: readonly PdfCharacter[], walls: readonly Extent[]): number[] {
  if (walls.length === 0) return []
  const middle = middleY(row[0]!)
  return walls
    .filter(({ top, bottom }) => top < middle && bottom > middle)
    .map(middleX)
    .sort((a, b) => a - b)
}

const isNear = (angle: number, wanted: number) => Math.abs(((angle - wanted + 540) % 360) - 180) < 8

/** The quarter turn clockwise that makes most of the text run to the right. */
function commonTurn(characters: readonly PdfCharacter[]): Rotation {
  const turns = [0, 90, 180, 270] as const
  const counts = turns.map((turn) => characters.filter(({ angle }) => isNear(angle, turn)).length)
  return turns[counts.indexOf(Math.max(...counts))] ?? 0
}

/** Text that runs upwards (90° anticlockwise) is made upright by a quarter turn clockwise. */
function turned(character: PdfCharacter, turn: Rotation, page: { width: number; height: number }): PdfCharacter {
  const { left, top, right, bottom } = character
  const angle = (character.angle - turn + 360) % 360
  switch (turn) {
    case 0:
      return character
    case 90:
      return { ...character, angle, left: page.height - bottom, top: left, right: page.height - top, bottom: right }
    case 180:
      return {
        ...character,
        angle,
        left: page.width - right,
        top: page.height - bottom,
        right: page.width - left,
        bottom: page.height - top,
      }
    case 270:
      return { ...character, angle, left: top, top: page.width - right, right: bottom, bottom: page.width - left }
  }
}

/** Bold print is often the same character drawn twice, a hair apart. */
function withoutDoubles(characters: readonly PdfCharacter[]): PdfCharacter[] {
  const seen = new Map<string, PdfCharacter[]>()
  return characters.filter((character) => {
    if (/^\s$/.test(character.text)) return true
    const cell = heightOf(character)
    const near = (dx: number, dy: number) =>
      `${character.text}:${Math.floor(middleX(character) / cell) + dx}:${Math.floor(middleY(character) / cell) + dy}`
    const reach = Math.min(cell, Math.max(1, character.right - character.left)) * 0.3
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of seen.get(near(dx, dy)) ?? [])
          if (
            Math.abs(middleX(other) - middleX(character)) < reach &&
            Math.abs(middleY(other) - middleY(character)) < reach
          )
            return false
    const key = near(0, 0)
    seen.set(key, [...(seen.get(key) ?? []), character])
    return true
  })
}

interface CharacterRow {
  middle: number
  height: number
  readonly characters: PdfCharacter[]
}

/** Groups characters whose middles lie within a third of a cell. */
function rowsOfCharacters(characters: readonly PdfCharacter[]): PdfCharacter[][] {
  const rows: CharacterRow[] = []
  const sorted = [...characters].sort((a, b) => middleY(a) - middleY(b))
  for (const character of sorted) {
    const middle = middleY(character)
    const height = heightOf(character)
    const row = rows.slice(-4).findLast((each) => Math.abs(each.middle - middle) < 0.35 * Math.min(each.height, height))
    if (!row) rows.push({ middle, height, characters: [character] })
    else {
      row.characters.push(character)
      row.middle += (middle - row.middle) / row.characters.length
      row.height = Math.max(row.height, height)
    }
  }
  return rows
    .sort((a, b) => a.middle - b.middle)
    .map((row) => row.characters.sort((a, b) => a.left - b.left || a.right - b.right))
}

function linesOfRow(row: readonly PdfCharacter[], walls: readonly number[]): TextLine[] {
  const lines: TextLine[] = []
  let words: TextWord[] = []
  let letters: PdfCharacter[] = []
  let previous: PdfCharacter | null = null
  const endWord = () => {
    if (letters.length) words.push(wordOf(letters))
    letters = []
  }
  const endLine = () => {
    endWord()
    if (words.length) lines.push(lineOf(words))
    words = []
  }
  for (const character of row) {
    if (/^\s$/.test(character.text)) {
      endWord()
      continue
    }
    if (previous) {
      const gap = -sharedWidth(previous, character) / Math.max(1, Math.min(heightOf(previous), heightOf(character)))
      if (gap > lineGap) endLine()
      else if (gap > wordGap || walls.some((x) => x > middleX(previous!) && x < middleX(character))) endWord()
    }
    letters.push(character)
    previous = character
  }
  endLine()
  return lines
}

/** Watermarks and text at the margins: cut where the file goes on elsewhere. */
function slantedLines(characters: readonly PdfCharacter[]): TextLine[] {
  const lines: TextLine[] = []
  let words: TextWord[] = []
  let letters: PdfCharacter[] = []
  const endWord = () => {
    if (letters.length) words.push(wordOf(letters))
    letters = []
  }
  const endLine = () => {
    endWord()
    if (words.length) lines.push(lineOf(words))
    words = []
  }
  let previous: PdfCharacter | null = null
  for (const character of characters) {
    const reach = previous ? Math.max(heightOf(previous), previous.right - previous.left) * 2 : 0
    if (previous && !isClose(previous, character, reach)) endLine()
    previous = character
    if (/^\s$/.test(character.text)) endWord()
    else letters.push(character)
  }
  endLine()
  return lines
}

const isClose = (a: Extent, b: Extent, reach: number) =>
  Math.hypot(middleX(a) - middleX(b), middleY(a) - middleY(b)) <= reach

const wordOf = (letters: readonly PdfCharacter[]): TextWord => ({
  text: letters
    .map(({ text }) => text)
    .join('')
    .normalize('NFKC'),
  confidence: layerConfidence,
  ...around(letters),
})

export const lineOf = (words: readonly TextWord[]): TextLine => ({
  text: words.map(({ text }) => text).join(' '),
  confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
  words,
  ...around(words),
})
