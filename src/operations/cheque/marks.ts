import { ofKind } from './anchors.js'
import type { Decision } from './decide.js'
import { type Extent, type Leaf, middleY } from './leaf.js'
import type { Signature } from './signatures.js'

export interface Mark {
  /** null: it cannot be told. */
  readonly value: boolean | null
  /** Log-odds of being right. */
  readonly support: number
  readonly extent: Extent | null
}

export interface Marks {
  readonly cancelled: Mark
  readonly accountPayee: Mark
  readonly bearerStruck: Mark
  readonly blank: Mark
}

const unknown: Mark = { value: null, support: 0, extent: null }

/** What can be told from the lines: words across the leaf, and whether anything is filled in. */
export function findMarks(leaf: Leaf, decision: Decision | null, signatures: readonly Signature[]): Marks {
  const cancelled = leaf.lines.find((line) => /c[ao]n[ce]e?l{1,2}[eca]d|cancel/i.test(line.text))
  const crossed = leaf.lines.find(
    (line) =>
      /a\s*[/|lI1]?\s*c\.?\s*pay[ec][ec]|account\s+payee/i.test(line.text) && middleY(line) < leaf.height * 0.85,
  )
  return {
    // A hand's CANCELLED is not always read: its absence is told with less weight.
    cancelled: cancelled ? { value: true, support: 4, extent: cancelled } : { value: false, support: 2, extent: null },
    accountPayee: crossed ? { value: true, support: 4, extent: crossed } : unknown,
    bearerStruck: unknown,
    blank: decision ? blankMark(decision, signatures) : unknown,
  }
}

function blankMark(decision: Decision, signatures: readonly Signature[]): Mark {
  const { payee, date, amounts } = decision
  const filled = [payee, date, amounts.figures, amounts.words].filter((each) => each !== null).length
  // A leaf without the printed words of its rows cannot be told.
  if (!filled && ofKind(decision.anchors, 'pay', 'order_of', 'rupees', 'dollars').length === 0) return unknown
  if (filled === 0) return { value: true, support: signatures.length ? 1 : 3, extent: null }
  return { value: false, support: 1 + filled, extent: null }
}
