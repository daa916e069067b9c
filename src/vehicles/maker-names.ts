import { ordinaryWords } from '../knowledge/ordinary-model-names.js'
import { vehicleMakers } from '../knowledge/vehicle-makers.js'

/** A name that stands on vehicles or in claims, and what it stands for. */
export interface KnownName {
  /** Letters and digits only, capitals without accents. */
  readonly key: string
  readonly makers: readonly string[]
  /** null: the name of the maker itself, or of a trim. */
  readonly model: string | null
  /** Whether the name is also a usual word, which stickers and signs bear. */
  readonly ordinary: boolean
}

export const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

export const knownNames: ReadonlyMap<string, KnownName> = collect()

function collect(): Map<string, KnownName> {
  const names = new Map<string, KnownName>()
  const put = (text: string, maker: string, model: string | null) => {
    const key = keyOf(text)
    const known = names.get(key)
    const makers = [...new Set([...(known?.makers ?? []), maker])]
    // A name that is a maker's stays one, whatever models bear it as well.
    names.set(key, {
      key,
      makers,
      model: known ? known.model : model,
      ordinary: ordinaryWords.has(key),
    })
  }
  for (const { name, aliases } of vehicleMakers) for (const each of [name, ...aliases]) put(each, name, null)
  for (const { name, trims } of vehicleMakers) for (const each of trims) put(each, name, null)
  for (const { name, models } of vehicleMakers) for (const model of models) put(model, name, model)
  return names
}

/** Maker of a claim, written in any usual way; null: none that is known. */
export function makerOfClaim(claim: string): string | null {
  const key = keyOf(claim)
  const exact = knownNames.get(key)
  if (exact && exact.model === null) return exact.makers[0]!
  const inside = vehicleMakers
    .flatMap(({ name, aliases }) => [name, ...aliases].map((each) => ({ name, key: keyOf(each) })))
    .filter((each) => each.key.length >= 3 && key.startsWith(each.key))
    .sort((a, b) => b.key.length - a.key.length)
  return inside[0]?.name ?? null
}
