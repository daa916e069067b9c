import type { Script } from './detect.js'

/**
 * Romanises the scripts of India that descend from Brahmi. Their Unicode blocks share one layout (ISCII), so one table
 * by offset inside the block serves all nine; what differs by script is the fate of the inherent vowel and a few letters.
 *
 * Long vowels come out doubled (`aa`, `ee`, `oo`), so that a later comparison can tell a long a from an inherent one.
 */
export function romaniseBrahmic(word: string, script: Script): string {
  const base = blocks[script] ?? 0x0900
  const units = parse(word, base, script)
  if (dropsInherentVowel.has(script)) deleteSchwas(units, script)
  if (script === 'Tamil') voiceStops(units)
  return spell(units)
}

const blocks: Partial<Record<Script, number>> = {
  Devanagari: 0x0900,
  Bengali: 0x0980,
  Gurmukhi: 0x0a00,
  Gujarati: 0x0a80,
  Odia: 0x0b00,
  Tamil: 0x0b80,
  Telugu: 0x0c00,
  Kannada: 0x0c80,
  Malayalam: 0x0d00,
}

/** Languages of the north do not speak the inherent vowel everywhere that it is written; those of the south do. */
const dropsInherentVowel = new Set<Script>(['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'])

const consonants: Readonly<Record<number, string>> = {
  21: 'k',
  22: 'kh',
  23: 'g',
  24: 'gh',
  25: 'ng',
  26: 'ch',
  27: 'chh',
  28: 'j',
  29: 'jh',
  30: 'n',
  31: 't',
  32: 'th',
  33: 'd',
  34: 'dh',
  35: 'n',
  36: 't',
  37: 'th',
  38: 'd',
  39: 'dh',
  40: 'n',
  41: 'n',
  42: 'p',
  43: 'ph',
  44: 'b',
  45: 'bh',
  46: 'm',
  47: 'y',
  48: 'r',
  49: 'r',
  50: 'l',
  51: 'l',
  52: 'zh',
  53: 'v',
  54: 'sh',
  55: 'sh',
  56: 's',
  57: 'h',
  88: 'q',
  89: 'kh',
  90: 'g',
  91: 'z',
  92: 'r',
  93: 'rh',
  94: 'f',
  95: 'y',
}

const independentVowels: Readonly<Record<number, string>> = {
  4: 'a',
  5: 'a',
  6: 'aa',
  7: 'i',
  8: 'ee',
  9: 'u',
  10: 'oo',
  11: 'ri',
  13: 'e',
  14: 'e',
  15: 'e',
  16: 'ai',
  17: 'o',
  18: 'o',
  19: 'o',
  20: 'au',
}

const vowelSigns: Readonly<Record<number, string>> = {
  62: 'aa',
  63: 'i',
  64: 'ee',
  65: 'u',
  66: 'oo',
  67: 'ri',
  69: 'e',
  70: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  74: 'o',
  75: 'o',
  76: 'au',
  87: 'au',
}

/** Letters of one script that the shared layout spells otherwise. Keys are offsets inside the block. */
const own: Partial<Record<Script, Readonly<Record<number, string>>>> = {
  Bengali: { 47: 'j', 112: 'r', 113: 'v' },
  Odia: { 47: 'j', 113: 'w' },
  Gurmukhi: { 51: 'l', 54: 'sh' },
  Tamil: { 26: 's', 36: 'th' },
}

/** Malayalam consonants that never carry a vowel. */
const chillus: Readonly<Record<number, string>> = { 122: 'n', 123: 'n', 124: 'r', 125: 'l', 126: 'l', 127: 'k' }

const nukta: Readonly<Record<string, string>> = { k: 'q', j: 'z', ph: 'f', d: 'r', dh: 'rh' }

/** One syllable: an onset consonant (or none) with its vowel; `schwa` marks the inherent, unwritten one. */
interface Unit {
  consonant: string
  vowel: string
  schwa: boolean
  /** A nasal or breath written on the syllable. */
  coda: string
}

function parse(word: string, base: number, script: Script): Unit[] {
  const units: Unit[] = []
  const special = own[script]
  let doubled = false
  for (const character of word) {
    const offset = character.codePointAt(0)! - base
    const last = units.at(-1)
    const consonant = special?.[offset] ?? consonants[offset]
    if (consonant !== undefined) {
      units.push({ consonant: doubled ? consonant[0] + consonant : consonant, vowel: 'a', schwa: true, coda: '' })
      doubled = false
    } else if (independentVowels[offset] !== undefined)
      units.push({ consonant: '', vowel: independentVowels[offset]!, schwa: false, coda: '' })
    else if (vowelSigns[offset] !== undefined && last) setVowel(last, vowelSigns[offset]!)
    else if (offset === 77 && last) setVowel(last, '')
    else if (offset === 60 && last) last.consonant = nukta[last.consonant] ?? last.consonant
    else if (script === 'Malayalam' && chillus[offset] !== undefined)
      units.push({ consonant: chillus[offset]!, vowel: '', schwa: false, coda: '' })
    else if (script === 'Gurmukhi' && offset === 113) doubled = true
    else if ((offset === 1 || offset === 2 || (script === 'Gurmukhi' && offset === 112)) && last) last.coda = 'n'
    else if (offset === 3 && last && script !== 'Tamil') last.coda = 'h'
    else if (offset >= 102 && offset <= 111)
      units.push({ consonant: String(offset - 102), vowel: '', schwa: false, coda: '' })
  }
  return units
}

function setVowel(unit: Unit, vowel: string): void {
  unit.vowel = vowel
  unit.schwa = false
}

/**
 * Deletes the inherent vowel at the end of a word and, from right to left, between a syllable with a vowel and a
 * syllable with a vowel (Ohala's rule): जगदीश jagdeesh, कमल kamal.
 */
function deleteSchwas(units: Unit[], script: Script): void {
  const last = units.length - 1
  if (last < 1) return
  const end = units[last]!
  const cluster = units[last - 1]!.vowel === '' && 'ryvlnm'.includes(end.consonant[0] ?? '')
  if (end.schwa && end.coda === '' && !cluster) end.vowel = ''
  if (script === 'Bengali') return
  for (let i = last - 1; i > 0; i--) {
    const unit = units[i]!
    const before = units[i - 1]!
    const after = units[i + 1]!
    if (unit.schwa && unit.coda === '' && before.vowel !== '' && after.vowel !== '' && after.consonant !== '')
      unit.vowel = ''
  }
}

/** Tamil writes one letter for a stop and its voiced sister: voiced between vowels and after a nasal. */
function voiceStops(units: Unit[]): void {
  const voiced: Readonly<Record<string, string>> = { k: 'g', t: 'd', p: 'b' }
  for (let i = 1; i < units.length; i++) {
    const unit = units[i]!
    const before = units[i - 1]!
    const nasal = before.vowel === '' && /^(n|m|ng)$/.test(before.consonant)
    if ((nasal || before.vowel !== '') && unit.vowel !== '') unit.consonant = voiced[unit.consonant] ?? unit.consonant
    if (nasal && before.consonant === 'ng') before.consonant = 'n'
  }
}

function spell(units: readonly Unit[]): string {
  let out = ''
  for (const [i, unit] of units.entries()) {
    const next = units[i + 1]?.consonant[0] ?? ''
    const coda = unit.coda === 'n' && 'pbm'.includes(next) && next !== '' ? 'm' : unit.coda
    out += unit.consonant + unit.vowel + coda
  }
  return out
}
