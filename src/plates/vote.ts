import type { PlateCandidate } from './plate-candidate.js'
import { shareAmongRivals } from './rivals.js'

/** A candidate and the image that it was seen on. */
export interface Seen {
  readonly image: number
  readonly candidate: PlateCandidate
}

export interface VotedPlate {
  readonly text: string
  /** Log-odds over all images. */
  readonly support: number
  /** The chance that it is not another reading of its places, 0 to 1. */
  readonly share: number
  /** Where it is seen best. */
  readonly best: Seen
  readonly images: readonly number[]
}

/** What a second image with the same number adds at most: the same reader makes the same mistakes. */
const mostFromAnother = 2

/**
 * The numbers of one vehicle's photographs, best first. A number read on several images is the likelier: each further image
 * adds its own support, up to a limit, because images of one plate err alike.
 */
export function votePlates(seen: readonly Seen[]): VotedPlate[] {
  const byText = new Map<string, Map<number, Seen>>()
  for (const each of seen) {
    const images = byText.get(each.candidate.text) ?? new Map<number, Seen>()
    const known = images.get(each.image)
    if (!known || known.candidate.support < each.candidate.support) images.set(each.image, each)
    byText.set(each.candidate.text, images)
  }
  return [...byText]
    .map(([text, images]) => {
      const [best, ...others] = [...images.values()].sort((a, b) => b.candidate.support - a.candidate.support)
      const added = others.reduce(
        (sum, { candidate }) => sum + Math.max(0, Math.min(mostFromAnother, (candidate.support + 4) / 3)),
        0,
      )
      // To be wrong, it must have lost to a rival on every image.
      const lost = [...images.values()].reduce((odds, each) => odds * (1 - shareOnItsImage(each, seen)), 1)
      return {
        text,
        support: best!.candidate.support + added,
        share: 1 - lost,
        best: best!,
        images: [...images.keys()],
      }
    })
    .sort((a, b) => b.support - a.support)
}

function shareOnItsImage({ image, candidate }: Seen, seen: readonly Seen[]): number {
  const onImage = seen.filter((other) => other.image === image)
  return shareAmongRivals(
    candidate,
    onImage.map((other) => other.candidate),
  )
}
