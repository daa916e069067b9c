import type { DocumentOpener } from '../../documents/document.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { findPlates } from '../../plates/find-plates.js'
import { lookAgain } from '../../plates/look-again.js'
import { readThoroughly } from '../../plates/read-thoroughly.js'
import type { PageReader } from '../../reading/page-reader.js'
import { findBadges } from '../../vehicles/badges.js'
import { dashboardEvidence } from '../../vehicles/dashboard.js'
import { findEngineNumbers } from '../../vehicles/engine-number.js'
import { findOdometers } from '../../vehicles/odometer.js'
import { readWider } from '../../vehicles/read-wider.js'
import { instrumentShare, kindVotes } from '../../vehicles/sight/kind.js'
import type { DetectedVehicle } from '../../vehicles/sight/vehicle-detector.js'
import type { VehicleLooker } from '../../vehicles/sight/vehicle-sight.js'
import { findVins } from '../../vehicles/vin.js'
import type { Picture, Quad } from '../../vision/picture.js'
import { boundsOf, sizeOfQuad } from '../../vision/quad.js'
import { measureQuality } from '../../vision/quality.js'
import type { RunContext } from '../operation.js'
import type { ImageFindings, ImageSight, VehicleFound } from './findings.js'

export interface MotorTools {
  readonly documents: DocumentOpener
  readonly reader: PageReader
  readonly vehicles: VehicleLooker
}

/** The highest lines, at most so many, are read. */
const mostLines = 80
/** Texts below it are shown to no one: drawings, texture and other scripts. */
const leastTextConfidence = 0.5
/** A number of a plate with this support lies on it for certain enough to know the dealer's frame around it. */
const leastPlateSupport = 1

/** Everything that one image shows. What is wrong with the image becomes its finding; our own faults are thrown. */
export async function lookAtImage(
  bytes: Uint8Array,
  index: number,
  tools: MotorTools,
  context: RunContext,
): Promise<ImageFindings> {
  try {
    const picture = await context.time('decode', () => firstPage(bytes, tools.documents))
    return { index, failure: null, sight: await look(picture, tools, context) }
  } catch (error) {
    if (!(error instanceof LekhaError) || error.status !== 200) throw error
    return { index, failure: { code: error.code, details: error.details }, sight: null }
  }
}

async function firstPage(bytes: Uint8Array, documents: DocumentOpener): Promise<Picture> {
  const document = await documents.open(bytes)
  try {
    return (await document.page(1)).picture
  } finally {
    await document.close()
  }
}

async function look(picture: Picture, { reader, vehicles }: MotorTools, context: RunContext): Promise<ImageSight> {
  const { signal } = context
  const seen = await context.time('vehicle', () => vehicles.look(picture))
  signal.throwIfAborted()
  const { alphabet } = reader
  const first = await context.time('read', () =>
    reader.read(picture, { signal, rotate: false, leastConfidence: 0, select: largest }),
  )
  const { lines, plates } = await context.time('plates', async () => {
    const likely = findPlates(first.lines, picture, alphabet)
    const lines = await readThoroughly(picture, first.lines, likely, reader, signal)
    return { lines, plates: await lookAgain(picture, findPlates(lines, picture, alphabet), reader, signal) }
  })
  const plain = lines.filter(({ text, confidence }) => text !== '' && confidence >= leastTextConfidence)
  const dashboard = dashboardEvidence(plain)
  const outside = plates.map((each) => ({ ...each, support: each.support - Math.max(0, dashboard - 1) }))
  const [plate] = outside
  const scene = {
    vehicle: seen.main?.box ?? null,
    plate: plate && plate.support >= leastPlateSupport ? plate.quad : null,
  }
  const badges = await context.time('badges', async () => {
    const found = findBadges(lines, scene, alphabet)
    return found.length ? found : findBadges(await readWider(picture, lines, reader, signal), scene, alphabet)
  })
  return {
    width: picture.width,
    height: picture.height,
    quality: measureQuality(picture),
    vehicle: seen.main && found(seen.main),
    others: seen.vehicles.filter((each) => each !== seen.main && rivals(each, seen.main)).map(found),
    kinds: kindVotes(seen),
    views: seen.views,
    colours: seen.colours,
    instrument: instrumentShare(seen),
    dashboard,
    plates: outside.slice(0, 12),
    odometers: findOdometers(plain).slice(0, 5),
    vins: findVins(lines, alphabet).slice(0, 5),
    engineNumbers: findEngineNumbers(plain).slice(0, 3),
    badges,
    texts: plain.map(({ text, confidence, quad }) => ({ text, confidence, box: boundsOf(quad, picture) })),
  }
}

/** Photographs of vehicles show a handful of lines; a page of small print must not take the time of fifty photographs. */
const largest = async (places: readonly Quad[]) =>
  [...places].sort((a, b) => sizeOfQuad(b).height - sizeOfQuad(a).height).slice(0, mostLines)

const found = ({ box, score }: DetectedVehicle): VehicleFound => ({ box, score })

/** Sure, and at least half as large as the vehicle that is meant. */
const rivals = (each: DetectedVehicle, main: DetectedVehicle | null) =>
  each.score > 0.5 && main !== null && each.box[2] * each.box[3] > 0.5 * main.box[2] * main.box[3]
