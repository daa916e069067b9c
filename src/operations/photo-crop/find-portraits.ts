import type { Page } from '../../documents/document.js'
import type { FaceFinder } from '../../faces/face.js'
import type { FrameFinder } from '../../faces/frame.js'
import { isConvex } from '../../vision/quad.js'
import { viewOfPage } from '../../vision/view.js'
import type { RunContext } from '../operation.js'
import { edgesConfidence, faceConfidence, leastFaceConfidence } from './confidence.js'
import { placeFrame } from './frame/place-frame.js'
import type { Portrait } from './portrait.js'

export interface PortraitTools {
  readonly faces: FaceFinder
  readonly frames: FrameFinder
}

/** The photographs of people on a page, none where no place is more likely a face than not. */
export async function findPortraits(
  page: Page,
  { faces, frames }: PortraitTools,
  { signal, time }: RunContext,
): Promise<Portrait[]> {
  const sent = viewOfPage(page.picture)
  const portraits: Portrait[] = []
  for (const face of await time('faces', () => faces.find(page.picture, { signal }))) {
    const sure = faceConfidence(face)
    if (sure < leastFaceConfidence) continue
    signal.throwIfAborted()
    const { quad, tilt, certainty } = await time('edges', () => placeFrame(sent, face, frames))
    if (!isConvex(quad)) continue
    const confidence = Math.round(sure * edgesConfidence(certainty) * 1000) / 1000
    portraits.push({ page: page.number, face, quad, tilt, faceConfidence: sure, confidence })
  }
  return portraits
}
