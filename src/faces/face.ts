import type { Disposable } from '../engines/engine.js'
import type { Picture, Point } from '../vision/picture.js'

/** A human face on a page, in pixels of that page. */
export interface Face {
  /** Middle of the face: of the square from the brows to the chin. */
  readonly centre: Point
  /** Side of that square. */
  readonly size: number
  /** How far the head is turned clockwise on the page, in degrees, −180 to 180; from the eyes. */
  readonly roll: number
  /** The eyes as they lie in the picture of an upright face: the left one first. */
  readonly eyes: readonly [Point, Point]
  readonly nose: Point
  readonly mouth: Point
  /** How surely the detector takes it for a face, 0 to 1; no calibrated probability. */
  readonly score: number
  /** What a second detector, of another design, says of the same place, 0 to 1. */
  readonly secondOpinion: number
}

/** Finds the faces of people on a page. */
export interface FaceFinder extends Disposable {
  /**
   * Faces at every rotation, surest first, each once. Aborting `signal` rejects with its reason between two steps.
   */
  find(picture: Picture, options?: { signal?: AbortSignal }): Promise<Face[]>
}
