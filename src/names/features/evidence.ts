import type { EntityType, Profile } from '../profile.js'
import type { Token } from '../token.js'
import { at } from './feature-names.js'
import { commonPrefix } from './links.js'

/** What stands beside the names: titles, generations, numbers, legal forms, acronyms, relatives. */
export function measureEvidence(f: Float64Array, left: Profile, right: Profile, type: EntityType): void {
  f[at.title_gender_clash] = titleGenderClash(left, right)
  const [x, y] = [left.parts, right.parts]
  f[at.generation_clash] = x.generation === y.generation ? 0 : x.generation > 0 && y.generation > 0 ? 2 : 1
  f[at.number_clash] = numberClash(x.numbers, y.numbers)
  f[at.legal] = legal(x.legalClasses, y.legalClasses)
  if (type === 'company' || left.main.length === 1 || right.main.length === 1)
    f[at.acronym] = Math.max(spells(left.main, right.main), spells(right.main, left.main))
  f[at.related] = related(x.related, y.related)
}

/** 1: Smt Kiran against Mr Kiran; 0.5: a title against the known gender of the other's first name. */
function titleGenderClash(left: Profile, right: Profile): number {
  const [x, y] = [left.parts.titleGender, right.parts.titleGender]
  if (x === 0 && y === 0) return 0
  if ((x | y) === 3 && x !== 3 && y !== 3) return 1
  return againstName(x, right) || againstName(y, left) ? 0.5 : 0
}

function againstName(title: number, { main }: Profile): boolean {
  const gender = main[0]?.gender ?? 0
  return title !== 0 && title !== 3 && gender !== 0 && (gender & title) === 0
}

/** -1 where the numbers of one are among the other's, 1 where one has none, 2 where they differ, 0 without numbers. */
function numberClash(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 0
  if (a.length === 0 || b.length === 0) return 1
  return a.every((number) => b.includes(number)) || b.every((number) => a.includes(number)) ? -1 : 2
}

/** 0 none, 1 the same, 2 one is missing, 3 they overlap, 4 they differ. */
function legal(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  if (a === 0 || b === 0) return 2
  return a === b ? 1 : (a & b) !== 0 ? 3 : 4
}

/** 2 where a word of `short` is the first letters of all words of `long` (IMTI, Irisl Maritime Training Institute), 1 of some. */
function spells(short: readonly Token[], long: readonly Token[]): number {
  if (long.length < 2) return 0
  let letters = ''
  for (const token of long) letters += token.text[0]
  let best = 0
  for (const { text } of short) {
    if (text.length < 2 || text.length > letters.length) continue
    if (text === letters) return 2
    if (text.length >= 3 && letters.includes(text)) best = 1
  }
  return best
}

/** 1 where both name a relative and the first word agrees, -1 where it does not, 0 where one names none. */
function related(a: readonly Token[], b: readonly Token[]): number {
  if (a.length === 0 || b.length === 0) return 0
  const [x, y] = [a.find((token) => !token.initial), b.find((token) => !token.initial)]
  return x === undefined || y === undefined || x.stem === y.stem || commonPrefix(x.stem, y.stem) >= 4 ? 1 : -1
}
