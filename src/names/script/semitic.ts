import anyAscii from 'any-ascii'
import type { Script } from './detect.js'

/** Arabic and Urdu letters whose general reading is not the one that names are spelt with. */
const arabic: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'aa',
  ٱ: 'a',
  ى: 'a',
  ة: 'a',
  ء: '',
  ئ: 'y',
  ؤ: 'w',
  ع: 'a',
  غ: 'gh',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  ذ: 'dh',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ق: 'q',
  و: 'w',
  ي: 'y',
  ی: 'y',
  ے: 'e',
  ہ: 'h',
  ھ: 'h',
  ک: 'k',
  گ: 'g',
  چ: 'ch',
  پ: 'p',
  ژ: 'zh',
  ٹ: 't',
  ڈ: 'd',
  ڑ: 'r',
  ں: 'n',
  ـ: '',
}

const hebrew: Readonly<Record<string, string>> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'w',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'y',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
}

/** Vowel points carry what the consonants leave out; the doubling mark and the rest are dropped. */
const points: Readonly<Record<number, string>> = { 1614: 'a', 1615: 'u', 1616: 'i', 1611: 'an', 1648: 'a' }

/**
 * Consonants and the vowels that are written; short vowels stay unwritten and are bridged by the comparison's costs.
 * The article ال becomes a word of its own, as Latin spellings have it.
 */
export function romaniseSemitic(run: string, script: Script): string {
  const table = script === 'Arabic' ? arabic : hebrew
  const articled = script === 'Arabic' && run.length > 4 && run.startsWith('ال')
  const word = articled ? run.slice(2) : run
  let out = articled ? 'al ' : ''
  for (const character of word) {
    const codePoint = character.codePointAt(0)!
    if ((codePoint >= 0x64b && codePoint <= 0x65f) || codePoint === 0x670 || codePoint < 0x5d0)
      out += points[codePoint] ?? ''
    else out += table[character] ?? anyAscii(character)
  }
  return out.replace(/([a-z])\1+/g, '$1')
}
