import type { DocumentLabel } from '../../../knowledge/document-labels.js'
import { around, boxOf, type Extent } from '../../../text-layer/extent.js'
import type { PageText, TextLine } from '../../../text-layer/page-text.js'
import { isAadhaarNumber } from '../codes/aadhaar-number.js'
import { agreements } from '../codes/mrz.js'
import type { PlacedMrz } from '../codes/page-mrz.js'
import type { Signal } from './signal.js'

/** A number that was read less surely than this may be misread instead of wrong. */
const sureReading = 0.98

/**
 * Numbers of identity documents that nobody can have been issued: check digits that do not hold, forms that do not exist.
 * @param pages before Aadhaar numbers are masked; nothing that is said quotes one
 */
export function identityNumberSignals(
  label: DocumentLabel,
  pages: readonly PageText[],
  mrz: PlacedMrz | null,
): Signal[] {
  if (mrz) return zoneSignals(mrz, pages)
  if (label === 'pan_card') return pages.flatMap(panSignals)
  return label === 'aadhaar_card' ? pages.flatMap(aadhaarSignals) : []
}

const severityOf = (page: PageText, lines: readonly TextLine[]): Signal['severity'] =>
  page.source === 'text_layer' || lines.every(({ confidence }) => confidence >= sureReading) ? 'medium' : 'low'

const signal = (page: PageText, lines: readonly TextLine[], code: string, detail: string): Signal => ({
  code,
  severity: severityOf(page, lines),
  page: page.number,
  box: boxOf(around(lines as readonly Extent[]), page),
  detail,
})

const inWords: Readonly<Record<string, string>> = {
  documentNumber: 'the document number',
  dateOfBirth: 'the date of birth',
  dateOfExpiry: 'the date of expiry',
  optional: 'the optional data',
  composite: 'the whole zone',
}

/** Where most check digits hold the zone was read well, and what fails was printed so. */
function zoneSignals(mrz: PlacedMrz, pages: readonly PageText[]): Signal[] {
  const page = pages.find(({ number }) => number === mrz.page)
  const failed = Object.keys(mrz.checks).filter((check) => !mrz.checks[check])
  if (!page || failed.length === 0 || agreements(mrz) === 0) return []
  // The composite digit fails with every other one.
  const named = failed.length > 1 ? failed.filter((check) => check !== 'composite') : failed
  const detail = `In the machine-readable zone the check digit of ${named.map((check) => inWords[check]).join(' and of ')} does not hold.`
  const told = signal(page, mrz.sources, 'invalid_check_digit', detail)
  // Alone it fails where a filler or a letter that no other digit covers was misread.
  return [failed.length === 1 && failed[0] === 'composite' ? { ...told, severity: 'low' } : told]
}

/** Five letters, of which the fourth says what kind of holder, four digits and a letter (Income Tax Rules, rule 114). */
const pan = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/
/** Near enough to be meant as one. */
const likePan = /^[A-Z]{3,6}[\dA-Z]{0,2}\d{3,5}[A-Z]{0,2}$/

function panSignals(page: PageText): Signal[] {
  const tokens = page.lines.flatMap((line) =>
    line.words.flatMap(({ text }) => {
      const token = text.replace(/[^\dA-Za-z]/g, '')
      return token.length >= 8 && token.length <= 12 && token === token.toUpperCase() ? [{ token, line }] : []
    }),
  )
  if (tokens.some(({ token }) => pan.test(inPanForm(token)))) return []
  const odd = tokens.find(({ token }) => likePan.test(token))
  if (!odd) return []
  return [signal(page, [odd.line], 'invalid_document_number', `${odd.token} has not the form of a PAN.`)]
}

const letters: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }
const digits: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5', G: '6', B: '8', Q: '0', D: '0' }

/** Letters and digits of one shape are settled by their place. */
const inPanForm = (token: string): string =>
  [...token].map((character, at) => (at >= 5 && at <= 8 ? digits : letters)[character] ?? character).join('')

function aadhaarSignals(page: PageText): Signal[] {
  const numbers = page.lines.flatMap((line) =>
    [...line.text.matchAll(/(?<![\dA-Za-z])(?<!\d{4} ?)\d{4} \d{4} \d{4}(?![\dA-Za-z]| ?\d{4}(?!\d))/g)].map(
      ([number]) => ({ number, line }),
    ),
  )
  if (numbers.length === 0 || numbers.some(({ number }) => isAadhaarNumber(number))) return []
  const detail = 'The check digit of the Aadhaar number does not hold.'
  return [signal(page, [numbers[0]!.line], 'invalid_check_digit', detail)]
}
