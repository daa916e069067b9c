import { indianFamilyNames } from '../../src/names/lexicon/indian-family-names.js'
import { indianFemaleNames, indianMaleNames } from '../../src/names/lexicon/indian-given-names.js'
import { westernFemaleNames, westernMaleNames } from '../../src/names/lexicon/western-names.js'

const given = [...indianMaleNames, ...indianFemaleNames, ...westernMaleNames, ...westernFemaleNames]
const middles = ['kumar', 'singh', 'lal', 'prasad', 'chandra', 'devi']
const trades = ['textiles', 'steel', 'foods', 'motors', 'finance', 'software', 'chemicals', 'infra projects']
const forms = [
  ['private limited', 'pvt ltd'],
  ['limited', 'ltd.'],
  ['llp', 'LLP'],
] as const

/** The generator of Park and Miller: the same numbers on every machine. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

/**
 * Pairs as a counter meets them, drawn from the tables of names: half one identity written in two ways, half two identities,
 * most of which share a word. One in seven is of companies.
 */
export function drawnPairs(count: number, seed = 20261121): [string, string][] {
  const below = generator(seed)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const title = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const dress = (text: string): string => (below(2) === 0 ? text.toUpperCase() : title(text))

  function person(same: boolean): [string, string] {
    const [first, middle, last] = [pick(given), pick(below(3) === 0 ? given : middles), pick(indianFamilyNames)]
    const full = `${first} ${middle} ${last}`
    if (same)
      return pick<[string, string]>([
        [full, full],
        [full, `${first} ${last}`],
        [full, `${first} ${middle[0]}. ${last}`],
        [full, `${first[0]}.${middle[0]}. ${last}`],
        [full, `${last} ${first} ${middle}`],
        [`shri ${full}`, full],
        [`${first} ${last}`, `${respell(first)} ${respell(last)}`],
        [`${first} ${last}`, `${last}, ${first}`],
        [`${first}${middle} ${last}`, full],
        [`${first} ${last}`, `${slip(first)} ${last}`],
      ])
    return pick<[string, string]>([
      [full, `${pick(given)} ${middle} ${last}`],
      [`${first} ${last}`, `${pick(given)} ${last}`],
      [`${first} ${last}`, `${first} ${pick(indianFamilyNames)}`],
      [`${first} ${last}`, `${pick(given)} ${pick(indianFamilyNames)}`],
      [`${first[0]}. ${last}`, `${pick(given)} ${last}`],
    ])
  }

  function company(same: boolean): [string, string] {
    const name = pick(indianFamilyNames)
    const trade = pick(trades)
    const form = pick(forms)
    if (same) return [`${name} ${trade} ${form[0]}`, `${name} ${trade} ${form[1]}`]
    return [
      `${name} ${trade} ${form[0]}`,
      `${pick(indianFamilyNames)} ${below(2) === 0 ? trade : pick(trades)} ${form[0]}`,
    ]
  }

  const slip = (name: string): string => {
    const spot = 1 + below(Math.max(1, name.length - 2))
    return name.slice(0, spot) + name.slice(spot + 1)
  }

  return Array.from({ length: count }, (_, i) => {
    const [a, b] = i % 7 === 6 ? company(i % 2 === 0) : person(i % 2 === 0)
    return [dress(a), dress(b)]
  })
}

const habits = [
  ['ee', 'i'],
  ['sh', 's'],
  ['v', 'w'],
  ['i', 'ee'],
  ['th', 't'],
] as const

function respell(name: string): string {
  const habit = habits.find(([from]) => name.includes(from))
  return habit === undefined ? name : name.replace(habit[0], habit[1])
}
