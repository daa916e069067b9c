import type { Picture, View } from '../vision/picture.js'
import { distance } from '../vision/quad.js'
import { type QuarterTurn, rotateQuarter } from '../vision/turn.js'
import { viewOfPage } from '../vision/view.js'
import { warp } from '../vision/warp.js'
import { type BlazeFace, blazeFaceSide, type Detection } from './blaze-face.js'
import type { Face, FaceFinder } from './face.js'
import { mergeDetections } from './merge.js'
import { pictureRegions } from './picture-regions.js'
import { regionTiles, tilesOf } from './tiles.js'
import type { UltraFace } from './ultra-face.js'
import { uprightPatch } from './upright-patch.js'

/** How much larger than the network's input the page is looked at; each step only where those before gave no sure face. */
const factors = [1, 1.6, 2.6] as const
/**
 * Scores from which on a face ends the search. A face upside down can score 0.4 to 0.6 at a rotation at which it is not
 * upright, and the false faces of pages without people stay under both.
 */
const sure = { score: 0.8, closeScore: 0.8 }
/** Tiles of small pictures; each costs four runs of the network, 4 ms each. */
const mostTiles = 16
/** Close score from which on a face in an enlarged picture counts: what is none stays under 0.65 where both agree. */
const confirmed = 0.75
/** Close score from which the closer look's place is the better one. */
const steady = 0.6
/** Score from which on the page is not looked at in finer tiles, which show more false faces than the page as a whole. */
const likely = 0.75
/** Looking closer costs 25 ms each; a page of more faces than this is a group photograph. */
const mostFaces = 6
/** Of the network's input: the size at which it was surest of the faces of documents, and least sure of what is none. */
const closeShare = 0.25

/** Most pages are sent upright or upside down. */
const turns = [0, 180, 90, 270] as const

/** Detections, surest first, and the closer look at one of them where it has been taken. */
interface Detections {
  readonly detections: readonly Detection[]
  readonly looked?: Detection
  readonly close?: Detection
}

/** BlazeFace on the page and in tiles, at four rotations, then closer, with UltraFace as the second opinion. */
export class BlazeFaceFinder implements FaceFinder {
  constructor(
    private readonly first: BlazeFace,
    private readonly second: UltraFace,
  ) {}

  async find(picture: Picture, { signal }: { signal?: AbortSignal } = {}): Promise<Face[]> {
    const page = viewOfPage(picture)
    const faces = await this.#facesOf(page, await this.#onPage(page, signal), signal)
    if (!faces.some(({ closeScore }) => closeScore > sure.closeScore)) {
      const small = await this.#facesOf(page, await this.#inSmallPictures(page, signal), signal)
      // Enlarged, much looks like a face: what stays is what looks like one once more when it is alone and upright.
      faces.push(...small.filter(({ closeScore, secondOpinion }) => closeScore > confirmed && secondOpinion > 0.5))
    }
    const support = (face: Face) => face.score + face.closeScore
    return faces.sort((a, b) => support(b) - support(a))
  }

  async dispose(): Promise<void> {
    await Promise.all([this.first.dispose(), this.second.dispose()])
  }

  /** Detections with the closer look at each, and what the other detector says of it. */
  async #facesOf(page: View, found: Detections, signal: AbortSignal | undefined): Promise<Face[]> {
    const faces: Face[] = []
    for (const detection of found.detections.slice(0, mostFaces)) {
      signal?.throwIfAborted()
      const close = detection === found.looked ? found.close : await this.#lookCloser(page, detection)
      // A closer look that is not sure has mostly caught on to something else.
      const place = close && close.score > steady ? close : detection
      faces.push({
        ...place,
        score: detection.score,
        closeScore: close?.score ?? 0,
        secondOpinion: await this.second.confirm(page, place),
      })
    }
    return faces
  }

  async #onPage(page: View, signal: AbortSignal | undefined): Promise<Detections> {
    const found: Detection[] = []
    for (const factor of factors) {
      const tiles = tilesOf(page, blazeFaceSide, factor)
      for (const degrees of turns) {
        const here = await this.#detect(tiles, degrees, signal)
        found.push(...here)
        const detections = mergeDetections(found)
        const best = detections[0]
        if (best && best.score > sure.score && here.some(({ score }) => score >= best.score)) {
          const close = await this.#lookCloser(page, best)
          if (close && close.score > sure.closeScore) return { detections, looked: best, close }
        }
      }
      if (found.some(({ score }) => score > likely)) break
    }
    return { detections: mergeDetections(found) }
  }

  async #inSmallPictures(page: View, signal: AbortSignal | undefined): Promise<Detections> {
    const regions = pictureRegions(page.picture).flatMap((box) => regionTiles(page, box, blazeFaceSide))
    const found: Detection[] = []
    for (const degrees of turns) found.push(...(await this.#detect(regions.slice(0, mostTiles), degrees, signal)))
    return { detections: mergeDetections(found) }
  }

  async #detect(tiles: readonly View[], turn: QuarterTurn, signal: AbortSignal | undefined): Promise<Detection[]> {
    const found: Detection[] = []
    for (const tile of tiles) {
      signal?.throwIfAborted()
      found.push(...(await this.first.detect(rotateQuarter(tile, turn))))
    }
    return found
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
