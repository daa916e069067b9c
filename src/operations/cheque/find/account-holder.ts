import { type Anchor, ofKind } from '../anchors.js'
import { type Extent, type Leaf, middleX, middleY, partOf, sharedRows, type TextLine } from '../leaf.js'
import { isVertical, joinedLines, type Rows } from '../rows.js'
import { isPrinted } from './boilerplate.js'
import type { Found } from './found.js'

/**
 * Names that could be the account holder's: "For …" at the right, the printed line over "Please sign above", the line by
 * the account number, or the head of an American cheque.
 */
export function findAccountHolders(
  leaf: Leaf,
  anchors: readonly Anchor[],
  rows: Rows,
  western: boolean,
): Found<string>[] {
  const again = (leaf.rereads ?? []).filter(({ purpose }) => purpose === 'holder').map(({ line }) => line)
  const whole = { ...leaf, lines: [...leaf.lines, ...joinedLines(leaf), ...again] }
  return [
    ...announced(whole),
    ...overSignLine(whole, anchors, rows),
    ...byAccount(leaf, anchors),
    ...(western ? head(leaf, rows) : []),
  ]
}

const inUpperCase = (text: string) => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length ? letters.replace(/[^\p{Lu}]/gu, '').length / letters.length : 0
}

/** Letters, the marks of names, little else. */
function nameLike(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  if (legalForm.test(text.replace(/[^\p{L}]/gu, '')) || amount.test(text)) return false
  return letters >= 4 && letters / text.replace(/\s/g, '').length > 0.8
}

/** Words of a written amount. */
const amount = /\b(?:only|hundred|thousand|lakhs?|crores?)\b/i

/** The end of a firm's name alone is no name. */
const legalForm = /^(?:pvt|private|ltd|limited|llp|inc|co|company|corp)+$/i

const tidy = (text: string) => text.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N}).]+$/gu, '').trim()

/** How print differs from a hand, in nats: sure letters, upper case. */
const printedLook = (line: TextLine, text: string) =>
  Math.max(-4, (line.confidence - 0.97) * 20) + (inUpperCase(text) > 0.85 ? 0.8 : inUpperCase(text) > 0.1 ? 0 : -1)

/** "For ACME LTD", the name going on in the next line where it is cut. */
function announced(leaf: Leaf): Found<string>[] {
  return leaf.lines.flatMap((line) => {
    const match = /^\W*(?:(?:for|f0r|fcr|remit{1,2}er)\b[\s.:]+|(?=M\/S\b))(.{2,})$/i.exec(line.text)
    if (
      !match ||
      middleY(line) < leaf.height * 0.35 ||
      // At the left "For" is the memo of an American cheque.
      (middleX(line) < leaf.width * 0.45 && !/remit|m\/s/i.test(line.text)) ||
      /month|valid/i.test(line.text)
    )
      return []
    const beside = leaf.lines.find(
      (other) =>
        other !== line &&
        sharedRows(line, other) > 0.6 &&
        other.left >= line.right - line.height &&
        other.left - line.right < line.height * 3.5 &&
        other.confidence > 0.9 &&
        nameLike(tidy(other.text)),
    )
    const next =
      beside ??
      leaf.lines.find(
        (other) =>
          other !== line &&
          other.top > middleY(line) &&
          other.top - line.bottom < line.height * 0.6 &&
          other.left >= line.left - line.height &&
          other.left < line.right &&
          other.confidence > 0.85 &&
          /^(?:pvt|private|p\s?ltd|ltd|limited|llp|inc|company|co\b|services?|industries|enterprises|& )/i.test(
            other.text.trim(),
          ),
      )
    const from = line.text.length - match[1]!.length
    const name = tidy(match[1]!) + (next ? ` ${tidy(next.text)}` : '')
    return nameLike(name)
      ? [
          {
            value: name,
            logProbability: -0.2 + printedLook(line, name) * 0.5,
            extent: partOf(line, from, line.text.length),
            evidence: 'announced by "for"',
          },
        ]
      : []
  })
}

