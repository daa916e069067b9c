import type { Portrait } from './portrait.js'

/**
 * How likely a portrait is the one that the document is about: large and clear. A ghost image can be as large as the
 * photograph itself, but is fainter and has print over it, which the face detector's scores show.
 */
export const prominence = ({ face }: Portrait): number => Math.log(face.size) + 3 * (face.score + face.closeScore)

/** The document's own portrait first. */
export const byProminence = (one: Portrait, other: Portrait): number => prominence(other) - prominence(one)
