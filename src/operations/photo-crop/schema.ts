import { type Static, Type } from '@sinclair/typebox'
import { boxSchema, confidenceSchema, nullable } from '../field.js'
import { docBase64, optionalDocType, reqId } from '../request-fields.js'

export const outputFormats = ['jpeg', 'png'] as const
export const photoReasons = ['blurred', 'dark', 'overexposed', 'glare', 'too_small', 'occluded'] as const

export const photoRequest = Type.Object(
  {
    req_id: reqId,
    doc_base64: docBase64,
    doc_type: optionalDocType,
    output_format: Type.Optional(
      Type.Union(
        outputFormats.map((format) => Type.Literal(format)),
        { description: 'Of the photograph that is sent back: jpeg (default) or png.' },
      ),
    ),
    padding: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 0.5,
        description:
          "Margin around the photograph on each side, as a share of the photograph's own size; 0 by default.",
      }),
    ),
  },
  { description: "A document that bears a person's photograph." },
)

const pixels = Type.Integer({ minimum: 1 })
const box = (description: string) => Type.Array(Type.Integer(), { minItems: 4, maxItems: 4, description })
const corner = Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })

export const photoData = Type.Object({
  photo: Type.String({
    description: 'Base64 of the photograph: cut out along its printed edge, upright and deskewed.',
  }),
  mime_type: Type.Union([Type.Literal('image/jpeg'), Type.Literal('image/png')]),
  width: pixels,
  height: pixels,
  page: Type.Integer({ minimum: 1 }),
  box: boxSchema,
  quad: Type.Array(corner, {
    minItems: 4,
    maxItems: 4,
    description:
      "The photograph's corners in pixels of the page as sent (EXIF orientation applied), clockwise from the photograph's own top left.",
  }),
  rotation: Type.Union(
    [0, 90, 180, 270].map((degrees) => Type.Literal(degrees)),
    { description: 'Degrees clockwise that made the page upright.' },
  ),
  confidence: Type.Number({
    minimum: 0,
    maximum: 1,
    description: "Calibrated probability that this is a person's photograph and that its edges are right.",
  }),
  face: Type.Object({
    box: box('x, y, width, height of the face, brows to chin, in pixels of the crop.'),
    confidence: Type.Number({ minimum: 0, maximum: 1, description: 'Calibrated probability that it is a face.' }),
  }),
  others: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('ghost'), Type.Literal('secondary')], {
        description: 'ghost: the same portrait again, smaller or fainter; secondary: another person.',
      }),
      page: Type.Integer({ minimum: 1 }),
      box: boxSchema,
      confidence: confidenceSchema,
    }),
  ),
  quality: Type.Object({
    sharpness: nullable(Type.Number()),
    brightness: nullable(Type.Number()),
    face_height_px: Type.Integer({ description: 'From the brows to the chin, in pixels of the crop.' }),
    verdict: Type.Union(['good', 'fair', 'poor'].map((verdict) => Type.Literal(verdict))),
    reasons: Type.Array(Type.Union(photoReasons.map((reason) => Type.Literal(reason)))),
  }),
})

export const photoResponse = Type.Object({
  req_id: Type.String(),
  success: Type.Boolean(),
  doc_type: Type.String(),
  error_message: Type.String({ description: 'Empty on success.' }),
  error_code: Type.String({ description: 'Empty on success, else a code of the error table.' }),
  data: nullable(photoData, 'null when success is false.'),
})

export type PhotoRequest = Static<typeof photoRequest>
export type PhotoData = Static<typeof photoData>
export type PhotoResponse = Static<typeof photoResponse>
export type OutputFormat = (typeof outputFormats)[number]
export type PhotoReason = (typeof photoReasons)[number]
