import { around, boxOf } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import type { Field } from '../../field.js'
import type { PlacedMrz } from '../codes/page-mrz.js'

/** The fields of a machine-readable zone. A right check digit vouches for what it covers; names have none. */
export function fieldsOfMrz(mrz: PlacedMrz, pages: readonly PageText[]): Record<string, Field<string>> {
  const page = pages.find(({ number }) => number === mrz.page)
  const box = page && mrz.sources.length ? boxOf(around(mrz.sources), page) : null
  const read = mrz.sources.reduce((product, { confidence }) => product * confidence, 1)
  const field = (value: string | null, check?: boolean): Field<string> | null =>
    value
      ? { value, confidence: check === undefined ? round(0.95 * read) : check ? 0.99 : 0.4, box, page: mrz.page }
      : null
  const fields = {
    document_number: field(mrz.documentNumber, mrz.checks.documentNumber),
    surname: field(mrz.surname),
    given_names: field(mrz.givenNames),
    date_of_birth: field(mrz.dateOfBirth, mrz.checks.dateOfBirth),
    sex: field(mrz.sex),
    nationality: field(mrz.nationality),
    date_of_expiry: field(mrz.dateOfExpiry, mrz.checks.dateOfExpiry),
    issuing_state: field(mrz.issuingState),
  }
  return Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}

const round = (value: number) => Math.round(value * 1000) / 1000
