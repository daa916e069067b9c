import type { TextLayer } from '../../../documents/document.js'
import type { PdfAnnotation, PdfCharacter } from '../../../engines/pdf-document.js'
import { around, boxOf, type Extent, heightOf, middleY } from '../../../text-layer/extent.js'
import type { Signal } from './signal.js'

/** What a page's own text tells of changes, without a look at its picture. */
export function layerSignals(layer: TextLayer, page: number): Signal[] {
  const visible = layer.characters.filter(({ invisible, text, angle }) => !invisible && text.trim() !== '' && angle < 8)
  const single = visible.filter((character, index) => !isSameCell(character, visible[index - 1]))
  const at = (parts: readonly Extent[]) => boxOf(around(parts), layer)
  return [...annotationSignals(layer.annotations, visible), ...overlaidText(single), ...mixedNumbers(visible)].map(
    ({ code, severity, detail, parts }) => ({ code, severity, page, box: at(parts), detail }),
  )
}

/** A drawing that stands for several characters, as a ligature or an icon does: the file gives them one after the other. */
const isSameCell = (a: Extent, b: Extent | undefined) =>
  b !== undefined && a.left === b.left && a.right === b.right && a.top === b.top && a.bottom === b.bottom

type Found = Pick<Signal, 'code' | 'severity' | 'detail'> & { readonly parts: readonly Extent[] }

const covers = (a: Extent, b: Extent): number => {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / Math.max(1e-6, (b.right - b.left) * (b.bottom - b.top))
}

const inWords = (kind: PdfAnnotation['kind']) =>
  ({
    free_text: 'a box of text',
    line: 'a line',
    square: 'a rectangle',
    circle: 'an ellipse',
    polygon: 'a polygon',
    stamp: 'a stamp',
    ink: 'a stroke of ink',
    redact: 'a blackened area',
  })[kind]

/** Ink, text or shapes laid over figures. A stamp over prose or a box drawn round a whole paragraph is no forgery. */
function annotationSignals(annotations: readonly PdfAnnotation[], characters: readonly PdfCharacter[]): Found[] {
  return annotations.flatMap((annotation): Found[] => {
    const under = characters.filter((character) => covers(annotation, character) > 0.4)
    const digits = under.filter(({ text }) => /\d/.test(text)).length
    if (digits < 2 || under.length > 60) return []
    const severity = annotation.kind === 'stamp' ? 'low' : 'medium'
    const detail = `Over printed figures lies ${inWords(annotation.kind)}, put there after the file was made.`
    return [{ code: 'annotation_over_figures', severity, detail, parts: [annotation] }]
  })
}

/** Two letters in one place are an overprint from this part of the smaller one on. */
const sharedCell = 0.55
/** So many on a line: kerning and accents bring one or two close now and then. */
const fewestOverlaid = 3

/** Characters that are compared with one; a drawing may put thousands in one place. */
const mostNeighbours = 8

/** Different text printed in one place: new figures over old ones that were not taken away. */
function overlaidText(characters: readonly PdfCharacter[]): Found[] {
  return rowsOf(characters.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)))
    .map(overprinted)
    .filter((hits) => hits.length >= 2 * fewestOverlaid && hits.some(({ text }) => /\d/.test(text)))
    .map((hits) => ({
      code: 'overlaid_text',
      severity: 'medium' as const,
      detail: 'Different characters are printed over one another.',
      parts: hits,
    }))
}

/** The characters of a row that lie on another one. The same letter twice is bold print. */
function overprinted(row: readonly PdfCharacter[]): PdfCharacter[] {
  const sorted = [...row].sort((a, b) => a.left - b.left)
  const hits: PdfCharacter[] = []
  for (const [index, first] of sorted.entries()) {
    const end = Math.min(sorted.length, index + 1 + mostNeighbours)
    for (let next = index + 1; next < end && sorted[next]!.left < first.right; next++) {
      const second = sorted[next]!
      if (second.text !== first.text && isOver(first, second)) hits.push(first, second)
    }
  }
  return hits
}

function isOver(a: PdfCharacter, b: PdfCharacter): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const narrow = Math.min(a.right - a.left, b.right - b.left)
  return narrow > 0 && across > sharedCell * narrow && down > sharedCell * Math.min(heightOf(a), heightOf(b))
}

function rowsOf<Item extends Extent>(items: readonly Item[]): Item[][] {
  const rows: Item[][] = []
  for (const item of [...items].sort((a, b) => middleY(a) - middleY(b))) {
    const row = rows.at(-1)
    if (row && Math.abs(middleY(row.at(-1)!) - middleY(item)) < 0.4 * heightOf(item)) row.push(item)
    else rows.push([item])
  }
  return rows
}

/** A number whose digits come from several fonts or sizes was not written in one go. */
function mixedNumbers(characters: readonly PdfCharacter[]): Found[] {
  return numbersOf(characters).flatMap((number): Found[] => {
    const digits = number.filter(({ text }) => /\d/.test(text))
    const fonts = new Set(digits.map(({ font }) => familyOf(font)))
    const heights = digits.map(heightOf)
    const sizes = Math.max(...heights) / Math.max(1e-6, Math.min(...heights))
    // Hundredths are set smaller and raised by custom; a number of two halves is not what an edit looks like.
    const stray = fonts.size > 1 ? rarest(digits.map(({ font }) => familyOf(font))) : 0
    const isMixed = fonts.size > 1 && stray < digits.length / 2
    if (!isMixed && !(sizes > 1.08 && sizes < 1.35 && isScattered(heights))) return []
    const text = number.map((character) => character.text).join('')
    return [
      {
        code: 'font_changes_in_number',
        severity: 'medium',
        detail: `The figures of ${text} are set in more than one font or size.`,
        parts: number,
      },
    ]
  })
}

const rarest = (values: readonly string[]) =>
  Math.min(...[...new Set(values)].map((value) => values.filter((each) => each === value).length))

/** A subset's six letters before the name say nothing of the font. */
const familyOf = (font: string) => font.replace(/^[A-Z]{6}\+/, '')

/** Heights that change more than once, or in the middle: not a raised end. */
function isScattered(heights: readonly number[]): boolean {
  const changes = heights.slice(1).filter((height, index) => Math.abs(height / heights[index]! - 1) > 0.08).length
  return changes >= 2
}

/** The longest amount that anyone prints. */
const mostCharacters = 24

/** Runs of digits with separators: years and codes are set in two weights by design now and then, amounts are not. */
function numbersOf(characters: readonly PdfCharacter[]): PdfCharacter[][] {
  const runs: PdfCharacter[][] = []
  for (const row of rowsOf(characters)) {
    let run: PdfCharacter[] = []
    for (const character of row.sort((a, b) => a.left - b.left)) {
      const last = run.at(-1)
      const joins = /[\d.,]/.test(character.text) && (!last || character.left - last.right < 0.15 * heightOf(character))
      if (!joins && run.length) runs.push(run)
      if (!joins) run = []
      if (/[\d.,]/.test(character.text)) run.push(character)
    }
    if (run.length) runs.push(run)
  }
  return runs.filter(
    (run) =>
      run.length >= 4 && run.length <= mostCharacters && /^\d+(?:[.,]\d+)+$/.test(run.map(({ text }) => text).join('')),
  )
}
