import type { PageText } from '../../../text-layer/page-text.js'
import { isAadhaarNumber } from '../codes/aadhaar-number.js'
import type { Barcode } from '../codes/barcode.js'
import { isCardNumber } from '../codes/card-number.js'
import { zoneLine } from '../codes/mrz-alphabet.js'
import type { PlacedMrz } from '../codes/page-mrz.js'

/** Marks that only some kinds of document bear; each 0 or 1. */
export const markNames = [
  'mrzPassport',
  'mrzVisa',
  'mrzOwnCard',
  'mrzForeignCard',
  'zoneP',
  'zoneV',
  'zoneCard',
  'cardNumber',
  'panNumber',
  'aadhaarNumber',
  'gstin',
  'ifsc',
  'iban',
  'vin',
  'epicNumber',
  'indianLicence',
  'driverBarcode',
  'qrCode',
  'minimumPayment',
  'metered',
] as const
export type Marks = Readonly<Record<(typeof markNames)[number], number>>

/** What every statement of a credit card asks for, and no other account does. */
const minimumPayment =
  /minimum\s*(?:payment|amount|due)|min\.? (?:payment|amt|amount)|paiement minimum|montant minimum|mindestbetrag|mindestzahlung|pago m[ií]nimo|pagamento m[ií]nimo|rata minima|minimumbedrag|kwota minimalna|minimum tutar|minimum ödeme|pembayaran minimum|bayaran minimum|минимальный платеж/i

/** Current, gas and water are sold by the meter; few other bills know one. */
const metered =
  /\bk\s?wh\b|\bkvah\b|\btherms?\b|\bccf\b|meter\s*(?:no|number|read|id|serial)|units? consumed|z[aä]hler(?:stand|nummer|-?nr)|n° (?:de )?compteur|relev[eé] (?:de )?compteur|\bcontador\b|contatore|\blicznik|m[åa]tarst[äa]llning|m[åa]lernummer|mittarilukema|elektrom[eě]r|saya[cç]\b|stand meter|показания|квт/i

export function findMarks(pages: readonly PageText[], mrz: PlacedMrz | null, barcodes: readonly Barcode[]): Marks {
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text))
  const has = (pattern: RegExp) => Number(lines.some((line) => pattern.test(line)))
  const some = (pattern: RegExp, test: (match: string) => boolean) =>
    Number(lines.some((line) => (line.match(pattern) ?? []).some(test)))
  const zone = lines.map(zoneLine).filter((line) => line !== null && /<<<|<.*<<|<<.*</.test(line) && line.length >= 20)
  const zoneStarts = (letters: RegExp) => Number(!mrz && zone.some((line) => letters.test(line![0]!)))
  const isVisa = mrz?.format === 'mrv_a' || mrz?.format === 'mrv_b'
  const isCard = mrz !== null && !isVisa && mrz.format !== 'td3'
  const foreign =
    isCard &&
    (/^.R$|^C\d$/.test(mrz.documentCode) ||
      (mrz.nationality !== '' && mrz.issuingState !== '' && mrz.nationality !== mrz.issuingState))
  return {
    mrzPassport: Number(mrz?.format === 'td3'),
    mrzVisa: Number(isVisa),
    mrzOwnCard: Number(isCard && !foreign),
    mrzForeignCard: Number(foreign),
    zoneP: zoneStarts(/P/),
    zoneV: zoneStarts(/V/),
    zoneCard: zoneStarts(/[IAC1]/),
    cardNumber: some(/(?<!\d)\d{4}[ -]?\d{4,6}[ -]?\d{4,5}(?:[ -]?\d{1,4})?(?!\d)/g, isCardNumber),
    panNumber: has(/\b[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\b/),
    aadhaarNumber: some(/(?<!\d)[2-9]\d{3} ?\d{4} ?\d{4}(?![ ]?\d)/g, isAadhaarNumber),
    gstin: has(/\b\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b/),
    ifsc: has(/\b[A-Z]{4}0[A-Z\d]{6}\b/),
    iban: has(/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/),
    vin: some(/\b[A-HJ-NPR-Z\d]{17}\b/g, (match) => /[A-Z]{2}/.test(match) && /\d{4}$/.test(match)),
    epicNumber: has(/\b[A-Z]{3}\d{7}\b/),
    indianLicence: has(/\b[A-Z]{2}[- ]?\d{2}[- ]?(?:19|20)\d{2}[- ]?\d{7}\b/),
    driverBarcode: Number(barcodes.some(({ kind, value }) => kind === 'PDF417' && value.includes('ANSI '))),
    minimumPayment: has(minimumPayment),
    metered: has(metered),
    qrCode: Number(barcodes.some(({ kind }) => kind === 'QRCode')),
  }
}
