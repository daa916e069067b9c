/** A text without what printers and readers vary: letters and digits only, small, without accents. */
export interface Folded {
  readonly text: string
  /** Whether a word begins at each character; one more entry than characters, the last true. */
  readonly begins: readonly boolean[]
}

const special: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
}

/** Vowel signs of Indian scripts are marks too and are kept: only the accents of Latin, Greek and Cyrillic go. */
export function fold(text: string): Folded {
  let folded = ''
  const begins: boolean[] = []
  let fresh = true
  for (const character of text.normalize('NFKD').toLowerCase()) {
    if (/[\u0300-\u036f'’`]/.test(character)) continue
    if (!/[\p{L}\p{M}\p{N}]/u.test(character)) {
      fresh = true
      continue
    }
    for (const letter of special[character] ?? character) {
      folded += letter
      for (let unit = 0; unit < letter.length; unit++) {
        begins.push(fresh)
        fresh = false
      }
    }
  }
  begins.push(true)
  return { text: folded, begins }
}
