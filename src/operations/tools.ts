import type { DocumentOpener } from '../documents/document.js'
import type { BarcodeReader } from '../engines/zxing.js'
import type { MicrReader } from '../reading/micr/micr-reader.js'
import type { PageReader } from '../reading/page-reader.js'

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
  /** Page → barcodes and two-dimensional codes. */
  barcodes: BarcodeReader
  /** What of a document the deployment does not show. */
  privacy: Privacy
}

export interface Privacy {
  readonly maskAadhaar: boolean
}

export type ToolName = keyof Tools
