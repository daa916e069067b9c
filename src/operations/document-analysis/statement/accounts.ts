import { accountNumberOn } from './account.js'
import { accountStarts } from './balances.js'
import type { Entry } from './entries.js'
import type { Ledger } from './ledgers.js'
import { cents, signedBalance } from './movement.js'
import type { PrintedRow } from './printed-row.js'

/** One account's share of a document: its movements, and the rows that are none. */
export interface AccountPart {
  readonly ledgers: readonly Ledger[]
  readonly outside: readonly PrintedRow[]
}

/** A row's place in the order of the pages. */
type Place = Pick<PrintedRow['row'], 'page' | 'top'>

const inOrder = (a: Place, b: Place): number => a.page - b.page || a.top - b.top
const placeOf = ({ line }: Pick<Entry, 'line'>): Place => line.printed.row
export const inPageOrder = (a: Entry, b: Entry): number => inOrder(placeOf(a), placeOf(b))

/**
 * Cuts a document at the places where another account begins: a closing balance and then an opening one that is not the
 * same, or another account number over movements whose balances do not go on from those before.
 * @param ledgers with the movements of all accounts
 * @param outside the rows that are no movement
 */
export function accountParts(ledgers: readonly Ledger[], outside: readonly PrintedRow[]): AccountPart[] {
  const starts = [...startsByBalance(ledgers), ...startsByNumber(ledgers, outside)].sort(inOrder)
  const parts: AccountPart[] = []
  for (const [index, from] of [null, ...starts].entries()) {
    const to = starts[index] ?? null
    const isInside = (place: Place) => (!from || inOrder(place, from) >= 0) && (!to || inOrder(place, to) < 0)
    const part = {
      ledgers: ledgers.map((ledger) => within(ledger, isInside)),
      outside: outside.filter(({ row }) => isInside(row)),
    }
    const last = parts.at(-1)
    // Two signs of one account's beginning, a number and then its opening balance, leave nothing between them.
    if (last && entryCount(last) === 0) parts[parts.length - 1] = joined(last, part)
    else parts.push(part)
  }
  const [before, last] = parts.slice(-2)
  return before && last && entryCount(last) === 0 ? [...parts.slice(0, -2), joined(before, last)] : parts
}

const entryCount = ({ ledgers }: AccountPart) => ledgers.reduce((sum, { entries }) => sum + entries.length, 0)

const joined = (a: AccountPart, b: AccountPart): AccountPart => ({
  ledgers: a.ledgers.map((ledger, index) => {
    const { entries, landmarks } = b.ledgers[index]!
    const moved = landmarks.map((each) => ({ ...each, at: each.at + ledger.entries.length }))
    return { ...ledger, entries: [...ledger.entries, ...entries], landmarks: [...ledger.landmarks, ...moved] }
  }),
  outside: [...a.outside, ...b.outside],
})

function within(ledger: Ledger, isInside: (place: Place) => boolean): Ledger {
  const entries = ledger.entries.filter((entry) => isInside(placeOf(entry)))
  const before = entries.length ? ledger.entries.indexOf(entries[0]!) : 0
  const landmarks = ledger.landmarks
    .filter(({ line }) => isInside(line.printed.row))
    .map((landmark) => ({ ...landmark, at: Math.min(entries.length, Math.max(0, landmark.at - before)) }))
  return { ...ledger, entries, landmarks }
}

const startsByBalance = (ledgers: readonly Ledger[]): Place[] =>
  ledgers.flatMap(({ landmarks, roles, entries }) =>
    accountStarts(landmarks, roles, entries.length).map(({ line }) => line.printed.row),
  )

/** Movements under one account number. */
interface Run {
  readonly number: string | null
  readonly entries: Entry[]
}

function startsByNumber(ledgers: readonly Ledger[], outside: readonly PrintedRow[]): Place[] {
  const entries = ledgers.flatMap((ledger) => ledger.entries).sort(inPageOrder)
  const mentions = outside.flatMap(({ row }, index) => {
    const number = accountNumberOn(outside, index)
    return number ? [{ row, number }] : []
  })
  const runs: Run[] = []
  for (const entry of entries) {
    const number = mentions.findLast(({ row }) => inOrder(row, placeOf(entry)) < 0)?.number ?? null
    const run = runs.at(-1)
    const isKnown = run && (number === null || run.number === null || isSameNumber(run.number, number))
    if (run && (isKnown || !isAnother(run.entries.at(-1)!, entry))) run.entries.push(entry)
    else runs.push({ number, entries: [entry] })
  }
  return runs.slice(1).flatMap((run, index) => firstRowAfter(runs[index]!, run, ledgers, outside) ?? [])
}

/** A number may be masked in one place and whole in another: its last digits are shown in both. */
const isSameNumber = (a: string, b: string) => a.slice(-4) === b.slice(-4)

/** Whether a movement under another number is another account's: its balance does not go on from the last one's. */
function isAnother(last: Entry, first: Entry): boolean {
  if (!last.balance || !first.balance) return false
  const step = Math.abs(cents(signedBalance(first.balance)) - cents(signedBalance(last.balance)))
  // In a list with the newest row first, the upper row's amount leads from the lower one's balance.
  return step !== cents(first.movement.value) && step !== cents(last.movement.value)
}

/** The first row under a run and its closing balance. */
function firstRowAfter(run: Run, next: Run, ledgers: readonly Ledger[], outside: readonly PrintedRow[]): Place | null {
  const last = placeOf(run.entries.at(-1)!)
  const first = placeOf(next.entries[0]!)
  const between = ({ row }: PrintedRow) => inOrder(row, last) > 0 && inOrder(row, first) < 0
  const rows = outside.filter(between)
  const kinds = new Map(
    ledgers.flatMap(({ landmarks }) => landmarks.map(({ line, kind }) => [line.printed, kind] as const)),
  )
  const opening = rows.findIndex((row) => kinds.get(row) === 'opening')
  const ends = rows.slice(0, opening < 0 ? rows.length : opening)
  const number = rows.findIndex((_, index) => accountNumberOn(rows, index) !== null)
  const closing = ends.slice(0, Math.max(0, number)).findLastIndex((row) => kinds.has(row))
  return rows[closing + 1]?.row ?? null
}
