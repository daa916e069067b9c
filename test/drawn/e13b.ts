/**
 * E-13B characters as vectors, for drawing magnetic lines in tests. The shapes follow the published geometry (ISO 1004-1,
 * ANSI X9.27): a grid of 0.013 inch, characters nine units high, lines one unit and blocks two or three units thick, right
 * edges of neighbours 0.125 inch apart. Drawn by this project; no font is involved.
 */
interface Glyph {
  /** Units of the grid. */
  readonly width: number
  /** Centre lines of strokes one unit thick, as SVG path data. */
  readonly strokes: string
  /** Filled rectangles: x, y, width, height. */
  readonly blocks: readonly (readonly [number, number, number, number])[]
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  '0': { width: 7, strokes: 'M1.5.5H5.5L6.5 1.5V7.5L5.5 8.5H1.5L.5 7.5V1.5Z', blocks: [] },
  '1': {
    width: 4,
    strokes: 'M1.5 0V6',
    blocks: [
      [0, 0, 2, 1.5],
      [0, 5, 4, 4],
    ],
  },
  '2': { width: 4, strokes: 'M0 .5H3.5V4.5H.5V8.5H4', blocks: [] },
  '3': { width: 5, strokes: 'M0 .5H3.5V4.5H0M3 4.5H4.5M0 8.5H4', blocks: [[3, 4.5, 2, 4.5]] },
  '4': {
    width: 6,
    strokes: 'M1 6.5H5',
    blocks: [
      [0, 0, 2, 7],
      [4, 5, 2, 4],
    ],
  },
  '5': { width: 5, strokes: 'M5 .5H.5V4.5H4.5V8.5H0', blocks: [] },
  '6': { width: 6, strokes: 'M3.5 2.5V.5H.5V8.5H5.5V5.5H.5', blocks: [] },
  '7': { width: 5, strokes: 'M.5 3V.5H4.5V4L4 4.5H3L2.5 5V9', blocks: [] },
  '8': {
    width: 7,
    strokes: 'M1.5 5V.5H5.5V5M1 4.5H6M1 8.5H6',
    blocks: [
      [0, 4.2, 2, 4.8],
      [5, 4.2, 2, 4.8],
    ],
  },
  '9': { width: 6, strokes: 'M5.5 5V.5H.5V4.5H5.5', blocks: [[4, 4.5, 2, 4.5]] },
  '⑆': {
    width: 7,
    strokes: '',
    blocks: [
      [0, 1.5, 2, 6],
      [4, 0, 3, 3],
      [4, 6, 3, 3],
    ],
  },
  '⑇': {
    width: 7,
    strokes: '',
    blocks: [
      [0, 5, 2, 4],
      [3, 2.25, 1, 4.5],
      [5, 0, 2, 4],
    ],
  },
  '⑈': {
    width: 7,
    strokes: '',
    blocks: [
      [0, 1, 1, 6],
      [2, 1, 1, 6],
      [4, 0, 3, 4],
    ],
  },
  '⑉': {
    width: 7,
    strokes: '',
    blocks: [
      [0, 2.5, 2, 4],
      [3, 2.5, 2, 4],
      [6, 2.5, 1, 4],
    ],
  },
}

/** Grid units from one character's right edge to the next one's: 0.125 inch. */
const PITCH = 0.125 / 0.013

export interface E13bOptions {
  /** Left edge of the first character's cell and top of the characters. */
  readonly x: number
  readonly y: number
  /** Height of a digit (0.117 inch on paper) in the drawing's unit. */
  readonly height: number
  /** Default black. */
  readonly colour?: string
}

/**
 * An SVG fragment of one magnetic line. `text` holds digits, ⑆ ⑇ ⑈ ⑉, and spaces (one empty cell each).
 * Throws on any other character.
 */
export function drawE13b(text: string, { x, y, height, colour = '#000' }: E13bOptions): string {
  const unit = height / 9
  const cells = [...text].map((character, cell) => {
    if (character === ' ') return ''
    const glyph = GLYPHS[character]
    if (!glyph) throw new Error(`E-13B has no character ${JSON.stringify(character)}`)
    const left = (cell + 1) * PITCH - glyph.width
    const blocks = glyph.blocks.map(
      ([bx, by, w, h]) => `<rect x="${bx}" y="${by}" width="${w}" height="${h}" rx=".4"/>`,
    )
    const strokes =
      glyph.strokes && `<path d="${glyph.strokes}" fill="none" stroke="${colour}" stroke-linejoin="round"/>`
    return `<g transform="translate(${left.toFixed(3)} 0)">${strokes}${blocks.join('')}</g>`
  })
  return `<g transform="translate(${x} ${y}) scale(${unit})" fill="${colour}">${cells.join('')}</g>`
}

/** Width of a line that `drawE13b` draws at this digit height. */
export function e13bWidth(text: string, height: number): number {
  return ([...text].length * PITCH * height) / 9
}
