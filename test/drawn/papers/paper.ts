import type { DocumentLabel } from '../../../src/knowledge/document-labels.js'
import type { PageText, TextLine } from '../../../src/text-layer/page-text.js'
import type { Picture } from '../../../src/vision/picture.js'
import { decodeRgb } from '../effects.js'
import { type FontName, hands, letters, widthOf } from '../fonts.js'

/** Width and height in pixels, and the size of common print. */
const formats = {
  a4: [1240, 1754, 24],
  card: [1012, 638, 26],
  passport: [1250, 880, 26],
  receipt: [576, 1300, 26],
  slide: [1600, 900, 40],
  cheque: [1600, 730, 26],
} as const

/**
 * A drawn document: lines of text, cells parted by "|" in equal columns. `# ` is a title in large print, `## ` a heading,
 * `~ ` handwriting.
 */
export interface Paper {
  readonly label: DocumentLabel
  readonly format: keyof typeof formats
  readonly text: string
  /** Paper, or the colour of a card. */
  readonly colour?: string
}

interface PlacedText {
  readonly text: string
  readonly x: number
  readonly base: number
  readonly size: number
  readonly font: FontName
}

const margin = 0.06

function placed({ format, text }: Paper): PlacedText[] {
  const [width, , size] = formats[format]
  let base = size * 2
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, mark = '', rest = ''] = /^\s*(#|##|~)?\s?(.*)$/.exec(line)!
      const large = mark === '#' ? size * 1.9 : mark === '##' ? size * 1.3 : mark === '~' ? size * 1.4 : size
      const font = mark === '~' ? hands[text.length % hands.length]! : mark ? 'sansBold' : 'sans'
      base += large * 1.5
      const cells = rest.split('|')
      return cells.flatMap((cell, column) =>
        cell.trim()
          ? [
              {
                text: cell.trim(),
                x: width * (margin + ((1 - 2 * margin) * column) / cells.length),
                base,
                size: large,
                font,
              } as const,
            ]
          : [],
      )
    })
}

/** The page as a reader would give it, without a misread letter. */
export function textOfPaper(paper: Paper): PageText {
  const [width, height] = formats[paper.format]
  const lines = placed(paper).map(({ text, x, base, size, font }): TextLine => {
    const extent = { left: x, top: base - size * 0.8, right: x + widthOf(text, font, size), bottom: base + size * 0.25 }
    return { text, confidence: 0.98, words: [{ text, confidence: 0.98, ...extent }], ...extent }
  })
  return { number: 1, width, height, rotation: 0, source: 'ocr', lines }
}

/** The page as a picture. */
export async function drawPaper(paper: Paper): Promise<Picture> {
  const [width, height] = formats[paper.format]
  const print = placed(paper).map(({ text, ...options }) => letters(text, options))
  return decodeRgb(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper.colour ?? '#fff'}"/>${print.join('')}</svg>`,
    ),
  )
}
