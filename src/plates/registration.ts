import { indianStates } from '../knowledge/indian-states.js'
import type { PlateFormat } from '../knowledge/plate-formats.js'

export interface Registration {
  /** ISO 3166-1; null where several countries have this form about equally often, or none has. */
  readonly country: string | null
  readonly state: string | null
  /** Whether the number has a form that an authority issues. */
  readonly valid: boolean
}

/** Countries whose commonest forms differ by less than this in weight are not told apart by the number. */
const clear = 1

/** What a number says of its country and state by its form alone; `formats` commonest first. */
export function registrationOf(text: string, formats: readonly PlateFormat[]): Registration {
  const known = formats.filter(({ country }) => country !== null)
  const [first] = known
  if (!first) return { country: null, state: null, valid: false }
  const rival = known.find(({ country }) => country !== first.country)
  const country = rival && first.weight - rival.weight < clear ? null : first.country
  return { country, state: country === null ? null : stateOf(text, first), valid: true }
}

function stateOf(text: string, { country, kind, state }: PlateFormat): string | null {
  if (country !== 'IN') return state ?? null
  if (kind === 'bharat' || kind === 'military' || kind === 'diplomatic') return null
  const code = /^T\d{4}/.test(text) ? text.slice(5, 7) : text.slice(0, 2)
  return indianStates[code] ?? null
}
