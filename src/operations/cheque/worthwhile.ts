import type { Line } from '../../reading/reading.js'
import { findIfsc } from '../../values/ifsc.js'
import { type TextLine, textLine } from './leaf.js'
import { withoutPattern } from './pattern.js'

interface Size {
  readonly width: number
  readonly height: number
}

/** Printed words of the form that mean the same with a letter misread: nothing else stands in their line. */
const label =
  /^\W*(?:(?:[o0]r|\/)\s*(?:b[ec]a?r[ec]r|[o0]rder)\b.*|rup[ec][ec]s?\W*|pay\W*|a\W*[cv]?c?\W*n[o0]\W*|date\W*|please\s*sign.*|auth[o0]ri[sz]ed.*|dollars\W*|mem[o0]\W*)$/i
const note = /payable\s*at|valid\s*f[o0]r|multi.?city|at\s*par|do\s*not\s*(?:write|sign)|security\s*features/i
const dateLetters = /^[\sDOMYV0.]{5,}$/

/**
 * Tells which unsure lines of a leaf are worth a thorough look: not those of the paper's pattern, labels and notes that
 * are known for what they are, print whose letters are nearly sure, and specks. What is written always is.
 */
export function worthwhileLines({ width, height }: Size): (line: Line, lines: readonly Line[]) => boolean {
  let of: readonly Line[] = []
  let kept = new Set<Line>()
  return (line, lines) => {
    if (lines !== of) {
      of = lines
      kept = new Set(textOf(lines))
    }
    const placed = textLine(line)
    // The holder's name is a name like any other: each letter counts.
    const isHolder = placed.left > width * 0.5 && placed.top > height * 0.4
    return kept.has(line) && !(isKnown(line) && !isHolder) && !isSpeck(placed, { width, height })
  }
}

function textOf(lines: readonly Line[]): Line[] {
  const lineOf = new Map<TextLine, Line>(lines.map((line) => [textLine(line), line]))
  return withoutPattern([...lineOf.keys()]).map((line) => lineOf.get(line)!)
}

function isKnown({ text, confidence }: Line): boolean {
  if (confidence > 0.8 && (label.test(text) || dateLetters.test(text))) return true
  if (confidence > 0.94 && note.test(text)) return true
  const digits = text.replace(/\D/g, '').length
  if (confidence > 0.97 && findIfsc(text).some(({ logProbability }) => logProbability > -0.7)) return true
  // A long line's letters together are never sure; one wrong letter of fifty is no matter where no number depends on it.
  return confidence > 0.98 && digits <= 6 && text.length >= 12
}

/** Little of height and nothing to it; single strokes of the date stay, which a quick look takes for nothing. */
function isSpeck({ text, confidence, left, top, bottom, right }: TextLine, leaf: Size): boolean {
  const isOfDate = left > leaf.width * 0.6 && bottom < leaf.height * 0.35
  if (isOfDate) return false
  // What becomes of a word in another script, and what is no text at all.
  if (text.length <= 4 && /[À-ž]/.test(text)) return true
  return confidence < 0.4 && right - left < (bottom - top) * 2 && bottom - top < leaf.height * 0.05
}
