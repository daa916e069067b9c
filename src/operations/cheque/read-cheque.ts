import type { Page } from '../../documents/document.js'
import { LekhaError } from '../../errors/lekha-error.js'
import type { MicrLine, MicrReader } from '../../reading/micr/micr-reader.js'
import type { PageReader, PageReading, Rotation } from '../../reading/page-reader.js'
import type { Line } from '../../reading/reading.js'
import { cropBox, cropQuad } from '../../vision/crop.js'
import { findLeaf } from '../../vision/leaf/find-leaf.js'
import { multiply } from '../../vision/matrix.js'
import type { Box, Matrix, Picture, Quad, View } from '../../vision/picture.js'
import { measureQuality } from '../../vision/quality.js'
import { rotateQuarter } from '../../vision/turn.js'
import { viewOfPage } from '../../vision/view.js'
import type { RunContext } from '../operation.js'
import { type Decision, decide } from './decide.js'
import { chequeEvidence, leastEvidence } from './evidence.js'
import type { Findings } from './findings.js'
import { type Leaf, textLine } from './leaf.js'
import { findMarks } from './marks.js'
import { withoutPattern } from './pattern.js'
import { frameOfText, magneticPlaces, placesToRead } from './places.js'
import { placesToReread } from './reread.js'
import { chequeResult } from './result.js'
import type { ChequeResult } from './schema.js'
import { findSignatures } from './signatures.js'
import { worthwhileLines } from './worthwhile.js'

export interface ChequeTools {
  readonly reader: PageReader
  readonly micr: MicrReader
}

/** A leaf that was read, and how much on it speaks for a cheque. */
interface Attempt {
  readonly page: Page
  readonly leaf: Leaf
  readonly picture: View
  readonly rotation: Rotation
  readonly decision: Decision
  readonly evidence: number
}

/** Enough evidence to look at no further page or way of reading it. */
const plenty = 5

/**
 * Reads the page that looks most like a cheque. Pages are looked at in order until one is beyond doubt; a leaf that lies
 * in a photograph is straightened first, and the whole page is read where that shows no cheque.
 * @throws LekhaError `no_cheque_found`
 */
export async function readCheque(
  pages: AsyncIterable<Page>,
  tools: ChequeTools,
  { blank, today }: { blank: boolean; today: Date },
  context: RunContext,
): Promise<{ result: ChequeResult; pages: number }> {
  const { findings, pages: count } = await findCheque(pages, tools, { blank, today }, context)
  return { result: chequeResult(findings), pages: count }
}

/** As {@link readCheque}, what was found before it becomes the answer: the material for calibration. */
export async function findCheque(
  pages: AsyncIterable<Page>,
  tools: ChequeTools,
  { blank, today }: { blank: boolean; today: Date },
  context: RunContext,
): Promise<{ findings: Findings; pages: number }> {
  let best: Attempt | null = null
  let count = 0
  for await (const page of pages) {
    count++
    const attempt = await readPage(page, tools, { blank, today }, context)
    if (!best || attempt.evidence > best.evidence) best = attempt
    if (best.evidence >= plenty) break
  }
  if (!best || best.evidence < leastEvidence) throw new LekhaError('no_cheque_found')
  return { findings: await finish(best, { blank, today }, context), pages: count }
}

async function readPage(
  page: Page,
  tools: ChequeTools,
  options: { blank: boolean; today: Date },
  context: RunContext,
): Promise<Attempt> {
  const whole = viewOfPage(page.picture)
  const found = await context.time('leaf', async () => findLeaf(page.picture))
  const attempts: Attempt[] = []
  for (const view of found ? [cropQuad(whole, found.quad), whole] : [whole]) {
    attempts.push(await readView(page, { view, whole: view === whole }, tools, options, context))
    const last = attempts.at(-1)!
    if (last.evidence >= leastEvidence) break
    // Upside down is what the orientation network gets wrong most.
    if (isJumble(last.leaf)) {
      const turn = ((last.rotation + 180) % 360) as Rotation
      attempts.push(await readView(page, { view, turn, whole: false }, tools, options, context))
    }
  }
  return attempts.reduce((best, each) => (each.evidence > best.evidence ? each : best))
}

/** Much was detected and little of it read. */
const isJumble = (leaf: Leaf) =>
  leaf.lines.length >= 8 && leaf.lines.filter(({ confidence }) => confidence > 0.9).length < leaf.lines.length * 0.4

