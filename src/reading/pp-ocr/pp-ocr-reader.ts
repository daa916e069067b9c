import { cropQuad } from '../../vision/crop.js'
import type { Picture, Quad } from '../../vision/picture.js'
import { quadOfSize, sizeOfQuad, turnQuad } from '../../vision/quad.js'
import { rotatePicture } from '../../vision/turn.js'
import { viewOfPage } from '../../vision/view.js'
import { inReadingOrder } from '../layout/reading-order.js'
import { findStacks } from '../layout/stacks.js'
import type { PageReader, PageReading, ReadOptions, Rotation } from '../page-reader.js'
import type { Line } from '../reading.js'
import { type CascadedRecogniser, type Depth, isSure, sureWithoutAsking } from './cascaded-recogniser.js'
import { decodeGreedily } from './ctc.js'
import { leastConfidenceAmong } from './legible.js'
import { lineHeight } from './line-recogniser.js'
import type { PageOrientation } from './page-orientation.js'
import { asTurned, chooseTurn, isStrip, obviousTurn, sampleBoxes, sampleSize, turnOfStrip } from './page-turn.js'
import type { TextBox } from './text-boxes.js'
import type { TextDetector } from './text-detector.js'
import { tidySpaces, wordsOf } from './words.js'

/** A box so much taller than wide may hold text that runs upwards or downwards. */
const tall = 1.5
/** Reads pages with the networks of PP-OCR: orientation, detection, recognition line by line. */
export class PpOcrReader implements PageReader {
  constructor(
    private readonly orientation: PageOrientation,
    private readonly detector: TextDetector,
    private readonly recogniser: CascadedRecogniser,
  ) {}

  get alphabet(): readonly string[] {
    return this.recogniser.alphabet
  }

  async read(
    picture: Picture,
    { signal, rotate = true, leastConfidence, select, isWorthwhile }: ReadOptions = {},
  ): Promise<PageReading> {
    signal?.throwIfAborted()
    const { turn: rotation, boxes: found } = rotate ? await this.findTurn(picture, signal) : { turn: 0 as const }
    const upright = rotation ? rotatePicture(picture, rotation) : picture
    signal?.throwIfAborted()
    const boxes = rotation === 0 && found ? found : await this.detector.find(upright)
    const places = boxes.map(({ quad }) => quad)
    const lines = await this.readPlaces(upright, select ? await select(places, upright) : places, isWorthwhile, signal)
    const joined = await this.joinStacks(upright, lines, signal)
    const strip = isStrip(upright) ? [await this.readQuad(upright, quadOfSize(upright.width, upright.height))] : []
    const whole = evidenceOf(strip) > evidenceOf(joined) ? strip : joined
    const texts = whole.filter(({ text }) => text !== '')
    const least = leastConfidence ?? leastConfidenceAmong(texts)
    return { picture: upright, rotation, lines: inReadingOrder(texts.filter(({ confidence }) => confidence >= least)) }
  }

  async readQuads(picture: Picture, quads: readonly Quad[], { signal }: { signal?: AbortSignal } = {}) {
    const lines: Line[] = []
    for (const quad of quads)
      lines.push(await this.readBest(picture, uprightCandidates(quad), { signal, depth: 'thorough' }))
    return lines
  }

  /** Each place as deep as it needs; with `isWorthwhile` all of them quickly first, and then those that it names. */
  private async readPlaces(
    picture: Picture,
    places: readonly Quad[],
    isWorthwhile: ReadOptions['isWorthwhile'],
    signal?: AbortSignal,
  ): Promise<Line[]> {
    const lines: Line[] = []
    for (const quad of places)
      lines.push(
        await this.readBest(picture, uprightCandidates(quad), { signal, depth: isWorthwhile ? 'quick' : 'as needed' }),
      )
    if (!isWorthwhile) return lines
    const again: Line[] = []
    for (const line of lines)
      again.push(
        isSure(line.recognition!, sureWithoutAsking) || !isWorthwhile(line, lines)
          ? line
          : await this.readBest(picture, [line.quad], { signal, depth: 'thorough' }),
      )
    return again
  }

  async dispose(): Promise<void> {
    await Promise.all([this.orientation.dispose(), this.detector.dispose(), this.recogniser.dispose()])
  }

  /** The turn that makes the page upright, and the boxes of the page as it was sent where they had to be looked at. */
  private async findTurn(picture: Picture, signal?: AbortSignal): Promise<{ turn: Rotation; boxes?: TextBox[] }> {
    const probabilities = turnOfStrip(picture) ?? (await this.orientation.turnProbabilities(picture))
    const obvious = obviousTurn(probabilities)
    if (obvious !== null) return { turn: obvious }
    signal?.throwIfAborted()
    const boxes = await this.detector.find(picture)
    const confidences: Record<Rotation, number> = { 0: 0, 90: 0, 180: 0, 270: 0 }
    for (const quad of sampleBoxes(boxes.map((box) => box.quad)))
      for (const turn of [0, 90, 180, 270] as const) {
        const turned = asTurned(quad, turn)
        if (!turned) continue
        signal?.throwIfAborted()
        confidences[turn] += (await this.readQuad(picture, turned)).confidence / sampleSize
      }
    return { turn: chooseTurn(probabilities, confidences), boxes }
  }

  /** Small boxes in a column become one line where it reads better than they do, turned to either side. */
  private async joinStacks(picture: Picture, lines: readonly Line[], signal?: AbortSignal): Promise<Line[]> {
    const taken = new Set<number>()
    const joined: Line[] = []
    for (const { members, quad } of findStacks(lines.map((line) => line.quad))) {
      const line = await this.readBest(picture, [turnQuad(quad, 1), turnQuad(quad, 3)], { signal })
      const parts = members.flatMap((index) => lines[index]!.characters)
      if (line.confidence <= mean(parts.map(({ probability }) => probability))) continue
      for (const index of members) taken.add(index)
      joined.push(line)
    }
    return [...lines.filter((_, index) => !taken.has(index)), ...joined]
  }

  /** The most confident of the readings of one place. */
  private async readBest(
    picture: Picture,
    candidates: readonly Quad[],
    { signal, depth }: { signal?: AbortSignal; depth?: Depth },
  ): Promise<Line> {
    const readings: Line[] = []
    for (const candidate of candidates) {
      signal?.throwIfAborted()
      readings.push(await this.readQuad(picture, candidate, depth))
    }
    return readings.reduce((best, other) => (other.confidence > best.confidence ? other : best))
  }

  private async readQuad(picture: Picture, quad: Quad, depth?: Depth): Promise<Line> {
    const view = cropQuad(viewOfPage(picture), quad, { height: lineHeight })
    const recognition = await this.recogniser.recognise(view, depth)
    const characters = tidySpaces(decodeGreedily(recognition, this.recogniser.alphabet, view.picture))
    return {
      text: characters.map(({ text }) => text).join(''),
      confidence: mean(characters.map(({ probability }) => probability)),
      quad,
      words: wordsOf(characters, quad),
      characters,
      recognition,
    }
  }
}

/** The ways in which a box may be read: as it stands, or a tall one also turned to either side. */
function uprightCandidates(quad: Quad): Quad[] {
  const { width, height } = sizeOfQuad(quad)
  return height < tall * width ? [quad] : [quad, turnQuad(quad, 1), turnQuad(quad, 3)]
}

/** How much is read, and how surely: a character read at even odds or worse counts against. */
const evidenceOf = (lines: readonly Line[]) =>
  lines.flatMap(({ characters }) => characters).reduce((sum, { probability }) => sum + probability - 0.5, 0)

const mean = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
