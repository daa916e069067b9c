import { type Static, type TSchema, Type } from '@sinclair/typebox'

/** Schemas that several operations share: what the contract, section 2, calls a field. */

export const nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description ? { description } : {})

export const boxSchema = Type.Array(Type.Integer(), {
  minItems: 4,
  maxItems: 4,
  description: 'x, y, width, height in pixels of the upright page, origin top left.',
})

export const confidenceSchema = Type.Number({
  minimum: 0,
  maximum: 1,
  description: 'Calibrated probability that the value is exactly right.',
})

/** The keys that every field has beside its value. */
export const fieldKeys = {
  confidence: nullable(confidenceSchema, 'Calibrated probability that the value is exactly right; null: not read.'),
  box: nullable(boxSchema, 'x, y, width, height in pixels of the upright page; null: derived, or not read.'),
  page: nullable(Type.Integer({ minimum: 1 })),
}

export const fieldSchema = <Value extends TSchema>(value: Value, description: string) =>
  Type.Object({ value: nullable(value), ...fieldKeys }, { description })

export const textField = (description: string) => fieldSchema(Type.String(), description)

export interface Field<Value> {
  value: Value | null
  confidence: number | null
  box: number[] | null
  page: number | null
}

export const absent = <Value>(): Field<Value> => ({ value: null, confidence: null, box: null, page: null })

export const qualitySchema = Type.Object(
  {
    sharpness: nullable(Type.Number()),
    glare: nullable(Type.Number()),
    brightness: nullable(Type.Number()),
    verdict: nullable(Type.String()),
    reasons: Type.Array(Type.String()),
  },
  { description: 'How well the picture can be read.' },
)
export type QualityReport = Static<typeof qualitySchema>
