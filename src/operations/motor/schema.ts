import { type Static, Type } from '@sinclair/typebox'
import { seenViews } from '../../vehicles/sight/vehicle-sight.js'
import { boxSchema, confidenceSchema, fieldKeys, nullable } from '../field.js'

const imageItem = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 256,
      description: "The caller's own name of the image; echoed unchanged.",
    }),
    image: Type.Optional(
      Type.String({
        description:
          'The file in base64, with or without a data: prefix. JPEG, PNG, WebP, TIFF, GIF, BMP, AVIF or PDF (its first page).',
      }),
    ),
    base64: Type.Optional(Type.String({ description: 'Another name of `image`.' })),
  },
  { description: 'One photograph.' },
)

export const motorRequest = Type.Object(
  {
    req_id: Type.String({
      minLength: 1,
      maxLength: 256,
      description: "The caller's own id of the request; echoed unchanged.",
    }),
    doc_type: Type.Literal('image', { description: 'Always "image"; a PDF is an image too.' }),
    manufacturer: Type.String({ maxLength: 256, description: 'The maker that is claimed, under any usual name.' }),
    model: Type.String({ maxLength: 256, description: 'The model that is claimed.' }),
    doc_base64: Type.Array(imageItem, {
      minItems: 1,
      maxItems: 24,
      description: 'Photographs of one vehicle. One that cannot be used does not fail the others.',
    }),
  },
  { description: 'Photographs of a vehicle, and what it is claimed to be.' },
)

const text = nullable(Type.String())
const imageName = nullable(Type.String(), 'Name of the image that shows it best; null: not read.')

/** A field of a vehicle: as everywhere, and the image that it was read from. */
const vehicleField = <Value extends Parameters<typeof nullable>[0]>(value: Value, description: string) =>
  Type.Object({ value: nullable(value), ...fieldKeys, image: imageName }, { description })

export const vehicleTypes = [
  'car',
  'suv',
  'van',
  'truck',
  'bus',
  'motorcycle',
  'scooter',
  'auto-rickshaw',
  'bicycle',
] as const
export type VehicleType = (typeof vehicleTypes)[number]

export const vehicleViews = [...seenViews, 'interior', 'odometer', 'engine_bay', 'plate_close_up', 'document'] as const
export type VehicleView = (typeof vehicleViews)[number]

const oneOf = (values: readonly string[]) => Type.Union(values.map((value) => Type.Literal(value)))

const evidence = Type.Object({
  image: Type.String(),
  kind: oneOf(['badge_text', 'logo', 'vin', 'appearance']),
  value: Type.String({ description: 'What was read or seen.' }),
  box: nullable(boxSchema),
  confidence: confidenceSchema,
})

const severity = oneOf(['minor', 'moderate', 'severe'])

const part = Type.Object({
  damage_type: text,
  severity: nullable(severity),
  confidence: nullable(confidenceSchema),
  images: Type.Array(
    Type.Object({
      name: Type.String(),
      box: boxSchema,
      polygon: Type.Optional(Type.Array(Type.Number())),
    }),
  ),
})

const plateSchema = Type.Object({
  value: Type.String(),
  confidence: confidenceSchema,
  box: boxSchema,
  country: nullable(Type.String(), 'ISO 3166-1 code; null: several countries have this form, or none.'),
  state: nullable(Type.String()),
  valid: Type.Boolean({ description: 'Whether the number has the form of its country.' }),
})

