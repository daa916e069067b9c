import type { DocumentOpener, OpenDocument, TextLayer } from '../../../documents/document.js'
import { around, boxOf, type Extent } from '../../../text-layer/extent.js'
import { linesOfLayer } from '../../../text-layer/layer-lines.js'
import type { Picture } from '../../../vision/picture.js'
import type { Signal } from './signal.js'

/**
 * Where earlier versions of a PDF end inside it: an editor may append its changes and leave what was there before
 * (ISO 32000-1, 7.5.6). The first end of a file that is laid out for the web is none.
 */
export function earlierEnds(bytes: Uint8Array): number[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends: number[] = []
  for (let at = file.indexOf('%%EOF'); at >= 0; at = file.indexOf('%%EOF', at + 5)) ends.push(at + 5)
  const isLinearized = file.subarray(0, 2048).includes('/Linearized')
  // What holds no object (a second table for older readers, as word processors write) changes nothing.
  return ends.slice(isLinearized ? 1 : 0, -1).filter((end) => /\d\s+obj\b/.test(file.toString('latin1', end)))
}

/** Pages that are compared as pictures where their text is the same; drawing takes a tenth of a second each. */
const mostDrawn = 4
/** Versions that are opened; a file of more was saved by a program that appends each time. */
const mostVersions = 3

export interface Change {
  readonly page: number
  readonly box: readonly number[] | null
  readonly kind: 'text' | 'look'
  /** The words that differ, as they were and as they are; '' where nothing stood or stands. */
  readonly words?: { readonly before: string; readonly after: string }
}

/**
 * What an earlier version of the file showed otherwise, for the first version that differs.
 * @param now the document as it stands
 */
export async function visibleChanges(
  bytes: Uint8Array,
  now: OpenDocument,
  opener: DocumentOpener,
  options: { password?: string },
): Promise<Change[]> {
  for (const end of earlierEnds(bytes).slice(-mostVersions)) {
    const earlier = await opener.open(bytes.subarray(0, end), options).catch(() => null)
    if (!earlier) continue
    try {
      const changes = await compare(earlier, now)
      if (changes.length) return changes
    } finally {
      await earlier.close()
    }
  }
  return []
}

async function compare(earlier: OpenDocument, now: OpenDocument): Promise<Change[]> {
  const changes: Change[] = []
  let drawn = 0
  for (let page = 1; page <= Math.min(earlier.pageCount, now.pageCount); page++) {
    const [before, after] = [await earlier.textLayer(page), await now.textLayer(page)]
    if (before && after) {
      const { gone, come } = changedCharacters(before, after)
      const differing = [...gone, ...come]
      if (differing.length) {
        const words = { before: wordsWith(gone, before), after: wordsWith(come, after) }
        changes.push({ page, kind: 'text', box: boxOf(around(differing), after), words })
        continue
      }
    }
    if (drawn++ >= mostDrawn) continue
    const box = changedArea((await earlier.page(page)).picture, (await now.page(page)).picture)
    if (box) changes.push({ page, kind: 'look', box })
  }
  return changes
}

/** Visible characters of one version that the other does not have in their place. */
function changedCharacters(before: TextLayer, after: TextLayer): { gone: Extent[]; come: Extent[] } {
  const seen = ({ characters }: TextLayer) =>
    new Map(
      characters
        .filter(({ invisible, text }) => !invisible && text.trim() !== '')
        .map((each) => [`${each.text} ${Math.round(each.left)} ${Math.round(each.top)}`, each as Extent]),
    )
  const [old, fresh] = [seen(before), seen(after)]
  const without = (list: Map<string, Extent>, other: Map<string, Extent>) =>
    [...list].filter(([key]) => !other.has(key)).map(([, each]) => each)
  return { gone: without(old, fresh), come: without(fresh, old) }
}

/** Words that are quoted; a page that was set anew has more. */
const mostWords = 3

/** The words of a page that hold any of the characters. Groups of digits that could be an identity number stay unsaid. */
function wordsWith(characters: readonly Extent[], layer: TextLayer): string {
  const found = linesOfLayer(layer)
    .lines.flatMap(({ words }) => words)
    .filter((word) => characters.some((character) => holds(word, character)))
    .map(({ text }) => text)
    .filter((text) => !/^\d{4}$|\d{8}/.test(text))
  return found.slice(0, mostWords).join(' ') + (found.length > mostWords ? ' …' : '')
}

const holds = (word: Extent, { left, right, top, bottom }: Extent) => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x > word.left && x < word.right && y > word.top && y < word.bottom
}

/** A level that no rounding brings about, and so many pixels of it: a digit of small print has more. */
const visibleStep = 60
const fewestPixels = 30

function changedArea(before: Picture, after: Picture): readonly number[] | null {
  if (before.width !== after.width || before.height !== after.height || before.channels !== after.channels) return null
  let [left, top, right, bottom, count] = [before.width, before.height, 0, 0, 0]
  const { width, channels } = before
  for (let at = 0; at < before.data.length; at += channels) {
    if (Math.abs(before.data[at]! - after.data[at]!) < visibleStep) continue
    const pixel = at / channels
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
    count++
  }
  return count >= fewestPixels ? [left, top, right - left, bottom - top] : null
}

/** @param signed whether the file bears a signature, whose promise such a change breaks */
export function revisionSignals(changes: readonly Change[], signed: boolean): Signal[] {
  return changes.map(({ page, box, words }) => ({
    code: signed ? 'changed_after_signing' : 'visible_content_changed',
    severity: 'high',
    page,
    box,
    detail: `The page shows something else than ${signed ? 'when the file was signed; the earlier version' : 'an earlier version that'} is still in the file${quoted(words)}.`,
  }))
}

const quoted = (words: Change['words']): string => {
  if (!words || (!words.before && !words.after)) return ''
  if (!words.before) return `: “${words.after}” was added`
  return words.after ? `: “${words.before}” became “${words.after}”` : `: “${words.before}” was taken away`
}