interface Look {
  readonly view: View
  /** Undefined: the reader finds out. */
  readonly turn?: Rotation
  /** Whether the view may show more than the leaf. */
  readonly whole: boolean
}

async function readView(
  page: Page,
  { view, turn, whole }: Look,
  tools: ChequeTools,
  options: { blank: boolean; today: Date },
  context: RunContext,
): Promise<Attempt> {
  const { signal } = context
  const turned = turn ? rotateQuarter(view, turn) : view
  let micr: MicrLine | null = null
  let frame: Box | null = null
  let worthwhile = worthwhileLines(turned.picture)
  // Between finding text and reading it: what need not be read costs nothing.
  const select = async (places: readonly Quad[], page: Picture): Promise<readonly Quad[]> => {
    frame = whole ? frameOfText(places, page) : null
    if (frame) return []
    micr = await context.time('micr', () => tools.micr.read(page, { signal, near: magneticPlaces(places, page) }))
    worthwhile = worthwhileLines(page)
    return placesToRead(places, micr, page)
  }
  // The leaf's sides are known by then: `select` has been given the upright page.
  const isWorthwhile = (line: Line, lines: readonly Line[]) => worthwhile(line, lines)
  const reading: PageReading = await context.time('read', () =>
    tools.reader.read(turned.picture, {
      signal,
      rotate: turn === undefined,
      // Handwriting is wanted that reads worse than the print around it.
      leastConfidence: 0.5,
      select,
      isWorthwhile,
    }),
  )
  const rotation = turn ?? reading.rotation
  // The reader turned the pixels; only the way back is needed here.
  const upright =
    turn === undefined && rotation
      ? { ...rotateQuarter(view, rotation), picture: reading.picture }
      : { ...turned, picture: reading.picture }
  if (frame) {
    const part = await readView(page, { view: cropBox(upright, frame), turn: 0, whole: false }, tools, options, context)
    return { ...part, rotation }
  }
  const first: Leaf = {
    width: upright.picture.width,
    height: upright.picture.height,
    lines: withoutPattern(reading.lines.map(textLine)),
    alphabet: tools.reader.alphabet,
    micr,
  }
  const leaf = {
    ...first,
    rereads: await context.time('read', () => readAgain(first, upright, tools, options, signal)),
  }
  return context.time('decide', async () => {
    const decision = decide(leaf, options)
    return { page, leaf, picture: upright, rotation, decision, evidence: chequeEvidence(leaf, decision) }
  })
}

async function readAgain(
  leaf: Leaf,
  { picture }: View,
  { reader }: ChequeTools,
  options: { blank: boolean },
  signal: AbortSignal,
) {
  const places = placesToReread(leaf, options)
  const lines = await reader.readQuads(
    picture,
    places.map(({ quad }) => quad),
    { signal },
  )
  return lines.map((line, index) => ({ purpose: places[index]!.purpose, line: textLine(line) }))
}

async function finish(
  { page, leaf, picture, rotation, decision }: Attempt,
  { blank, today }: { blank: boolean; today: Date },
  context: RunContext,
): Promise<Findings> {
  return context.time('marks', async () => {
    const signatures = findSignatures(picture.picture, leaf, decision)
    const sideways = rotation === 90 || rotation === 270
    return {
      decision,
      signatures,
      marks: findMarks(leaf, decision, signatures),
      declaredBlank: blank,
      today,
      page: {
        number: page.number,
        width: sideways ? page.picture.height : page.picture.width,
        height: sideways ? page.picture.width : page.picture.height,
        rotation,
        quality: qualityOf(picture),
        toPage: multiply(toUpright(page, rotation), picture.toPage),
      },
    }
  })
}

const qualityOf = ({ picture }: View) => {
  const quality = measureQuality(picture)
  return { ...quality, reasons: [...quality.reasons] }
}

/** From the page as sent to the page turned upright. */
function toUpright({ picture: { width, height } }: Page, rotation: Rotation): Matrix {
  switch (rotation) {
    case 0:
      return [1, 0, 0, 0, 1, 0, 0, 0, 1]
    case 90:
      return [0, -1, height, 1, 0, 0, 0, 0, 1]
    case 180:
      return [-1, 0, width, 0, -1, height, 0, 0, 1]
    case 270:
      return [0, 1, 0, -1, 0, width, 0, 0, 1]
  }
}
