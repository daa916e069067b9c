import { commonFillers } from '../lexicon/indian-family-names.js'

/** How many names of a large collection hold a word: people and companies apart. */
export interface Frequencies {
  readonly names: number
  readonly person: Readonly<Record<string, number>>
  readonly company: Readonly<Record<string, number>>
}

/** Says how much a shared word tells: 1 for one never met before, near 0 for one that every tenth name has. */
export class Rarity {
  readonly #person: Map<string, number>
  readonly #company: Map<string, number>
  readonly #log: number

  constructor(frequencies: Frequencies) {
    this.#person = new Map(Object.entries(frequencies.person))
    this.#company = new Map(Object.entries(frequencies.company))
    this.#log = Math.log(frequencies.names)
    const floor = Math.round(frequencies.names / 150)
    for (const word of commonFillers) this.#person.set(word, Math.max(floor, this.#person.get(word) ?? 0))
  }

  count(word: string, company: boolean): number {
    return (company ? this.#company : this.#person).get(word) ?? 0
  }

  weight(count: number): number {
    return Math.max(0.05, 1 - Math.log(1 + count) / this.#log)
  }
}
