import type { Picture, View } from '../vision/picture.js'
import { distance } from '../vision/quad.js'
import { rotateQuarter } from '../vision/turn.js'
import { viewOfPage } from '../vision/view.js'
import { warp } from '../vision/warp.js'
import { type BlazeFace, blazeFaceSide, type Detection } from './blaze-face.js'
import type { Face, FaceFinder } from './face.js'
import { mergeDetections } from './merge.js'
import { tilesOf } from './tiles.js'
import type { UltraFace } from './ultra-face.js'
import { uprightPatch } from './upright-patch.js'

/** How much larger than the network's input the page is looked at; each step only where those before gave no sure face. */
const factors = [1, 1.6, 2.6] as const
/**
 * Scores from which on a face ends the search. A face upside down can score 0.4 to 0.6 at a rotation at which it is not
 * upright, and the false faces of pages without people stay under both.
 */
const sure = { score: 0.8, closeScore: 0.8 }
/** Close score from which the closer look's place is the better one. */
const steady = 0.6
/** Score from which on the page is not looked at in finer tiles, which show more false faces than the page as a whole. */
const likely = 0.75
/** Looking closer costs 25 ms each; a page of more faces than this is a group photograph. */
const mostFaces = 6
/** Of the network's input: the size at which it was surest of the faces of documents, and least sure of what is none. */
const closeShare = 0.25

/** BlazeFace on the page and in tiles, at four rotations, then closer, with UltraFace as the second opinion. */
export class BlazeFaceFinder implements FaceFinder {
  constructor(
    private readonly first: BlazeFace,
    private readonly second: UltraFace,
  ) {}

  async find(picture: Picture, { signal }: { signal?: AbortSignal } = {}): Promise<Face[]> {
    const page = viewOfPage(picture)
    const faces: Face[] = []
    const looked = new Map<Detection, Detection | undefined>()
    for (const detection of (await this.#detections(page, looked, signal)).slice(0, mostFaces)) {
      signal?.throwIfAborted()
      const close = looked.has(detection) ? looked.get(detection) : await this.#lookCloser(page, detection)
      // A closer look that is not sure has mostly caught on to something else.
      const place = close && close.score > steady ? close : detection
      faces.push({
        ...place,
        score: detection.score,
        closeScore: close?.score ?? 0,
        secondOpinion: await this.second.confirm(page, place),
      })
    }
    const support = (face: Face) => face.score + face.closeScore
    return faces.sort((a, b) => support(b) - support(a))
  }

  async dispose(): Promise<void> {
    await Promise.all([this.first.dispose(), this.second.dispose()])
  }

  async #detections(
    page: View,
    looked: Map<Detection, Detection | undefined>,
    signal: AbortSignal | undefined,
  ): Promise<Detection[]> {
    const found: Detection[] = []
    for (const factor of factors) {
      const tiles = tilesOf(page, blazeFaceSide, factor)
      // Most pages are sent upright or upside down.
      for (const degrees of [0, 180, 90, 270] as const) {
        const here: Detection[] = []
        for (const tile of tiles) {
          signal?.throwIfAborted()
          here.push(...(await this.first.detect(rotateQuarter(tile, degrees))))
        }
        found.push(...here)
        const merged = mergeDetections(found)
        const best = merged[0]
        if (best && best.score > sure.score && here.some(({ score }) => score >= best.score)) {
          const close = await this.#lookCloser(page, best)
          looked.set(best, close)
          if (close && close.score > sure.closeScore) return merged
        }
      }
      if (found.some(({ score }) => score > likely)) break
    }
    return mergeDetections(found)
  }

  /** The same face seen alone, upright and at its best size, which steadies its place and its roll. */
  async #lookCloser(page: View, detection: Detection): Promise<Detection | undefined> {
    const scale = detection.size / (closeShare * blazeFaceSide)
    const patch = warp(
      page,
      uprightPatch(detection, scale, [blazeFaceSide, blazeFaceSide]),
      blazeFaceSide,
      blazeFaceSide,
    )
    const seen = mergeDetections(await this.first.detect(patch))
    return seen.find(({ centre }) => distance(centre, detection.centre) < 0.4 * detection.size)
  }
}
