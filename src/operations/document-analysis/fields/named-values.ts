import type { PageText, TextLine } from '../../../text-layer/page-text.js'
import { type Folded, fold } from '../classify/fold.js'

/** A text that may be the value of a field, by where it stands to the field's name. */
export interface NamedValue {
  readonly text: string
  readonly line: TextLine
  readonly page: PageText
  readonly place: 'behind' | 'right' | 'below'
  /** Letters of the name that was found: "invoice date" says more than "date". */
  readonly nameLength: number
}

/** Every text that stands behind, right of or under one of the names. */
export function namedValues(page: PageText, names: readonly string[]): NamedValue[] {
  const wanted = names.map((name) => fold(name).text).filter(Boolean)
  return page.lines.flatMap((line) => {
    const found = nameAtStart(line.text, wanted)
    if (!found) return []
    const value = (text: string, from: TextLine, place: NamedValue['place']): NamedValue[] =>
      text ? [{ text, line: from, page, place, nameLength: found.length }] : []
    if (found.rest) return value(found.rest, line, 'behind')
    const right = rightOf(line, page.lines)
    const below = belowOf(line, page.lines)
    return [...(right ? value(right.text, right, 'right') : []), ...(below ? value(below.text, below, 'below') : [])]
  })
}

/**
 * The longest name that the line begins with, and what follows it. Names in two languages follow each other behind a
 * slash, and a number of the form may stand before: "1. Surname / Nom".
 */
function nameAtStart(text: string, wanted: readonly string[]): { length: number; rest: string } | null {
  let folded = fold(text)
  let best = longestStart(folded, wanted)
  if (!best) {
    const bare = text.replace(/^\s*\(?\d{1,2}[.)]?\s+/, '')
    if (bare === text) return null
    folded = fold(bare)
    best = longestStart(folded, wanted)
    if (!best) return null
    return { length: best, rest: behind(bare, best, wanted) }
  }
  return { length: best, rest: behind(text, best, wanted) }
}

const longestStart = ({ text, begins }: Folded, wanted: readonly string[]): number =>
  Math.max(0, ...wanted.filter((name) => text.startsWith(name) && begins[name.length]).map(({ length }) => length))

/** Names of one or two letters ("E", "5") begin many values. */
const shortestName = 3

export const beginsWithName = (text: string, names: readonly string[]): boolean =>
  longestStart(
    fold(text),
    names.map((name) => fold(name).text).filter(({ length }) => length >= shortestName),
  ) > 0

/** The text behind so many folded letters, without what parts a name from its value and without further names. */
function behind(text: string, letters: number, wanted: readonly string[]): string {
  let seen = 0
  let at = 0
  for (const character of text) {
    if (seen >= letters) break
    seen += fold(character).text.length
    at += character.length
  }
  const rest = text.slice(at)
  const translation = /^\s*[/|]\s*/.exec(rest)
  if (translation) {
    const next = rest.slice(translation[0].length)
    const again = longestStart(fold(next), wanted)
    return again ? behind(next, again, wanted) : ''
  }
  return rest
    .replace(/^\s*\([^)]{0,12}\)/, '')
    .replace(/^[\s:.\-–#№°º=]+/, '')
    .trim()
}

const height = ({ top, bottom }: TextLine) => bottom - top
const middle = ({ top, bottom }: TextLine) => (top + bottom) / 2

function rightOf(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  const beside = lines.filter(
    (other) =>
      other.left >= line.right - 0.3 * height(line) && Math.abs(middle(other) - middle(line)) < 0.5 * height(line),
  )
  return beside.length ? beside.reduce((a, b) => (b.left < a.left ? b : a)) : null
}

/** The next line down that begins near the name's beginning or lies over it. */
function belowOf(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  const under = lines.filter((other) => {
    const gap = middle(other) - middle(line)
    const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left)
    return gap > 0.6 * height(line) && gap < 2.6 * Math.max(height(line), height(other)) && shared > 0
  })
  return under.length ? under.reduce((a, b) => (middle(b) < middle(a) ? b : a)) : null
}
