import type { Picture, View } from '../vision/picture.js'
import { rotateQuarter } from '../vision/turn.js'
import { viewOfPage } from '../vision/view.js'
import { type BlazeFace, blazeFaceSide, type Detection } from './blaze-face.js'
import type { Face, FaceFinder } from './face.js'
import { mergeDetections } from './merge.js'
import { tilesOf } from './tiles.js'
import type { UltraFace } from './ultra-face.js'

/** How much larger than the network's input the page is looked at; each step only where those before gave no sure face. */
const factors = [1, 1.6, 2.6] as const
/** From here on a face is sure enough to stop looking closer. */
const sure = 0.75
/** Looking twice costs 14 ms each; a page of more faces than this is a group photograph. */
const mostFaces = 8

/** BlazeFace at four rotations, at the page's own size and in tiles, with UltraFace as the second opinion. */
export class BlazeFaceFinder implements FaceFinder {
  constructor(
    private readonly first: BlazeFace,
    private readonly second: UltraFace,
  ) {}

  async find(picture: Picture, { signal }: { signal?: AbortSignal } = {}): Promise<Face[]> {
    const page = viewOfPage(picture)
    const detections: Detection[] = []
    for (const factor of factors) {
      for (const tile of tilesOf(page, blazeFaceSide, factor)) detections.push(...(await this.#detect(tile, signal)))
      if (detections.some(({ score }) => score > sure)) break
    }
    const faces: Face[] = []
    for (const detection of mergeDetections(detections).slice(0, mostFaces)) {
      signal?.throwIfAborted()
      faces.push({ ...detection, secondOpinion: await this.second.confirm(page, detection) })
    }
    return faces
  }

  async dispose(): Promise<void> {
    await Promise.all([this.first.dispose(), this.second.dispose()])
  }

  async #detect(tile: View, signal: AbortSignal | undefined): Promise<Detection[]> {
    const found: Detection[] = []
    for (const degrees of [0, 90, 180, 270] as const) {
      signal?.throwIfAborted()
      found.push(...(await this.first.detect(rotateQuarter(tile, degrees))))
    }
    return found
  }
}
