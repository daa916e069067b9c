import type { PdfAnnotation, PdfCharacter } from '../engines/pdf-document.js'
import type { Picture } from '../vision/picture.js'

export type DocumentFormat = 'jpeg' | 'png' | 'webp' | 'tiff' | 'gif' | 'bmp' | 'avif' | 'pdf'

/**
 * Opens a document: content sniffed (never the name), byte, page and pixel limits checked before anything is decoded.
 * Throws LekhaError `unsupported_format`, `unreadable_image`, `password_required`, `wrong_password`, `too_many_bytes`,
 * `too_many_pages`, `too_many_pixels`.
 */
export interface DocumentOpener {
  open(bytes: Uint8Array, options?: { password?: string }): Promise<OpenDocument>
}

/** An open document. Pages are decoded one at a time, so that a long document needs the memory of one page. */
export interface OpenDocument {
  readonly format: DocumentFormat
  readonly pageCount: number
  /** @param number from 1. */
  page(number: number): Promise<Page>
  /**
   * The page once more at the resolution of the finest picture that stands on it; null where `page` shows it as finely.
   * Only a PDF has it.
   * @param number from 1.
   */
  detail?(number: number): Promise<Picture | null>
  /**
   * The text that a PDF itself states for a page, without drawing it; null for pictures.
   * @param number from 1.
   */
  textLayer(number: number): Promise<TextLayer | null>
  /** What a PDF says of itself; null for pictures. */
  readonly pdf: PdfFacts | null
  close(): Promise<void>
}

/** A page as a picture: RGB, EXIF orientation applied, transparency on white. */
export interface Page {
  readonly number: number
  readonly picture: Picture
}

/** A drawn line: longer than thick, across or down. */
export interface Rule {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The characters that a PDF places on a page, in pixels of the page as `page` draws it. */
export interface TextLayer {
  readonly width: number
  readonly height: number
  readonly characters: readonly PdfCharacter[]
  /** What was put over the page: ink, boxes of text, stamps. */
  readonly annotations: readonly PdfAnnotation[]
  /** Straight lines, level and upright: of tables, boxes and bar codes. */
  readonly rules: readonly Rule[]
  /** Whether shapes stand on it as bar codes and two-dimensional codes are drawn. */
  readonly coded: boolean
  /** Share of the page that its largest picture covers, 0 to 1: nearly 1 on a scan. */
  readonly scanned: number
}

export interface PdfFacts {
  readonly producer: string
  readonly creator: string
  /** As the file states them, e.g. `D:20260105120000Z`; '' where it does not. */
  readonly created: string
  readonly modified: string
  readonly signatures: number
}
