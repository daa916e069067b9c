import { Type } from '@sinclair/typebox'

/** Fields of a request that several operations take, each described once. */
export const reqId = Type.String({
  minLength: 1,
  maxLength: 256,
  description: "The caller's own id of the request; echoed.",
})

export const docBase64 = Type.String({
  description: 'The file in base64, with or without a data: prefix. JPEG, PNG, WebP, TIFF, GIF, BMP, AVIF or PDF.',
})

export const optionalDocType = Type.Optional(
  Type.Literal('image', { description: 'Always "image"; a PDF is an image too.' }),
)
