/**
 * Letters of a romanised name folded into phonemes: `sh`, `ch`, `kh` and the like become one symbol, long vowels another than
 * short ones, double consonants one. The alphabet is small enough for a table of substitution costs.
 */
export const phonemes = ' aeiouAIUbcdfghjklmnprstvwyzBCDGJKPSTZ'

/** Size of the alphabet; symbol 0 stands for nothing (an insertion or a deletion). */
export const phonemeCount: number = phonemes.length

const code: Readonly<Record<string, number>> = Object.fromEntries([...phonemes].map((symbol, i) => [symbol, i]))
const single = new Uint8Array(128)
for (const [symbol, i] of Object.entries(code)) if (symbol >= 'a' && symbol <= 'z') single[symbol.charCodeAt(0)] = i
single['c'.charCodeAt(0)] = code.k!
single['q'.charCodeAt(0)] = code.k!

/** Consonant + h, by the first letter. */
const aspirated = new Uint8Array(128)
for (const [letter, symbol] of Object.entries({
  b: 'B',
  c: 'C',
  d: 'D',
  g: 'G',
  j: 'J',
  k: 'K',
  p: 'P',
  s: 'S',
  t: 'T',
  z: 'Z',
}))
  aspirated[letter.charCodeAt(0)] = code[symbol]!

const longVowel = new Uint8Array(128)
for (const [letter, symbol] of Object.entries({ a: 'A', e: 'I', i: 'I', o: 'U', u: 'U' }))
  longVowel[letter.charCodeAt(0)] = code[symbol]!

const H = 104
const scratch = new Uint8Array(128)

/** Phonemes of a word in lower-case ASCII letters; other characters are passed over. At most 64 are kept. */
export function toPhonemes(text: string): Uint8Array {
  let n = 0
  const length = text.length
  for (let i = 0; i < length && n < 64; i++) {
    const letter = text.charCodeAt(i)
    if (letter < 97 || letter > 122) continue
    const next = i + 1 < length ? text.charCodeAt(i + 1) : 0
    if (next === H && aspirated[letter] !== 0) {
      scratch[n++] = aspirated[letter]!
      i++
      // chh is one letter in India
      if (letter === 99 && text.charCodeAt(i + 1) === H) i++
      continue
    }
    if (next === letter && longVowel[letter] !== 0) {
      scratch[n++] = longVowel[letter]!
      i++
      continue
    }
    if (letter === 120) {
      scratch[n++] = code.k!
      if (n < 64) scratch[n++] = code.s!
      continue
    }
    if (letter === 99) {
      if (next === 107) continue
      if (next === 101 || next === 105 || next === 121) {
        scratch[n++] = code.s!
        continue
      }
    }
    const symbol = single[letter]!
    if (n > 0 && scratch[n - 1] === symbol && longVowel[letter] === 0) continue
    scratch[n++] = symbol
  }
  return scratch.slice(0, n)
}

const collapsed = new Uint8Array(phonemeCount)
for (const [i, symbol] of [...phonemes].entries()) {
  const to: Readonly<Record<string, string>> = {
    A: 'a',
    I: 'i',
    U: 'u',
    B: 'b',
    C: 'c',
    D: 'd',
    G: 'g',
    J: 'j',
    K: 'k',
    P: 'f',
    S: 's',
    T: 't',
    Z: 'j',
    w: 'v',
    z: 'j',
  }
  collapsed[i] = (to[symbol] ?? symbol).charCodeAt(0)
}

const isVowel = (letter: number): boolean =>
  letter === 97 || letter === 101 || letter === 105 || letter === 111 || letter === 117

/**
 * The phonetic skeleton: what is left of a name when the spelling habits of India are taken off (aspiration, s/sh, v/w, j/z,
 * i/ee/y, u/oo, ai/ay/e, au/ow/o, double letters). The final -a stays: it can be another name (Sunil, Sunila).
 */
export function skeletonOf(codes: Uint8Array): string {
  let out = ''
  let previous = 0
  for (let i = 0; i < codes.length; i++) {
    let letter = collapsed[codes[i]!]!
    const next = i + 1 < codes.length ? collapsed[codes[i + 1]!]! : 0
    if (letter === H && i > 0 && !(isVowel(previous) && isVowel(next))) continue
    if (letter === 121 && !isVowel(next)) letter = 105
    if (
      letter === 97 &&
      (next === 105 || next === 121) &&
      !(next === 121 && i + 2 < codes.length && isVowel(collapsed[codes[i + 2]!]!))
    ) {
      letter = 101
      i++
    } else if (letter === 101 && (next === 105 || (next === 121 && i + 2 >= codes.length))) i++
    else if (
      letter === 97 &&
      (next === 117 || (next === 118 && i + 2 < codes.length && !isVowel(collapsed[codes[i + 2]!]!)))
    ) {
      letter = 111
      i++
    } else if (
      letter === 111 &&
      (next === 117 || (next === 118 && i + 2 < codes.length && !isVowel(collapsed[codes[i + 2]!]!)))
    )
      i++
    if (letter === previous) continue
    out += String.fromCharCode(letter)
    previous = letter
  }
  return out
}

/** Consonants alone, for scripts and languages that write or hear vowels loosely (Mohammed, Muhammad, محمد). */
export function consonantsOf(skeleton: string): string {
  let out = ''
  for (let i = 0; i < skeleton.length; i++) {
    const letter = skeleton.charCodeAt(i)
    if (i === 0 ? true : !isVowel(letter) && letter !== 121 && letter !== H) out += skeleton[i]
  }
  return out
}