export const motorData = Type.Object({
  vehicle: Type.Object({
    type: vehicleField(oneOf(vehicleTypes), 'Kind of vehicle.'),
    colour: vehicleField(Type.String(), 'Colour of the body.'),
    registration_number: Type.Object(
      {
        value: text,
        ...fieldKeys,
        image: imageName,
        country: nullable(Type.String(), 'ISO 3166-1 code of the plate.'),
        state: nullable(Type.String(), 'State, where the number or the plate names it.'),
        valid: nullable(Type.Boolean(), 'Whether the number has the form of its country; null: not read.'),
      },
      { description: 'The number on the plate, capitals and digits without separators.' },
    ),
    vin: vehicleField(Type.String(), 'Vehicle identification (chassis) number, 17 characters.'),
    engine_number: vehicleField(Type.String(), 'Number of the engine, where it is named as such.'),
    odometer: Type.Object(
      {
        value: nullable(Type.Number({ minimum: 0 })),
        ...fieldKeys,
        image: imageName,
        unit: nullable(oneOf(['km', 'mi'])),
      },
      { description: 'Distance that the vehicle has run.' },
    ),
  }),
  make_model: Type.Object({
    manufacturer: nullable(Type.String(), 'What the evidence says; null: it says nothing.'),
    model: text,
    verdict: oneOf(['consistent', 'inconsistent', 'unverified']),
    confidence: nullable(confidenceSchema),
    evidence: Type.Array(evidence),
  }),
  parts: Type.Record(Type.String(), part, { description: 'Damaged parts. Not assessed yet: always empty.' }),
  damage: Type.Object(
    {
      detected: nullable(Type.Boolean(), 'null: not assessed.'),
      severity: nullable(severity),
      confidence: nullable(confidenceSchema),
      count: nullable(Type.Integer({ minimum: 0 })),
    },
    { description: 'Not assessed yet: every value is null.' },
  ),
  images: Type.Array(
    Type.Object({
      name: Type.String(),
      view: nullable(oneOf(vehicleViews), 'Which side is seen, as the driver names left and right; null: not told.'),
      view_confidence: nullable(confidenceSchema),
      vehicle: Type.Object({
        type: nullable(oneOf(vehicleTypes)),
        box: nullable(boxSchema),
        confidence: nullable(confidenceSchema),
      }),
      plates: Type.Array(plateSchema),
      damages: Type.Array(
        Type.Object({ part: text, severity: nullable(severity), box: boxSchema, confidence: confidenceSchema }),
      ),
      texts: Type.Array(Type.Object({ text: Type.String(), box: boxSchema, confidence: confidenceSchema })),
      quality: Type.Object(
        {
          sharpness: nullable(Type.Number()),
          glare: nullable(Type.Number()),
          brightness: nullable(Type.Number()),
          verdict: nullable(oneOf(['good', 'fair', 'poor'])),
          reasons: Type.Array(Type.String(), {
            description: 'blurred, dark, overexposed, glare, too_small, vehicle_cut_off, screen_photograph.',
          }),
        },
        { description: 'Whether another photograph should be asked for, and why.' },
      ),
      error_code: Type.String({ description: 'Empty, or why this image was not used.' }),
      error_message: Type.String(),
    }),
    { description: 'In the order of the request.' },
  ),
  notes: Type.Array(
    Type.Object({
      code: oneOf(['several_vehicles', 'registration_numbers_differ', 'odometer_readings_differ', 'vin_maker_differs']),
      images: Type.Array(Type.String()),
      detail: Type.String(),
    }),
    { description: 'What the images say against one another.' },
  ),
})

export const motorResponse = Type.Object({
  req_id: Type.String(),
  success: Type.Boolean(),
  doc_type: Type.String(),
  error_message: Type.String({ description: 'Empty on success.' }),
  error_code: Type.String({ description: 'Empty on success, else a code of the error table.' }),
  data: nullable(motorData, 'null when success is false.'),
})

export type MotorRequest = Static<typeof motorRequest>
export type MotorResponse = Static<typeof motorResponse>

/** As the schema says it; written out because unions of literals made from lists lose their names. */
export interface MotorData {
  vehicle: {
    type: ImageField<VehicleType>
    colour: ImageField<string>
    registration_number: ImageField<string> & { country: string | null; state: string | null; valid: boolean | null }
    vin: ImageField<string>
    engine_number: ImageField<string>
    odometer: ImageField<number> & { unit: 'km' | 'mi' | null }
  }
  make_model: {
    manufacturer: string | null
    model: string | null
    verdict: 'consistent' | 'inconsistent' | 'unverified'
    confidence: number | null
    evidence: { image: string; kind: string; value: string; box: number[] | null; confidence: number }[]
  }
  parts: Record<string, never>
  damage: { detected: null; severity: null; confidence: null; count: null }
  images: MotorImage[]
  notes: { code: string; images: string[]; detail: string }[]
}

export interface ImageField<Value> {
  value: Value | null
  confidence: number | null
  box: number[] | null
  page: number | null
  image: string | null
}

export interface MotorImage {
  name: string
  view: VehicleView | null
  view_confidence: number | null
  vehicle: { type: VehicleType | null; box: number[] | null; confidence: number | null }
  plates: {
    value: string
    confidence: number
    box: number[]
    country: string | null
    state: string | null
    valid: boolean
  }[]
  damages: never[]
  texts: { text: string; box: number[]; confidence: number }[]
  quality: {
    sharpness: number | null
    glare: number | null
    brightness: number | null
    verdict: string | null
    reasons: string[]
  }
  error_code: string
  error_message: string
}
