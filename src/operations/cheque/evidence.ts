import type { AnchorKind } from './anchors.js'
import type { Decision } from './decide.js'
import { type Leaf, middleX, middleY } from './leaf.js'

/** Below this sum the picture bears no cheque. Drawn and public documents of other kinds stay under 2.5, see docs. */
export const leastEvidence = 3

/** What a printed word of a cheque's form is worth: those that other papers bear too are worth little. */
const worth: Partial<Record<AnchorKind, number>> = {
  pay: 0.7,
  order_of: 1.5,
  rupees: 0.7,
  dollars: 0.4,
  sign: 1,
  signatory: 0.3,
  payable: 1.2,
  date_boxes: 0.8,
  memo: 0.3,
  account: 0.4,
}

/**
 * How much speaks for a cheque: its magnetic line, the words of its form in their places, two amounts that agree. The
 * sum is in no unit; compare it with {@link leastEvidence}.
 */
export function chequeEvidence(leaf: Leaf, decision: Decision): number {
  let sum = 0
  for (const [kind, value] of Object.entries(worth) as [AnchorKind, number][])
    if (decision.anchors.some((anchor) => anchor.kind === kind && inPlace(kind, leaf, anchor.extent))) sum += value
  const bearer = decision.anchors.some(
    ({ kind, extent, line }) =>
      kind === 'bearer' && middleX(extent) > leaf.width * 0.55 && line.text.trim().length < 30,
  )
  if (bearer) sum += 1.2
  if (leaf.lines.some(({ text }) => /valid\s*for\s*(?:three|3)\s*months/i.test(text))) sum += 1.5
  if (leaf.lines.some(({ text }) => /a\s*[/lv]?\s*c\.?\s*payee|account\s*payee/i.test(text))) sum += 1
  if (leaf.lines.some(({ text }) => /\b(?:cheque|check)\b/i.test(text) && text.length < 60)) sum += 0.5
  if (decision.ifsc) sum += 0.7
  if (decision.bank) sum += 0.5
  if (decision.amounts.amount?.agree) sum += 1.5
  if (leaf.micr) sum += micrEvidence(leaf.micr.text, leaf.micr.confidence)
  const shape = leaf.width / leaf.height
  if (shape > 1.8 && shape < 3.2) sum += 0.5
  else if (shape < 1.2) sum -= 1
  // Statements, letters and forms run on; a cheque's form is done after some forty lines.
  const words = leaf.lines.filter(({ confidence, text }) => confidence > 0.9 && text.length > 8).length
  return sum - Math.max(0, words - 30) * 0.08
}

function micrEvidence(text: string, confidence: number): number {
  const digits = text.replace(/\D/g, '').length
  const marks = text.replace(/[^⑆⑈⑇⑉]/g, '').length
  if (digits < 8 || marks < 2) return 0
  return (marks >= 3 && digits >= 14 ? 3.5 : 2) * Math.min(1, confidence * 1.1)
}

const inPlace = (
  kind: AnchorKind,
  leaf: Leaf,
  extent: { left: number; right: number; top: number; bottom: number },
): boolean => {
  if (kind === 'pay' || kind === 'order_of' || kind === 'rupees') return middleX(extent) < leaf.width * 0.5
  if (kind === 'sign' || kind === 'signatory') return middleY(extent) > leaf.height * 0.45
  return true
}
