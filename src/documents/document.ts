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
  close(): Promise<void>
}

/** A page as a picture: RGB, EXIF orientation applied, transparency on white. */
export interface Page {
  readonly number: number
  readonly picture: Picture
}
