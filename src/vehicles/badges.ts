import { buildAutomaton } from '../plates/automaton.js'
import { decodePlate } from '../plates/decode-plate.js'
import type { Line } from '../reading/reading.js'
import type { Quad } from '../vision/picture.js'
import { sizeOfQuad } from '../vision/quad.js'
import { type KnownName, keyOf, knownNames } from './maker-names.js'
import { middleOf, type PlacedText } from './placed-text.js'

/** A badge that names a maker or a model. */
export interface BadgeReading {
  /** As it was read. */
  readonly text: string
  readonly makers: readonly string[]
  readonly model: string | null
  /** Log-odds that the vehicle bears this badge of its maker. */
  readonly support: number
  readonly quad: Quad
}

export interface BadgeScene {
  /** Boxes of the vehicle that is meant; null where none was found. */
  readonly vehicle: readonly [number, number, number, number] | null
  /** Where the plate is: what stands close above and below it is a dealer's frame. */
  readonly plate: Quad | null
}

/** What may follow a model's name on its badge: trim, fuel, engine. */
const trim =
  /^([VZLGSEH][XDE]?[IX]?[+]?|[A-Z]{1,3}\d{0,3}[A-Z]?|\d([.,]\d)?L?|\d{2,4}[A-Z]?|TDI|TSI|CRDI|DDIS|DICOR|CRDE|VTVT|IVTEC|DTEC|HYBRID|SPORT|ASTA|SPORTZ|MAGNA|PLUS|PRIME|TURBO|DIESEL|PETROL|CNG|AUTOMATIC|QUADRAJET|REVOTRON)$/

/** All names of four letters and more, as a lexicon for decoding; each stands for itself. */
const lexicon = buildAutomaton(
  [...knownNames.values()]
    .filter(({ key }) => key.length >= 4)
    .map(({ key }) => ({ country: null, kind: 'any', form: `"${key}"`, weight: 0 })),
  {},
)

/**
 * Badges among the lines: a line that is a known name and nothing else but trim words, or that decodes to one. Badges are
 * small and of shining metal, and a lexicon in the decoding reads what letter by letter is TUESON or LGNIS.
 */
export function findBadges(lines: readonly Line[], scene: BadgeScene, alphabet: readonly string[]): BadgeReading[] {
  return lines
    .filter((line) => !isFrame(line, scene) && isInside(line, scene) && !isAddress(line))
    .flatMap((line) => [...spelled(line), ...decoded(line, alphabet)].sort((a, b) => b.support - a.support).slice(0, 1))
    .filter(({ support }) => support > 0)
    .sort((a, b) => b.support - a.support)
}

const isAddress = ({ text }: Line) => /www|http|@|\.(com|in|co|net|org|cz|sk|br)\b/i.test(text)

/** Read letter by letter, with what may follow a name on a badge. */
function spelled(line: Line): BadgeReading[] {
  const words = line.text.split(/[\s|/]+/).filter((word) => keyOf(word) !== '')
  if (words.length === 0 || words.length > 5) return []
  const nameOf = (from: number, to: number) => knownNames.get(keyOf(words.slice(from, to).join('')))
  for (let count = Math.min(3, words.length); count >= 1; count--) {
    const known = nameOf(0, count)
    if (!known) continue
    const second = known.model === null ? nameOf(count, words.length) : undefined
    if (second?.makers.some((maker) => known.makers.includes(maker)))
      return [{ ...reading(line, second, 0), support: reading(line, known, 0).support + 1 }]
    if (words.slice(count).every((word) => trim.test(keyOf(word)))) return [reading(line, known, 0)]
  }
  return []
}

function decoded(line: Line, alphabet: readonly string[]): BadgeReading[] {
  const { length } = keyOf(line.text)
  if (!line.recognition || length < 3 || length > 14) return []
  return decodePlate([line.recognition], alphabet, lexicon, 1).map(({ text, logProbability }) =>
    reading(line, knownNames.get(text)!, logProbability),
  )
}

/**
 * Five letters read without doubt are a badge 19 times in 20, each further letter makes chance less likely. Of 900 lines of
 * photographs none was taken for a wrong maker at a support above 1.
 */
function reading(line: Line, known: KnownName, logProbability: number): BadgeReading {
  const support =
    3 +
    Math.max(-2, Math.min(2.1, 0.7 * (known.key.length - 5))) +
    1.2 * logProbability -
    5 * Math.max(0, 0.9 - line.confidence) -
    (known.ordinary ? 2.5 : 0)
  return { text: line.text, makers: known.makers, model: known.model, support, quad: line.quad }
}

/** Within the vehicle's box, grown by a tenth: detectors cut bumpers short. */
function isInside(line: PlacedText, { vehicle }: BadgeScene): boolean {
  if (!vehicle) return true
  const [x, y, width, height] = vehicle
  const [mx, my] = middleOf(line.quad)
  return mx > x - width / 10 && mx < x + 1.1 * width && my > y - height / 10 && my < y + 1.1 * height
}

/** Small print within a plate's height above or below it and no wider than it: the dealer's frame. */
function isFrame(line: PlacedText, { plate }: BadgeScene): boolean {
  if (!plate) return false
  const size = sizeOfQuad(plate)
  const [px, py] = middleOf(plate)
  const [x, y] = middleOf(line.quad)
  const own = sizeOfQuad(line.quad)
  return Math.abs(x - px) < 0.4 * size.width && Math.abs(y - py) < 1.1 * size.height && own.height < 0.7 * size.height
}
