import { decodeBase64 } from '../../documents/base64.js'
import { type ErrorDetails, LekhaError } from '../../errors/lekha-error.js'
import type { ErrorCode } from '../../errors/table.js'
import type { Prepared } from '../operation.js'
import type { MotorRequest } from './schema.js'

export interface MotorInput {
  readonly claim: { readonly manufacturer: string; readonly model: string }
  /** In the order of the request; with `failure` there is no document for it. */
  readonly images: readonly InputImage[]
}

export interface InputImage {
  /** Place in the request, from 0. */
  readonly index: number
  readonly name: string
  readonly failure: { readonly code: ErrorCode; readonly details: ErrorDetails } | null
}

/** The request as plain data: the documents of the images without failure, in their order. */
export function prepareMotor(request: MotorRequest): Prepared<MotorInput> {
  const documents: Uint8Array[] = []
  const images = request.doc_base64.map(({ name, image, base64 }, index): InputImage => {
    try {
      documents.push(decodeBase64(image ?? base64 ?? '', `doc_base64[${index}].image`))
      return { index, name, failure: null }
    } catch (error) {
      if (!(error instanceof LekhaError)) throw error
      return { index, name, failure: { code: error.code, details: error.details } }
    }
  })
  return { input: { claim: { manufacturer: request.manufacturer, model: request.model }, images }, documents }
}

/** Deals the images out to at most `most` parts, large ones first and each to the part that has least to do. */
export function splitMotor({ input, documents }: Prepared<MotorInput>, most: number): Prepared<MotorInput>[] {
  const usable = input.images.filter(({ failure }) => failure === null)
  const work = usable.map((image, at) => ({ image, document: documents[at]! }))
  const count = Math.max(1, Math.min(most, work.length))
  const parts = Array.from({ length: count }, () => ({ bytes: 0, work: [] as typeof work }))
  for (const each of [...work].sort((a, b) => b.document.byteLength - a.document.byteLength)) {
    const part = parts.reduce((least, other) => (other.bytes < least.bytes ? other : least))
    // Reading costs about the same for every photograph, decoding by its bytes.
    part.bytes += each.document.byteLength + 400_000
    part.work.push(each)
  }
  return parts.map((part) => ({
    input: { ...input, images: part.work.map(({ image }) => image) },
    documents: part.work.map(({ document }) => document),
  }))
}
