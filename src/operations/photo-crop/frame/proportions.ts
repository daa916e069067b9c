/** A frame around a face, in faces: distances of the four sides from the face's middle, all positive. */
export interface Proportions {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Log of the density of a normal distribution, up to its constant. */
const normal = (value: number, mean: number, deviation: number) =>
  -0.5 * ((value - mean) / deviation) ** 2 - Math.log(deviation)

const mixture = (value: number, parts: readonly (readonly [share: number, mean: number, deviation: number])[]) =>
  Math.log(parts.reduce((sum, [share, mean, deviation]) => sum + share * Math.exp(normal(value, mean, deviation)), 0))

/**
 * How likely people frame a portrait so, as a log-density. The shapes are those of identity photographs: 35 × 45 mm
 * (ISO/IEC 19794-5, most passports), 25 × 32 and 26 × 32 mm cards, 2 × 2 in (India, United States). The face detector's
 * square runs from the brows to the chin: about 0.55 of the head's height, which such photographs make 60 to 80 % of
 * theirs.
 */
export function logProportions({ left, right, top, bottom }: Proportions): number {
  const [width, height] = [left + right, top + bottom]
  return (
    mixture(Math.log(width), [
      [0.8, Math.log(1.55), 0.2],
      [0.2, Math.log(2.3), 0.35],
    ]) +
    mixture(width / height, [
      [0.72, 0.775, 0.04],
      [0.16, 1, 0.04],
      [0.12, 0.8, 0.15],
    ]) +
    mixture((right - left) / width, [
      [0.85, 0, 0.07],
      [0.15, 0, 0.2],
    ]) +
    normal(top, 0.72 + 0.3 * Math.min(width, 2.6), 0.14)
  )
}

/** Head and shoulders as an identity photograph shows them: what is cut out where nothing shows an edge. */
export const usualProportions: Proportions = { left: 0.8, right: 0.8, top: 1.18, bottom: 0.88 }
