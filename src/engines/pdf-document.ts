import type { Picture } from '../vision/picture.js'

/** What PDFium says of a document that it does not open; the names are those of fpdfview.h. */
export class PdfError extends Error {
  constructor(readonly reason: 'format' | 'password' | 'security' | 'page' | 'memory' | 'crashed') {
    super(`PDFium: ${reason}`)
  }
}

/** A picture on a page: its own size in pixels, and the area that it covers in square points. */
export interface PdfImage {
  readonly width: number
  readonly height: number
  readonly covered: number
}

/** A character as the file places it: points from the page's top left, the page's own rotation applied. */
export interface PdfCharacter {
  /** '' where the font does not say which character it is. */
  readonly text: string
  /** Its cell: as wide as it advances, as high as its font. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Direction of the line in degrees anticlockwise, on the page as it is shown: 0 runs to the right. */
  readonly angle: number
  /** Drawn with no ink, as the text that a scanner's software lays over its picture is. */
  readonly invisible: boolean
  readonly font: string
  /** Colour of its ink as 0xRRGGBB. */
  readonly colour: number
}

/** Something that was put on a page after it was made: a stroke of ink, a box of text, a stamp. */
export interface PdfAnnotation {
  readonly kind: keyof typeof annotationKinds
  /** Points from the page's top left, the page's own rotation applied. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Annotations that can hide or add content, as fpdf_annot.h counts them; links, notes and form fields are none. */
export const annotationKinds = {
  free_text: 3,
  line: 4,
  square: 5,
  circle: 6,
  polygon: 7,
  stamp: 13,
  ink: 15,
  redact: 28,
} as const

/** What a page draws besides text and pictures. Points from the page's top left, the page's own rotation applied. */
export interface PdfShapes {
  /** Straight lines, level and upright, and rectangles so thin that they are lines. */
  readonly lines: readonly { left: number; top: number; right: number; bottom: number }[]
  /** Filled squares no larger than the modules of a two-dimensional code. */
  readonly squares: number
}

/** An open PDF. Pages are counted from 0. Sizes are in points (1/72 inch), the page's own rotation applied. */
export interface PdfDocument {
  readonly pageCount: number
  size(page: number): { width: number; height: number }
  /** The pictures that stand on the page itself, without decoding them. */
  images(page: number): PdfImage[]
  shapes(page: number): PdfShapes
  /** The characters of the page in the order in which the file draws them, filled-in form fields included. */
  characters(page: number): PdfCharacter[]
  /** Those of the page as the file has it; none once `characters` has made them part of it. */
  annotations(page: number): PdfAnnotation[]
  /** An entry of the document's information, e.g. `Producer`; '' where there is none. */
  metadata(key: string): string
  signatureCount(): number
  /** @returns RGB on white. */
  draw(page: number, width: number, height: number): Picture
  close(): void
}

/**
 * PDFium as WebAssembly. The library's own wrapper is not used: it draws with subpixel colours, which blur small print,
 * and copies each page twice.
 */
export interface Pdfium {
  /** @throws PdfError */
  open(bytes: Uint8Array, password?: string): Promise<PdfDocument>
}
