import { documentFields, type ValueKind } from '../../../knowledge/document-fields.js'
import type { DocumentLabel } from '../../../knowledge/document-labels.js'
import { boxOf } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import type { Field } from '../../field.js'
import type { PlacedMrz } from '../codes/page-mrz.js'
import { fieldsOfMrz } from './mrz-fields.js'
import { beginsWithName, namedValues } from './named-values.js'
import { patternFields } from './pattern-fields.js'
import { type DateOrder, dateOrderOf, type FieldValue, valueOfKind } from './value-of-kind.js'

export type Fields = Readonly<Record<string, Field<string | number | boolean>>>

/** Pages that name the fields of a document; the rest of a long one is its text. */
const pagesWithFields = 3
/** How often a value in this place was the field's, on drawn documents. */
const trust = { behind: 0.85, right: 0.75, below: 0.65 } as const

/** Key/values by the label's vocabulary; keys that were not found are left out. Codes with check digits go before print. */
export function readFields(label: DocumentLabel, pages: readonly PageText[], mrz: PlacedMrz | null): Fields {
  const first = pages.slice(0, pagesWithFields)
  const order = dateOrderOf(first.flatMap(({ lines }) => lines.map(({ text }) => text)))
  const others = Object.values(documentFields[label] ?? {}).flatMap(({ names }) => names)
  const named = Object.entries(documentFields[label] ?? {}).flatMap(([key, { kind, names }]) => {
    const field = bestValue(first, { names, others, kind, order })
    return field ? [[key, field] as const] : []
  })
  return {
    ...Object.fromEntries(named),
    ...patternFields(label, first),
    ...(mrz && documentFields[label] && 'document_number' in documentFields[label] ? fieldsOfMrz(mrz, pages) : {}),
  }
}

/** The name went on in words that the list does not have: "Employee" and "ID", "Name" and "of account". */
const goesOn =
  /^(?:of|and|or|id|no|number|nr|code|type|du|de|des|del|della|to|is|address|name|signature|details|only|information|info|particulars)\b/i

interface Sought {
  readonly names: readonly string[]
  /** Names of all fields of the label: a text that begins with one is a name, not a value. */
  readonly others: readonly string[]
  readonly kind: ValueKind
  readonly order: DateOrder
}

/** Of names that say as much, the first; of amounts the largest: a total of taxes is called total too. */
function bestValue(pages: readonly PageText[], { names, others, kind, order }: Sought): Field<FieldValue> | null {
  const candidates = pages
    .flatMap((page) => namedValues(page, names))
    .flatMap((candidate) => {
      const value = valueOfKind(candidate.text, kind, order)
      const isName =
        typeof value === 'string' &&
        (goesOn.test(value) || (candidate.place !== 'behind' && beginsWithName(candidate.text, others)))
      if (value === null || isName) return []
      return [{ ...candidate, value, score: trust[candidate.place] + 0.02 * Math.min(10, candidate.nameLength) }]
    })
  if (candidates.length === 0) return null
  const best = candidates.reduce((a, b) =>
    b.score > a.score || (b.score === a.score && isLarger(b.value, a.value)) ? b : a,
  )
  const rivals = new Set(candidates.filter(({ score }) => score >= best.score - 0.02).map(({ value }) => value)).size
  return {
    value: best.value,
    confidence: Math.round((1000 * trust[best.place] * best.line.confidence) / Math.sqrt(rivals)) / 1000,
    box: boxOf(best.line, best.page),
    page: best.page.number,
  }
}

const isLarger = (a: FieldValue, b: FieldValue) => typeof a === 'number' && typeof b === 'number' && a > b
