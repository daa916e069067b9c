import { digitFor } from '../../../values/look-alikes.js'
import { type Anchor, ofKind } from '../anchors.js'
import { type Extent, type Leaf, middleY, sharedRows, type TextLine, union } from '../leaf.js'
import { isVertical, type Rows } from '../rows.js'
import type { Found } from './found.js'

/** Numbers that could be the account's: beside or under "A/c No.", or alone and long enough. */
export function findAccountNumbers(leaf: Leaf, anchors: readonly Anchor[], rows: Rows): Found<string>[] {
  const labels = ofKind(anchors, 'account')
  const found: Found<string>[] = []
  for (const run of digitRuns(leaf)) {
    if (run.digits.length < 6 || run.digits.length > 20) continue
    // The magnetic line is read apart.
    if (leaf.micr ? sharedRows(run.extent, micrExtent(leaf)) > 0.3 : middleY(run.extent) > leaf.height * 0.86) continue
    const label = labels.map((anchor) => nearness(anchor, run.extent, leaf)).sort((a, b) => b - a)[0] ?? 0
    if (!label && run.digits.length < 9) continue
    const noise = /ifs|tel|fax|phone|pin\b|micr|prefix|\bpo\b|date|[a-z]{4}0/i.test(run.line.text) ? -2.5 : 0
    const length = run.digits.length >= 9 && run.digits.length <= 18 ? 0 : -1.5
    found.push({
      value: run.digits,
      logProbability:
        -run.cost +
        label * 5 -
        5 +
        noise +
        length -
        (run.extent.top < leaf.height * 0.2 ? 1.5 : 0) -
        (isOfPayee(run, rows) ? 4 : 0),
      extent: run.extent,
      evidence: label > 0.4 ? 'announced' : 'long number',
    })
  }
  return found
}

/** A number written behind the payee's name is of the payee's account. */
function isOfPayee({ extent, line }: Run, { pay, spacing }: Rows): boolean {
  const letters = line.text.replace(/[^\p{L}]/gu, '').length
  return pay !== null && letters >= 6 && Math.abs(middleY(extent) - (pay.base - spacing * 0.33)) < spacing * 0.5
}

function micrExtent(leaf: Leaf): Extent {
  const points = leaf.micr!.quad
  const ys = points.map(([, y]) => y)
  return { left: 0, right: leaf.width, top: Math.min(...ys), bottom: Math.max(...ys) }
}

interface Run {
  readonly digits: string
  readonly cost: number
  readonly extent: Extent
  readonly line: TextLine
}

/** Runs of digits, those of one box joined where they were read apart. */
function digitRuns(leaf: Leaf): Run[] {
  const runs: Run[] = []
  const loose: TextLine[] = []
  const again = (leaf.rereads ?? []).filter(({ purpose }) => purpose === 'account').map(({ line }) => line)
  for (const line of [...leaf.lines, ...again]) {
    if (isVertical(line)) continue
    const text = line.text.replace(/.*?\b[a4][l1I/|\\][ce][\s.]*n[o0][.:]?/i, '').replace(/^.*a\/c\s*/i, '')
    for (const match of text.matchAll(/[0-9OoIlSB|][0-9OoIlSB|\s-]{4,}[0-9OoIlSB|]/g)) {
      const read = digitsOf(match[0])
      if (read && (match[0].match(/\d/g)?.length ?? 0) >= 5) runs.push({ ...read, extent: line, line })
    }
    // Single digits of boxes.
    if (/^[\dOoIlSBa|]{1,6}$/.test(line.text.trim())) loose.push(line)
  }
  return [...runs, ...joined(loose, runs)]
}

function digitsOf(text: string): { digits: string; cost: number } | null {
  let digits = ''
  let cost = 0
  for (const character of text)
    if (/\d/.test(character)) digits += character
    else if (/[\s-]/.test(character)) continue
    else {
      const alike = digitFor[character]
      if (!alike) return null
      digits += alike[0]
      cost += alike[1]
    }
  return digits ? { digits, cost } : null
}

function joined(loose: readonly TextLine[], runs: readonly Run[]): Run[] {
  const rows: TextLine[][] = []
  for (const line of [...loose].sort((a, b) => a.left - b.left)) {
    const row = rows.find(
      (each) => sharedRows(each.at(-1)!, line) > 0.5 && line.left - each.at(-1)!.right < line.height * 3,
    )
    if (row) row.push(line)
    else rows.push([line])
  }
  const found: Run[] = []
  for (const row of rows) {
    if (row.length < 3) continue
    const after = runs.find(({ line }) => sharedRows(line, row.at(-1)!) > 0.5 && line.left > row.at(-1)!.left)
    const parts = after && after.line.left - row.at(-1)!.right < after.line.height * 2 ? [...row, after.line] : row
    const read = digitsOf(parts.map(({ text }) => text).join(''))
    if (read) found.push({ digits: read.digits, cost: read.cost + 1, extent: union(parts), line: row[0]! })
  }
  return found
}

/** 1 right of the label on its row, less below it or further away, 0 elsewhere. */
function nearness(label: Anchor, run: Extent, leaf: Leaf): number {
  const rows = sharedRows(label.extent, run)
  const height = label.line.height
  const gap = run.left - label.extent.right
  const offset = Math.abs(middleY(run) - middleY(label.extent))
  if (label.line.left <= run.left && rows > 0.1 && gap > -height * 8 && gap < leaf.width * 0.3)
    return 1 - Math.max(0, gap) / (leaf.width * 0.6)
  // Stamped numbers ride up or down in their box.
  if (offset < height * 2.2 && gap > -height && gap < leaf.width * 0.25) return 0.7
  if (
    run.top > label.extent.top &&
    run.top - label.extent.bottom < height * 2 &&
    Math.abs(run.left - label.extent.left) < leaf.width * 0.15
  )
    return 0.6
  return 0
}
