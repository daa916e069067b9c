import { type Extent, type Leaf, partOf, type TextLine } from './leaf.js'

/** Printed words that say what stands beside them. */
export type AnchorKind =
  | 'pay'
  | 'order_of'
  | 'bearer'
  | 'rupees'
  | 'dollars'
  | 'account'
  | 'date'
  | 'date_boxes'
  | 'ifsc'
  | 'sign'
  | 'signatory'
  | 'payable'
  | 'memo'
  | 'for'
  | 'valid'
  | 'below_line'
  | 'figure_sign'
  | 'words'
  | 'cheque_number'

export interface Anchor {
  readonly kind: AnchorKind
  readonly line: TextLine
  /** Indices of the line's text. */
  readonly from: number
  readonly to: number
  readonly extent: Extent
}

/** Spellings as recognisers give them; what follows the anchor in its line is left to the finders. */
const patterns: readonly [AnchorKind, RegExp][] = [
  [
    'order_of',
    /(?:[pf]ay\s*t[o0]\s*(?:the)?\s*)?(?:the\s*)?[o0]rder\s*[o0]f|[pf]ay\s*t[o0]\s*the\b|pay\s*against\s*this\s*cheque\s*t[o0]/i,
  ],
  ['pay', /^[^\p{L}\p{N}]{0,3}(?:pay|p[aA][yvr]|pav|PAr)\b(?!\s*(?:ee|able))[\s.:_-]*/u],
  ['pay', /(?:^|[^\p{L}])(?:Pay|PAY)(?![\p{L}])/u],
  ['bearer', /\(?\b[o0]?[rf]?[\s-]*(?:b[eco]a[rn]e?r|order)\b/i],
  ['rupees', /\b(?:[rk]up[ceo]+[sea]*s?\b|rupaes|rupoes)/i],
  ['dollars', /\bd[o0]l[l1i]ars?\b/i],
  [
    'account',
    /\b[a4][l1I/|\\][ce][\s.]*n[o0][.:]?|\b[a4]\s*[/|l]?\s*c[c.]?\s*n[o0]\b[.:]?|\b[a4][cv]{1,2}c?\s*n[o0]\b\.?|account\s*n(?:o|umber)\b\.?|\bai?c\s?t?no\b|^a\/?c\b[.:]?/i,
  ],
  ['date', /\bd[ao]te\b/i],
  ['date_boxes', /^[\sDOMY0VW.]{3,}$/],
  ['ifsc', /[1l|I]?\s?FS\s?C?\s*C[O0]DE|\bI?FSC\b|NEFT|RTGS/i],
  ['sign', /p?lease\s*s[il1]gn|sign\s*ab[o0]ve|sign\s*here/i],
  ['signatory', /auth[o0]r[il1][sz]ed|signat[o0]r|proprietor|\bpartner\b|\bdirector\b|signature/i],
  ['payable', /payable\s*at\s*par|multi.?city|at\s*all\s*(?:our\s*)?branch/i],
  ['memo', /^\W*(?:mem[o0]|f[o0]r)\b/i],
  ['for', /^\W*(?:f[o0]r)\b[\s.:]*/i],
  ['valid', /valid\s*(?:f[o0]r|upto)/i],
  ['below_line', /(?:write|sign|stamp)\b.*below|below\s*this\s*line|space\s*below/i],
  ['figure_sign', /^\W*(?:rs\.?|₹|\$|us\s?\$|s\$|qar|npr|aed|£)\W*$/i],
  ['words', /(?:amount\s*)?in\s*words|the\s*sum\s*of|singapore\s*$/i],
  ['cheque_number', /(?:che(?:que|ck)|serial)\s*n[o0][.:]*|^\W*n[o0]\.\W*/i],
]

export function findAnchors(leaf: Leaf): Anchor[] {
  const anchors: Anchor[] = []
  for (const line of leaf.lines)
    for (const [kind, pattern] of patterns) {
      const match = pattern.exec(line.text)
      if (!match) continue
      const from = match.index
      const to = from + match[0].length
      anchors.push({ kind, line, from, to, extent: partOf(line, from, to) })
    }
  return anchors
}

export const ofKind = (anchors: readonly Anchor[], ...kinds: AnchorKind[]): Anchor[] =>
  anchors.filter(({ kind }) => kinds.includes(kind))
