import type { OpenDocument, Page } from '../../documents/document.js'
import { encodeImage } from '../../engines/sharp.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { cropQuad } from '../../vision/crop.js'
import { apply, applyToQuad, invert, quadToQuad } from '../../vision/matrix.js'
import type { Point, Quad, View } from '../../vision/picture.js'
import { boundsOf, quadOfSize } from '../../vision/quad.js'
import { type QuarterTurn, turnMatrix } from '../../vision/turn.js'
import { viewOfPage } from '../../vision/view.js'
import type { Outcome, RunContext } from '../operation.js'
import { findPortraits, type PortraitTools } from './find-portraits.js'
import { kindOf } from './kind.js'
import { pageInDetail } from './page-in-detail.js'
import { photoQuality } from './photo-quality.js'
import type { Portrait } from './portrait.js'
import { byProminence } from './rank.js'
import type { OutputFormat, PhotoData } from './schema.js'

export interface PhotoOptions {
  readonly format: OutputFormat
  /** Margin on each side as a share of the photograph, 0 to 0.5. */
  readonly padding: number
}

/**
 * Cuts out the portrait of the first page that bears one.
 * @throws LekhaError `no_photograph_found`
 */
export async function cropPhoto(
  document: OpenDocument,
  pages: AsyncIterable<Page>,
  tools: PortraitTools,
  options: PhotoOptions,
  context: RunContext,
): Promise<Outcome<PhotoData>> {
  let count = 0
  for await (const page of pages) {
    count++
    const portraits = await findPortraits(page, tools, context)
    if (portraits.length) return { result: await answer(document, page, portraits, options, context), pages: count }
  }
  throw new LekhaError('no_photograph_found')
}

async function answer(
  document: OpenDocument,
  page: Page,
  portraits: readonly Portrait[],
  options: PhotoOptions,
  context: RunContext,
): Promise<PhotoData> {
  const [primary, ...others] = [...portraits].sort(byProminence) as [Portrait, ...Portrait[]]
  const sent = viewOfPage(page.picture)
  const rotation = uprightTurn(primary.tilt)
  const onUpright = uprightBox(page, rotation)
  const crop = await context.time('crop', async () =>
    cut(await pageInDetail(document, page), primary.quad, options.padding),
  )
  const photo = await context.time('encode', () => encodeImage(crop.picture, options.format))
  const face = faceBox(crop, primary)
  return {
    photo: Buffer.from(photo).toString('base64'),
    mime_type: `image/${options.format}`,
    width: crop.picture.width,
    height: crop.picture.height,
    page: page.number,
    box: onUpright(primary.quad),
    quad: primary.quad.map(([x, y]) => [tenth(x), tenth(y)]),
    rotation,
    confidence: primary.confidence,
    face: { box: [...face], confidence: primary.faceConfidence },
    others: others.map((other) => ({
      kind: kindOf(sent, other, primary),
      page: page.number,
      box: onUpright(other.quad),
      confidence: other.confidence,
    })),
    quality: photoQuality(cut(crop, quadInside(crop, options.padding), 0).picture, primary.face, face[3]),
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** The quarter turn clockwise that brings a photograph that lies `tilt` degrees clockwise nearest to upright. */
export const uprightTurn = (tilt: number): QuarterTurn =>
  ((((-Math.round(tilt / 90) * 90) % 360) + 360) % 360) as QuarterTurn

function uprightBox({ picture }: Page, rotation: QuarterTurn): (quad: Quad) => number[] {
  const toUpright = invert(turnMatrix(rotation, picture.width, picture.height))
  const sideways = rotation === 90 || rotation === 270
  const size = sideways ? { width: picture.height, height: picture.width } : picture
  return (quad) => [...boundsOf(applyToQuad(toUpright, quad), size)]
}

/** The quad with a margin on each side, made a rectangle. The quad is in pixels of the page, whatever the view's own. */
function cut(view: View, quad: Quad, padding: number): View {
  const [low, high] = [-padding, 1 + padding]
  const unit = quadToQuad(quadOfSize(1, 1), applyToQuad(invert(view.toPage), quad))
  return cropQuad(
    view,
    applyToQuad(unit, [
      [low, low],
      [high, low],
      [high, high],
      [low, high],
    ]),
  )
}

/** The photograph without its margin, on the page. */
function quadInside({ picture: { width, height }, toPage }: View, padding: number): Quad {
  const share = padding / (1 + 2 * padding)
  const [left, top, right, bottom] = [share * width, share * height, (1 - share) * width, (1 - share) * height]
  return applyToQuad(toPage, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
}

/** The face's square in pixels of the crop. */
function faceBox(crop: View, { face, tilt }: Portrait): readonly [number, number, number, number] {
  const radians = (tilt * Math.PI) / 180
  const toCrop = invert(crop.toPage)
  const middle = apply(toCrop, face.centre)
  const beside: Point = [face.centre[0] + face.size * Math.cos(radians), face.centre[1] + face.size * Math.sin(radians)]
  const across = apply(toCrop, beside)
  const size = Math.hypot(across[0] - middle[0], across[1] - middle[1])
  return [Math.round(middle[0] - size / 2), Math.round(middle[1] - size / 2), Math.round(size), Math.round(size)]
}
