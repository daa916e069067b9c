import type { DocumentOpener } from '../documents/document.js'
import type { BarcodeReader } from '../engines/zxing.js'
import type { FaceFinder } from '../faces/face.js'
import type { FrameFinder } from '../faces/frame.js'
import type { MicrReader } from '../reading/micr/micr-reader.js'
import type { PageReader } from '../reading/page-reader.js'
import type { VehicleLooker } from '../vehicles/sight/vehicle-sight.js'

/**
 * What operations may ask for. Each is loaded once per worker (see workers/toolbox.ts); an operation is handed only those
 * that it names.
 */
export interface Tools {
  /** Bytes → pages, with every limit checked before decoding. */
  documents: DocumentOpener
  /** Page → upright page with lines. */
  reader: PageReader
  /** Page → the E-13B line at its foot. */
  micr: MicrReader
  /** Photograph → vehicles, and what the one that is meant looks like. */
  vehicles: VehicleLooker
  /** Page → barcodes and two-dimensional codes. */
  barcodes: BarcodeReader
  /** Page → faces of people. */
  faces: FaceFinder
  /** Face → the sides of the photograph that shows it. */
  frames: FrameFinder
  /** Limits of the deployment for photograph cropping. */
  photoLimits: PhotoLimits
  /** What of a document the deployment does not show. */
  privacy: Privacy
}

export interface PhotoLimits {
  /** Pages in which a photograph is looked for. */
  readonly pages: number
}

export interface Privacy {
  readonly maskAadhaar: boolean
}

export type ToolName = keyof Tools
