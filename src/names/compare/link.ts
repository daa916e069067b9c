import type { Token } from '../token.js'
import { letterDistance, type PhonemeCosts, phonemeDistance } from './edit-distance.js'
import { consonantsOf, skeletonOf, toPhonemes } from './phonemes.js'

/** Why two tokens were linked, as bits: several may hold. */
export const linkFlags = {
  exact: 1,
  /** Same phonetic skeleton, the final vowel included. */
  skeleton: 2,
  /** Same skeleton but for a final -a. */
  stem: 4,
  /** One of the table of short forms, pet names and regional forms. */
  nickname: 8,
  /** Both are names of one table, and different ones. */
  knownDifferent: 16,
  /** A man's name and a woman's. */
  gender: 32,
  /** One is the other with an ending of respect or kinship (-bhai, -ji, -lal). */
  ending: 64,
  /** One begins with the other. */
  prefix: 128,
  /** Same consonants in the same order. */
  consonants: 256,
  /** Several tokens of one name are one token of the other. */
  joined: 512,
  /** Written in different scripts. */
  script: 1024,
  /** Letters that scanners or fingers confuse account for the difference. */
  confusion: 2048,
} as const

/** How two tokens stand to each other. */
export interface Link {
  /** 0 to 1: how alike the two are, as the alignment weighs them. */
  readonly similarity: number
  /** 1 minus the weighted letter edits per letter. */
  readonly letters: number
  /** 1 minus the cost of turning one's phonemes into the other's, per phoneme. */
  readonly sounds: number
  readonly flags: number
}

/** Costs of turning phonemes into each other: one table for Latin spellings, one for each foreign origin. */
export type CostTables = readonly PhonemeCosts[]

const endings = new Set(
  'bhai ben bai ji jee lal ram rao kumar sinh singh sing chand nath das dev devi prasad garu saheb sab amma appa ayya aiah iah anna raj kant esh u an i gouda gowda reddy swamy swami murthy am ar ov ova ev eva in ina vich ovich evich son sen'.split(
    ' ',
  ),
)

export const exactLink: Link = { similarity: 1, letters: 1, sounds: 1, flags: linkFlags.exact }

/** Compares two tokens that are both words. Initials are not for this function. */
export function linkTokens(a: Token, b: Token, costs: CostTables): Link {
  if (a.text === b.text) return exactLink
  const crossed = a.origin !== b.origin && (a.origin === 0 || b.origin === 0)
  // tokens that share too few letters are no spelling of each other; looking closer costs more than it tells
  if (!crossed && a.groups === null && unlike(a, b)) return noLink
  let flags = crossed ? linkFlags.script : 0
  const longer = Math.max(a.text.length, b.text.length)
  let letters = 0
  if (!crossed) letters = Math.max(0, 1 - letterDistance(a.text, b.text) / longer)
  // the foreign side is the one that the tables turn into Latin spelling
  const swap = crossed && a.origin === 0
  const table = costs[crossed ? a.origin + b.origin : 0]!
  const from = swap ? b : a
  const to = swap ? a : b
  const span = Math.max(1, Math.max(a.codes.length, b.codes.length))
  const sounds = Math.max(0, 1 - phonemeDistance(from.codes, to.codes, table) / span)
  let similarity = Math.max(letters, crossed ? sounds : 0.5 * (letters + sounds), 0.95 * sounds)

  if (a.skeleton === b.skeleton && a.skeleton.length > 1) {
    flags |= linkFlags.skeleton
    similarity = Math.max(similarity, 0.96)
  } else if (a.stem.length > 2 && (a.stem === b.stem || ((a.table & b.table & 1) !== 0 && a.regional === b.regional))) {
    flags |= linkFlags.stem
    similarity = Math.max(similarity, 0.92)
  }
  if (a.consonants === b.consonants && a.consonants.length > 2) flags |= linkFlags.consonants
  if (shareGroup(a, b)) {
    flags |= linkFlags.nickname
    similarity = Math.max(similarity, 0.93)
  } else {
    const genders = a.gender | b.gender
    if (genders === 3 && a.gender !== 3 && b.gender !== 3 && a.gender !== 0 && b.gender !== 0) flags |= linkFlags.gender
    // a final -a alone makes another name where the tables hold it for a woman: Vimal, who may be either, and Vimala
    if ((a.table & b.table) !== 0 && (flags & linkFlags.skeleton) === 0)
      if ((flags & linkFlags.stem) === 0 || (a.gender !== b.gender && genders === 3)) {
        flags |= linkFlags.knownDifferent
        similarity *= 0.8
      }
  }
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text]
  if (short.length > 2 && long.startsWith(short)) {
    flags |= linkFlags.prefix
    if (endings.has(long.slice(short.length))) {
      flags |= linkFlags.ending
      similarity = Math.max(similarity, (flags & linkFlags.gender) !== 0 ? 0.6 : 0.86)
    } else similarity = Math.max(similarity, 0.6)
  }
  if (!crossed && letters * longer > longer - 0.95) flags |= linkFlags.confusion
  return { similarity, letters, sounds, flags }
}

const noLink: Link = { similarity: 0, letters: 0, sounds: 0, flags: 0 }

function unlike(a: Token, b: Token): boolean {
  const common = bits(a.mask & b.mask)
  return common * 2 < Math.max(bits(a.mask), bits(b.mask))
}

function bits(mask: number): number {
  let n = mask - ((mask >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

function shareGroup(a: Token, b: Token): boolean {
  if (a.groups === null || b.groups === null) return false
  for (const group of a.groups) if (b.groups.includes(group)) return true
  return false
}

/** Compares tokens written together with one that is written as one word; undefined when they are not the same word. */
export function linkJoined(parts: readonly Token[], whole: Token, costs: CostTables): Link | undefined {
  let text = ''
  for (const part of parts) text += part.text
  if (Math.abs(text.length - whole.text.length) > 3) return undefined
  const flags = linkFlags.joined
  if (text === whole.text) return { similarity: 0.99, letters: 1, sounds: 1, flags }
  const crossed = parts[0]!.origin !== whole.origin
  if (!crossed && text[0] !== whole.text[0] && text.at(-1) !== whole.text.at(-1)) return undefined
  const codes = toPhonemes(text)
  const skeleton = skeletonOf(codes)
  if (skeleton === whole.skeleton)
    return { similarity: 0.95, letters: 0.9, sounds: 0.95, flags: flags | linkFlags.skeleton }
  const foreignParts = parts[0]!.origin !== 0
  const table = costs[crossed ? parts[0]!.origin + whole.origin : 0] ?? costs[0]!
  const span = Math.max(codes.length, whole.codes.length)
  const distance =
    foreignParts || !crossed ? phonemeDistance(codes, whole.codes, table) : phonemeDistance(whole.codes, codes, table)
  const sounds = 1 - distance / span
  const letters = crossed ? sounds : 1 - letterDistance(text, whole.text) / Math.max(text.length, whole.text.length)
  const same = consonantsOf(skeleton) === whole.consonants
  if (sounds < 0.8 && letters < 0.8) return undefined
  return {
    similarity: Math.max(sounds, letters) * 0.97,
    letters,
    sounds,
    flags: same ? flags | linkFlags.consonants : flags,
  }
}