/** Over "Please sign above" or "Authorised signatory", in the right half. */
function overSignLine(leaf: Leaf, anchors: readonly Anchor[], rows: Rows): Found<string>[] {
  const signs = ofKind(anchors, 'sign', 'signatory').filter(
    ({ extent }) => middleX(extent) > leaf.width * 0.5 && middleY(extent) > leaf.height * 0.4,
  )
  const low = signs.length ? Math.max(...signs.map(({ extent }) => extent.bottom)) : leaf.height * 0.8
  const floor = (rows.words[0]?.base ?? leaf.height * 0.35) + rows.spacing * 0.4
  return leaf.lines.flatMap((line) => {
    const text = tidy(line.text)
    if (isVertical(line) || middleX(line) < leaf.width * 0.55 || line.top > low || middleY(line) < floor) return []
    if (!nameLike(text) || isPrinted(text) || /^\W*for\b/i.test(line.text)) return []
    // Where those words were not read, sure capitals at the right may still be the holder's.
    const gap = signs.length ? Math.min(...signs.map(({ extent }) => Math.abs(extent.top - line.bottom))) : 0
    const from = signs.length ? -1 - (gap / leaf.height) * 12 : inUpperCase(text) > 0.85 ? -2.5 : -6
    return [
      {
        value: text,
        logProbability: from + printedLook(line, text) * 1.3,
        extent: line,
        evidence: 'over the signature line',
      },
    ]
  })
}

/** Under or beside the account number, as in the Gulf and in Nepal: a printed name at the left, in the lower half. */
function byAccount(leaf: Leaf, anchors: readonly Anchor[]): Found<string>[] {
  return leaf.lines.flatMap((line) => {
    const text = tidy(line.text)
    if (isVertical(line) || middleX(line) > leaf.width * 0.65 || !nameLike(text) || isPrinted(text)) return []
    if (inUpperCase(text) < 0.8 || line.confidence < 0.95 || text.split(/\s+/).length < 2) return []
    const near = leaf.lines.some(
      (other) =>
        other !== line &&
        ((/\d{8,}/.test(other.text.replace(/[\s-]/g, '')) && !/ifs|[a-z]{3}0/i.test(other.text)) ||
          ofKind(anchors, 'account').some((anchor) => anchor.line === other)) &&
        Math.abs(middleY(other) - middleY(line)) < line.height * 3 &&
        Math.abs(other.left - line.left) < leaf.width * 0.08 &&
        middleY(other) < leaf.height * 0.88,
    )
    return near
      ? [{ value: text, logProbability: -3 + printedLook(line, text), extent: line, evidence: 'by the account number' }]
      : []
  })
}

/** The first lines at the left of an American cheque; joint holders stand one under the other. */
function head(leaf: Leaf, rows: Rows): Found<string>[] {
  const limit = (rows.pay?.base ?? leaf.height * 0.4) - rows.spacing * 0.5
  const lines = leaf.lines
    .filter(
      (line) => !isVertical(line) && line.bottom < limit && line.left < leaf.width * 0.4 && line.confidence > 0.85,
    )
    .sort((a, b) => a.top - b.top)
  const first = lines.find((line) => nameLike(tidy(line.text)) && !isPrinted(line.text) && !besideBank(line, leaf))
  if (!first) return []
  const second = lines.find(
    (line) =>
      line.top > middleY(first) &&
      line.top - first.bottom < first.height * 0.9 &&
      Math.abs(line.height - first.height) < first.height * 0.35 &&
      Math.abs(line.left - first.left) < first.height * 4 &&
      nameLike(tidy(line.text)) &&
      !isPrinted(line.text) &&
      !/\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|suite|box|where|hollow|floor)\b|,|@|\d/i.test(line.text) &&
      inUpperCase(tidy(line.text)) === inUpperCase(tidy(first.text)) &&
      tidy(line.text).split(/\s+/).length >= 2 &&
      // Two people, not a firm and its slogan: a word in common.
      tidy(line.text)
        .split(/\s+/)
        .some((word) => word.length > 2 && tidy(first.text).split(/\s+/).includes(word)),
  )
  const name = tidy(first.text) + (second ? ` / ${tidy(second.text)}` : '')
  const extent: Extent = second ? { ...first, bottom: second.bottom } : first
  return [{ value: name, logProbability: -1 + printedLook(first, name) * 0.5, extent, evidence: 'head of the cheque' }]
}

/** A bank's name may stand on two lines: "FRONTIER" over "BANK". */
const besideBank = (line: TextLine, leaf: Leaf) =>
  leaf.lines.some(
    (other) =>
      /^bank\b/i.test(other.text.trim()) &&
      Math.abs(middleY(other) - middleY(line)) < line.height * 2 &&
      Math.abs(other.left - line.left) < line.height * 4,
  )
