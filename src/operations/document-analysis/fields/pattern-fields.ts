import type { DocumentLabel } from '../../../knowledge/document-labels.js'
import { boxOf } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import type { Field } from '../../field.js'
import { isCardNumber } from '../codes/card-number.js'

interface Pattern {
  readonly key: string
  readonly labels: readonly DocumentLabel[]
  readonly form: RegExp
  readonly tidy?: (found: string) => string
  readonly test?: (found: string) => boolean
  /** How often such a text on such a document is the field. */
  readonly confidence: number
}

const bare = (found: string) => found.replace(/[\s-]/g, '')

/** Values that are known by their own form, wherever they stand. */
const patterns: readonly Pattern[] = [
  {
    key: 'pan_number',
    labels: ['pan_card', 'payslip', 'tax_form'],
    form: /\b[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\b/,
    confidence: 0.95,
  },
  // Masked by default, see codes/mask-aadhaar.ts.
  {
    key: 'aadhaar_number',
    labels: ['aadhaar_card'],
    form: /(?<![\dX])[\dX]{4} ?[\dX]{4} ?\d{4}(?! ?\d)/,
    confidence: 0.9,
  },
  { key: 'epic_number', labels: ['voter_id'], form: /\b[A-Z]{3} ?\d{7}\b/, tidy: bare, confidence: 0.9 },
  {
    key: 'licence_number',
    labels: ['driving_licence'],
    form: /\b[A-Z]{2}[- ]?\d{2}[- ]?(?:19|20)\d{2}[- ]?\d{7}\b/,
    tidy: bare,
    confidence: 0.9,
  },
  { key: 'gstin', labels: ['invoice', 'receipt'], form: /\b\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b/, confidence: 0.9 },
  {
    key: 'iban',
    labels: ['invoice', 'bank_statement'],
    form: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/,
    tidy: bare,
    test: isIban,
    confidence: 0.97,
  },
  {
    key: 'vin',
    labels: ['vehicle_registration'],
    form: /\b[A-HJ-NPR-Z\d]{13}\d{4}\b/,
    test: (found) => /[A-Z]{2}/.test(found),
    confidence: 0.9,
  },
  {
    key: 'card_number',
    labels: ['payment_card', 'card_statement'],
    form: /(?<!\d)\d{4}[ -]?\d{4,6}[ -]?\d{4,5}(?:[ -]?\d{1,4})?(?!\d)/,
    tidy: lastFour,
    test: isCardNumber,
    confidence: 0.97,
  },
  { key: 'email', labels: ['business_card', 'resume'], form: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, confidence: 0.9 },
  {
    key: 'phone',
    labels: ['business_card', 'resume'],
    form: /\+?\(?\d[\d ().-]{8,}\d/,
    test: (found) => !/^\d{4}[- ]\d{4}$/.test(found) && found.replace(/\D/g, '').length >= 9,
    confidence: 0.8,
  },
  {
    key: 'website',
    labels: ['business_card', 'resume'],
    form: /\b(?:https?:\/\/|www\.)[\w.-]+\.[a-z]{2,}[\w/.-]*/i,
    confidence: 0.85,
  },
]

export function patternFields(label: DocumentLabel, pages: readonly PageText[]): Record<string, Field<string>> {
  return Object.fromEntries(
    patterns
      .filter(({ labels }) => labels.includes(label))
      .flatMap((pattern) => {
        const field = find(pattern, pages)
        return field ? [[pattern.key, field] as const] : []
      }),
  )
}

function find({ form, tidy, test, confidence }: Pattern, pages: readonly PageText[]): Field<string> | null {
  for (const page of pages)
    for (const line of page.lines) {
      const found = form.exec(line.text)?.[0]
      if (!found || (test && !test(found))) continue
      return {
        value: tidy ? tidy(found) : found.trim(),
        confidence: Math.round(1000 * confidence * line.confidence) / 1000,
        box: boxOf(line, page),
        page: page.number,
      }
    }
  return null
}

/** A payment card's number in an answer is a leak; the last four digits name the card. */
function lastFour(found: string): string {
  const digits = found.replace(/\D/g, '')
  return `${'X'.repeat(digits.length - 4)}${digits.slice(-4)}`
}

/** The remainder of ISO 13616: the first four characters at the end, letters as 10 to 35, modulo 97 is 1. */
function isIban(found: string): boolean {
  const text = bare(found)
  let remainder = 0
  for (const character of text.slice(4) + text.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}
