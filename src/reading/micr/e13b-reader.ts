import type { Disposable } from '../../engines/engine.js'
import { applyToQuad } from '../../vision/matrix.js'
import type { Picture, View } from '../../vision/picture.js'
import { quadOfBox } from '../../vision/quad.js'
import { viewOfPage } from '../../vision/view.js'
import type { Recognition } from '../recognition.js'
import { likeliestTexts } from './alternatives.js'
import { cutBand, cutStrips, type Strips } from './bands.js'
import { lineConfidence } from './confidence.js'
import { type Baseline, findBaselines, type Sighting } from './find-baseline.js'
import { pitchOf, spaceGroups } from './groups.js'
import { inkPlane } from './ink.js'
import { joinReadings } from './join-readings.js'
import { isBeyondDoubt, type LineEvidence, looksMagnetic, strongestRun } from './line-evidence.js'
import type { MicrLine, MicrOptions, MicrReader } from './micr-reader.js'
import { type BandRecogniser, bandHeight, digitHeight } from './recognise.js'
import { placeSymbols, readSymbols } from './symbols.js'

/**
 * Where lines are looked for, in this order, until one is read that looks like a magnetic line. `width` is the number of
 * columns to which the picture is scaled: at 1100 the digits of an Indian leaf (8 inch) are 16 rows high, of a personal
 * cheque (6 inch) 21; the other scales are for leaves that fill less of the picture, or more than all of it.
 */
const SEARCHES = [
  { top: 0.7, bottom: 1, width: 1104 },
  { top: 0.2, bottom: 1, width: 1104 },
  { top: 0.2, bottom: 1, width: 1760 },
  { top: 0.4, bottom: 1, width: 720 },
] as const
/** Courses that are read anew, level and at their own scale. */
const MOST_BASELINES = 3
/** Rows by which the band is moved for the readings that are averaged. */
const SHIFTS = [-2, 0, 2]
/** Strips in one run of the network: bounds its memory. */
const STRIPS_AT_ONCE = 12

/** Reads the magnetic line with one small network that both finds and reads: see docs/models.md. */
export class E13bReader implements MicrReader, Disposable {
  constructor(private readonly recogniser: BandRecogniser) {}

  async read(picture: Picture, options: MicrOptions = {}): Promise<MicrLine | null> {
    const page = viewOfPage(inkPlane(picture))
    const near = options.near?.length ? [{ ...SEARCHES[0], near: options.near }] : []
    for (const search of [...near, ...SEARCHES]) {
      const strips = cutStrips(page, search)
      const sightings = await this.look(strips, options.signal)
      const best = await this.readBest(strips.view, sightings, options.signal)
      if (best) return best
    }
    return null
  }

  /** Every symbol seen in any strip. */
  private async look({ view, pictures, middles }: Strips, signal?: AbortSignal): Promise<Sighting[]> {
    const sightings: Sighting[] = []
    for (let first = 0; first < pictures.length; first += STRIPS_AT_ONCE) {
      signal?.throwIfAborted()
      const recognitions = await this.recogniser.recognise(pictures.slice(first, first + STRIPS_AT_ONCE))
      recognitions.forEach((recognition, index) => {
        for (const { middle, probability } of readSymbols(recognition))
          sightings.push({ x: middle * view.picture.width, y: middles[first + index]!, probability })
      })
    }
    return sightings
  }

  /** The reading with the greatest evidence of the strongest courses; null when none looks like a magnetic line. */
  private async readBest(region: View, sightings: readonly Sighting[], signal?: AbortSignal) {
    let best: Reading | null = null
    for (const baseline of findBaselines(sightings, region.picture.width, MOST_BASELINES)) {
      signal?.throwIfAborted()
      const reading = await this.readAlong(region, baseline)
      if (reading && reading.strength > (best?.strength ?? 0)) best = reading
      if (best && isBeyondDoubt(best)) break
    }
    return best && lineOf(best)
  }

  private async readAlong(region: View, baseline: Baseline): Promise<Reading | null> {
    const first = await this.readBand(region, baseline, [0])
    if (first.symbols.length < 4) return null
    // The first reading knows the pitch better than the search did.
    const pitch = pitchOf(first.symbols) * region.picture.width
    const { symbols, ...reading } = await this.readBand(region, { ...baseline, pitch }, SHIFTS)
    const run = strongestRun(symbols)
    return looksMagnetic(run.symbols) ? { ...reading, ...run } : null
  }

  private async readBand(region: View, baseline: Baseline, shifts: readonly number[]) {
    const views = shifts.map((shift) => cutBand(region, baseline, shift))
    const recognitions = await this.recogniser.recognise(views.map(({ picture }) => picture))
    const band = views[shifts.indexOf(0)]!
    const recognition = joinReadings(recognitions)
    return { band, recognition, symbols: readSymbols(recognition) }
  }

  dispose(): Promise<void> {
    return this.recogniser.dispose()
  }
}

interface Reading extends LineEvidence {
  readonly band: View
  readonly recognition: Recognition
}

function lineOf({ symbols, band, recognition }: Reading): MicrLine {
  const pitch = pitchOf(symbols)
  const characters = placeSymbols(symbols, pitch)
  const [from, to] = [characters[0]!.from, characters.at(-1)!.to]
  const { width } = band.picture
  const box = [from * width, (bandHeight - digitHeight) / 2, (to - from) * width, digitHeight] as const
  return {
    text: spaceGroups(symbols),
    confidence: lineConfidence(symbols),
    alternatives: likeliestTexts(recognition, from - pitch / 2, to + pitch / 2),
    characters,
    quad: applyToQuad(band.toPage, quadOfBox(box)),
  }
}
