import anyAscii from 'any-ascii'
import { romaniseBrahmic } from './brahmic.js'
import { type Script, scriptOf } from './detect.js'
import { romaniseHan } from './han.js'
import { romaniseHangul } from './hangul.js'
import { romaniseSemitic } from './semitic.js'

/** A piece of a name, all of one script, in Latin letters. */
export interface Romanised {
  readonly text: string
  /** The script that most letters were written in. */
  readonly script: Script
}

const brahmic: ReadonlySet<Script> = new Set<Script>([
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Odia',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
])

/**
 * Writes a name in ASCII. Runs of one script are romanised as a whole, so that a script may look at its neighbours;
 * punctuation and spaces stay. Letters of unknown scripts go through the general table of any-ascii.
 */
export function romanise(text: string): Romanised {
  if (isAscii(text)) return { text, script: 'Latin' }
  let out = ''
  const letters = new Map<Script, number>()
  for (const [run, script] of runsOf(text)) {
    out += script === undefined ? anyAscii(run) : romaniseRun(run, script)
    if (script !== undefined) letters.set(script, (letters.get(script) ?? 0) + run.length)
  }
  let dominant: Script = 'Latin'
  let most = 0
  for (const [script, count] of letters)
    if (count > most) {
      dominant = script
      most = count
    }
  return { text: out, script: dominant }
}

function romaniseRun(run: string, script: Script): string {
  if (brahmic.has(script)) return romaniseBrahmic(run, script)
  if (script === 'Hangul') return romaniseHangul(run)
  if (script === 'Han') return romaniseHan(run)
  if (script === 'Arabic' || script === 'Hebrew') return romaniseSemitic(run, script)
  return anyAscii(run)
}

/** Splits into runs of one script. Marks without a script of their own stay with the run that they follow. */
function* runsOf(text: string): Generator<[string, Script | undefined]> {
  let run = ''
  let current: Script | undefined
  for (const character of text) {
    const codePoint = character.codePointAt(0)!
    const script = scriptOf(codePoint) ?? (isMark(codePoint) ? current : undefined)
    if (run !== '' && script !== current) {
      yield [run, current]
      run = ''
    }
    current = script
    run += character
  }
  if (run !== '') yield [run, current]
}

/** Combining marks, and the prolonged sound mark of kana. */
const isMark = (codePoint: number): boolean => (codePoint >= 0x300 && codePoint < 0x370) || codePoint === 0x30fc

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 126) return false
  return true
}
