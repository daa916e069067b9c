import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

/**
 * Letters as SVG paths out of the fonts that the development packages bring: a drawing looks the same on a machine without
 * any font installed.
 */
const packages = {
  sans: ['open-sans', 400],
  sansBold: ['open-sans', 700],
  narrow: ['roboto-condensed', 400],
  narrowBold: ['roboto-condensed', 700],
  serif: ['noto-serif', 400],
  serifBold: ['noto-serif', 700],
  kalam: ['kalam', 400],
  caveat: ['caveat', 700],
  patrick: ['patrick-hand', 400],
  gloria: ['gloria-hallelujah', 400],
  casual: ['nothing-you-could-do', 400],
  signature: ['mrs-saint-delafield', 400],
  flourish: ['herr-von-muellerhoff', 400],
} as const

export type FontName = keyof typeof packages
export const hands: readonly FontName[] = ['kalam', 'caveat', 'patrick', 'gloria', 'casual']
export const signatureHands: readonly FontName[] = ['signature', 'flourish']

const require = createRequire(import.meta.url)
const loaded = new Map<FontName, Font>()

function font(name: FontName): Font {
  const known = loaded.get(name)
  if (known) return known
  const [family, weight] = packages[name]
  const file = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))
  const fresh = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  loaded.set(name, fresh)
  return fresh
}

export interface LetterOptions {
  readonly x: number
  /** Where the letters stand. */
  readonly base: number
  readonly size: number
  readonly font?: FontName
  readonly colour?: string
  readonly opacity?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Degrees, about the start of the text. */
  readonly turn?: number
}

/** An SVG fragment of one line of text. Characters that the font lacks are drawn as it draws unknown ones. */
export function letters(text: string, options: LetterOptions): string {
  const { x, base, size, font: name = 'sans', colour = '#222', opacity = 1, anchor = 'start', turn = 0 } = options
  const width = anchor === 'start' ? 0 : widthOf(text, name, size)
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  let at = left
  let data = ''
  for (const { glyph, advance } of glyphsOf(text, name, size)) {
    data += pathData(glyph.getPath(at, base, size).commands)
    at += advance
  }
  const transform = turn ? ` transform="rotate(${turn} ${left.toFixed(1)} ${base.toFixed(1)})"` : ''
  return `<path d="${data}" fill="${colour}" fill-opacity="${opacity}"${transform}/>`
}

/** Written here, because the library's own rounding gives NaN for some numbers. */
function pathData(commands: readonly PathCommand[]): string {
  const n = (value: number) => value.toFixed(1)
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z'
        case 'C':
          return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${n(command.x)} ${n(command.y)}`
        case 'Q':
          return `Q${n(command.x1)} ${n(command.y1)} ${n(command.x)} ${n(command.y)}`
        default:
          return `${command.type}${n(command.x)} ${n(command.y)}`
      }
    })
    .join('')
}

/** Letter by letter with kerning: the library's own shaping refuses some fonts' substitutions. */
function glyphsOf(text: string, name: FontName, size: number) {
  const face = font(name)
  const scale = size / face.unitsPerEm
  const glyphs = [...text].map((character) => face.charToGlyph(character))
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1]
    const kerning = next ? face.getKerningValue(glyph, next) : 0
    // Some pair tables give no number.
    return { glyph, advance: ((glyph.advanceWidth ?? 0) + (Number.isFinite(kerning) ? kerning : 0)) * scale }
  })
}

export const widthOf = (text: string, name: FontName, size: number): number =>
  glyphsOf(text, name, size).reduce((sum, { advance }) => sum + advance, 0)

/** The largest size up to `size` at which the text is at most `most` wide. */
export const fitted = (text: string, name: FontName, size: number, most: number): number =>
  Math.min(size, (size * most) / Math.max(1, widthOf(text, name, size)))
