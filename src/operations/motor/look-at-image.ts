import type { DocumentOpener } from '../../documents/document.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { findPlates } from '../../plates/find-plates.js'
import type { PageReader } from '../../reading/page-reader.js'
import type { Picture } from '../../vision/picture.js'
import { boundsOf } from '../../vision/quad.js'
import { measureQuality } from '../../vision/quality.js'
import type { RunContext } from '../operation.js'
import type { ImageFindings, ImageSight } from './findings.js'

export interface MotorTools {
  readonly documents: DocumentOpener
  readonly reader: PageReader
}

/** Texts below it are not shown: drawings, texture and other scripts. */
const leastTextConfidence = 0.5

/** Everything that one image shows. What is wrong with the image becomes its finding; our own faults are thrown. */
export async function lookAtImage(
  bytes: Uint8Array,
  index: number,
  tools: MotorTools,
  context: RunContext,
): Promise<ImageFindings> {
  try {
    const picture = await context.time('decode', () => firstPage(bytes, tools.documents))
    return { index, failure: null, sight: await look(picture, tools, context) }
  } catch (error) {
    if (!(error instanceof LekhaError) || error.status !== 200) throw error
    return { index, failure: { code: error.code, details: error.details }, sight: null }
  }
}

async function firstPage(bytes: Uint8Array, documents: DocumentOpener): Promise<Picture> {
  const document = await documents.open(bytes)
  try {
    return (await document.page(1)).picture
  } finally {
    await document.close()
  }
}

async function look(picture: Picture, { reader }: MotorTools, context: RunContext): Promise<ImageSight> {
  const { signal } = context
  const { lines } = await context.time('read', () =>
    reader.read(picture, { signal, rotate: false, leastConfidence: 0 }),
  )
  const plates = await context.time('plates', async () => findPlates(lines, picture, reader.alphabet))
  return {
    width: picture.width,
    height: picture.height,
    quality: measureQuality(picture),
    plates: plates.slice(0, 12),
    texts: lines
      .filter(({ text, confidence }) => text !== '' && confidence >= leastTextConfidence)
      .map(({ text, confidence, quad }) => ({ text, confidence, box: boundsOf(quad, picture) })),
  }
}
