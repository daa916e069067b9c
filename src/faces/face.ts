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
  /** How surely the detector takes it for a face where it saw it first, 0 to 1; no calibrated probability. */
  readonly score: number
  /** The same when it looks again at the place alone, upright and at its best size; 0 where it sees no face any more. */
  readonly closeScore: number
  /** What a second detector, of another design, says of the same place, 0 to 1. */
  readonly secondOpinion: number
}

/** Finds the faces of people on a page. */
export interface FaceFinder extends Disposable {
  /**
   * Places that may be faces, at every rotation, likeliest first, each once. What is taken for a face is the caller's to
   * decide: a page without people has doubtful ones too. Aborting `signal` rejects with its reason between two steps.
   */
  find(picture: Picture, options?: { signal?: AbortSignal }): Promise<Face[]>
}
