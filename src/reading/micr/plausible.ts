import type { Character } from '../reading.js'
import { pitchOf } from './groups.js'

/** Cells that may stand empty inside a line: before the amount of a business cheque it is about twelve. */
const WIDEST_GAP = 16
/** A symbol at the line's end that is less sure than this, and stands apart, is dirt. */
const SURE = 0.6

/** Leaves off what stands at either end, apart from the line and in doubt: dirt, a border, a stroke. */
export function trimLine(characters: readonly Character[]): readonly Character[] {
  if (characters.length < 4) return characters
  const middle = ({ from, to }: Character) => (from + to) / 2
  const pitch = pitchOf(characters.map((character) => ({ text: character.text, middle: middle(character) })))
  let [first, end] = [0, characters.length]
  const apart = (index: number, neighbour: number) =>
    Math.abs(middle(characters[neighbour]!) - middle(characters[index]!)) / pitch
  const dirt = (index: number, neighbour: number) => {
    const distance = apart(index, neighbour)
    return distance > WIDEST_GAP || (characters[index]!.probability < SURE && distance > 1.6)
  }
  while (end - first > 4 && dirt(first, first + 1)) first++
  while (end - first > 4 && dirt(end - 1, end - 2)) end--
  return characters.slice(first, end)
}

/** Enough sure symbols, digits most of them, and at least one mark: what printed text never gives for long. */
export function looksMagnetic(characters: readonly Character[]): boolean {
  const digits = characters.filter(({ text }) => /\d/.test(text)).length
  const marks = characters.filter(({ text }) => text === '⑆' || text === '⑈').length
  const mean = characters.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, characters.length)
  return digits >= 6 && marks >= 1 && marks <= digits && mean >= 0.75
}
