/** Scripts that are told apart. `Latin` covers every Latin alphabet; `Other` is what only the fallback table can read. */
export const scripts = [
  'Latin',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Odia',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Arabic',
  'Hebrew',
  'Cyrillic',
  'Greek',
  'Han',
  'Kana',
  'Hangul',
  'Other',
] as const

export type Script = (typeof scripts)[number]

/** Half-open ranges of code points, sorted. The Brahmic blocks are 128 code points each. */
const ranges: readonly (readonly [from: number, to: number, script: Script])[] = [
  [0x0041, 0x0250, 'Latin'],
  [0x0370, 0x0400, 'Greek'],
  [0x0400, 0x0530, 'Cyrillic'],
  [0x0590, 0x0600, 'Hebrew'],
  [0x0600, 0x0700, 'Arabic'],
  [0x0750, 0x0780, 'Arabic'],
  [0x08a0, 0x0900, 'Arabic'],
  [0x0900, 0x0980, 'Devanagari'],
  [0x0980, 0x0a00, 'Bengali'],
  [0x0a00, 0x0a80, 'Gurmukhi'],
  [0x0a80, 0x0b00, 'Gujarati'],
  [0x0b00, 0x0b80, 'Odia'],
  [0x0b80, 0x0c00, 'Tamil'],
  [0x0c00, 0x0c80, 'Telugu'],
  [0x0c80, 0x0d00, 'Kannada'],
  [0x0d00, 0x0d80, 'Malayalam'],
  [0x1e00, 0x1f00, 'Latin'],
  [0x1f00, 0x2000, 'Greek'],
  [0x3005, 0x3008, 'Han'],
  [0x3040, 0x3100, 'Kana'],
  [0x3400, 0xa000, 'Han'],
  [0xac00, 0xd7b0, 'Hangul'],
  [0xf900, 0xfb00, 'Han'],
  [0x20000, 0x32000, 'Han'],
]

/** The script of one code point; `undefined` for what belongs to none: digits, punctuation, spaces, marks of Latin. */
export function scriptOf(codePoint: number): Script | undefined {
  if (codePoint < 0x250) return isLatinLetter(codePoint) ? 'Latin' : undefined
  for (const [from, to, script] of ranges) {
    if (codePoint < from) return undefined
    if (codePoint < to) return script
  }
  return undefined
}

function isLatinLetter(codePoint: number): boolean {
  const lower = codePoint | 32
  if (codePoint < 128) return lower >= 97 && lower <= 122
  return codePoint >= 0xc0 && codePoint !== 0xd7 && codePoint !== 0xf7
}
