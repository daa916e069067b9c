import type { Disposable } from '../engines/engine.js'
import type { View } from '../vision/picture.js'
import type { Face } from './face.js'

/**
 * Where the sides of a photograph may lie around a face, seen upright: log-probabilities over `positions` places of one
 * pixel each, for left, top, right, bottom. `view` is the patch, and leads back to the page.
 */
export interface FrameBelief {
  readonly view: View
  /** Pixels of the patch to a face. */
  readonly faceSize: number
  /** Middle of the face in the patch. */
  readonly middle: readonly [x: number, y: number]
  /** Left, top, right, bottom; each as long as the patch's side. */
  readonly sides: readonly [Float32Array, Float32Array, Float32Array, Float32Array]
}

/** Tells from the surroundings of a face where its photograph ends. */
export interface FrameFinder extends Disposable {
  /**
   * @param roll degrees clockwise by which the document lies on the page at the face
   * @param mirrored whether to look at the mirror image; the belief is that of the page all the same
   */
  find(page: View, face: Pick<Face, 'centre' | 'size'>, roll: number, mirrored: boolean): Promise<FrameBelief>
}
