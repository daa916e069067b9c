import type { Entry } from './entries.js'
import type { EntryText } from './entry-text.js'
import { foldText } from './line-kinds.js'
import { cents, signedBalance } from './movement.js'

export type Direction = 'debit' | 'credit'

export interface DirectionEvidence {
  readonly entries: readonly Entry[]
  readonly texts: readonly EntryText[]
  /** A card's statement: what is unmarked is spent, and the balance is what is owed. */
  readonly card: boolean
  /** The balance before the first entry, where one is printed. */
  readonly opening: number | null
}

const other = (direction: Direction): Direction => (direction === 'debit' ? 'credit' : 'debit')

/**
 * Which way each movement goes, where its column does not say it, or where that is contradicted: by its mark (Dr, Cr), by the column of such letters, by
 * the running balance, by its sign, by the title of its section, and by its words at last. A sign means what the balances
 * say that it means; without balances, a minus takes from an account and pays off a card.
 */
export function directionsOf({ entries, texts, card, opening }: DirectionEvidence): Direction[] {
  const stepped = byBalance(entries, opening, card)
  const marks = entries.map(({ movement }) => movement.direction)
  const markOnly = onlyMark(entries)
  const types = entries.map((_, index) => byType(texts[index]!.type))
  const typed = types.every(Boolean) ? types : types.map(() => null)
  const minus = meaningOfMinus(entries, stepped, card)
  const signed = entries.some(({ amount }) => amount?.sign === 'minus')
  const elsewhere = contradicted(entries, texts, stepped)
  return entries.map((entry, index) => {
    const sign = entry.amount?.sign
    const bySign = !signed ? null : sign === 'minus' ? minus : other(minus)
    const byTitle = directionOfTitle(entry.line.section.title)
    return (
      elsewhere[index] ??
      marks[index] ??
      (markOnly ? other(markOnly) : null) ??
      typed[index] ??
      stepped[index] ??
      (sign === 'plus' ? 'credit' : null) ??
      (byTitle && !(signed && hasBothSigns(entries)) ? byTitle : null) ??
      bySign ??
      byWords(texts[index]!.description, card)
    )
  })
}

const hasBothSigns = (entries: readonly Entry[]) =>
  entries.some(({ amount }) => amount?.sign === 'minus') && entries.some(({ amount }) => amount?.sign !== 'minus')

/** Where only credits bear a mark, what bears none is a debit, and the other way round. */
function onlyMark(entries: readonly Entry[]): Direction | null {
  const amounts = entries.filter(({ amount, movement }) => amount && (movement.direction === null || amount.mark))
  const marks = new Set(amounts.flatMap(({ amount }) => (amount!.mark ? [amount!.mark] : [])))
  return marks.size === 1 && amounts.some(({ amount }) => !amount!.mark) ? [...marks][0]! : null
}

/** The direction that payment systems write into a narration: "NEFT DR-…", "UPI/CR/…". "Dr Mehta" is a person. */
const narrated = /(?<![\p{L}\d])(CR|DR)(?=[-/])/gu

/** So many rows that agree for each one that does not show that what they agree on can be trusted. */
const agreeingRows = 3

/**
 * Where an amount stands in the other direction's column. Of a row that was read from a picture the balance tells, where it
 * moves the other way by exactly as much and others follow their columns: on a tilted page an amount slips into the next
 * column. What a file prints stands in its column, and a balance against it is a break, unless the narration names the
 * other direction, as narrations of this statement do rightly, and the balance does not bear the column out.
 */
function contradicted(
  entries: readonly Entry[],
  texts: readonly EntryText[],
  stepped: readonly (Direction | null)[],
): (Direction | null)[] {
  const columns = entries.map(({ movement }) => movement.direction)
  const told = texts.map(({ description }): Direction | null => {
    const marks = new Set([...description.matchAll(narrated)].map(([, mark]) => mark))
    return marks.size === 1 ? (marks.has('DR') ? 'debit' : 'credit') : null
  })
  const count = (says: readonly (Direction | null)[], agreeing: boolean) =>
    says.filter((way, index) => way && columns[index] && (way === columns[index]) === agreeing).length
  const balancesHold = count(stepped, true) >= agreeingRows * count(stepped, false)
  const narrationsHold = count(told, true) > count(told, false)
  return entries.map(({ line }, index) => {
    const [column, step, word] = [columns[index]!, stepped[index] ?? null, told[index] ?? null]
    if (!column || step === column) return null
    if (step && balancesHold && line.printed.row.read && word !== column) return step
    return narrationsHold && word && word !== column && stepped.some(Boolean) ? word : null
  })
}

function byType(type: string): Direction | null {
  const folded = foldText(type)
  if (/^(?:cr|credit|c|h|haben|\+|deposit|in)\b\.?/.test(folded)) return 'credit'
  if (/^(?:dr|debit|d|s|soll|-|withdrawal|out)\b\.?/.test(folded)) return 'debit'
  return null
}

/** The way that the balance before and after it tells, either reading direction of the list tried. */
function byBalance(entries: readonly Entry[], opening: number | null, card: boolean): (Direction | null)[] {
  const balances = entries.map(({ balance }) => (balance ? cents(signedBalance(balance, card)) : null))
  const ways = [false, true].map((backwards) =>
    entries.map(({ movement }, index): Direction | null => {
      const before = backwards
        ? (balances[index + 1] ?? (index === entries.length - 1 && opening !== null ? cents(opening) : null))
        : (balances[index - 1] ?? (index === 0 && opening !== null ? cents(opening) : null))
      const after = balances[index]
      if (before === null || before === undefined || after === null || after === undefined) return null
      const step = after - before
      if (step === 0 || Math.abs(step) !== cents(movement.value)) return null
      return step > 0 ? 'credit' : 'debit'
    }),
  )
  const known = (way: readonly (Direction | null)[]) => way.filter(Boolean).length
  return known(ways[1]!) > known(ways[0]!) ? ways[1]! : ways[0]!
}

function meaningOfMinus(entries: readonly Entry[], stepped: readonly (Direction | null)[], card: boolean): Direction {
  const votes = { debit: 0, credit: 0 }
  for (const [index, entry] of entries.entries()) {
    const step = stepped[index]
    if (step && entry.amount) votes[entry.amount.sign === 'minus' ? step : other(step)]++
  }
  if (votes.debit !== votes.credit) return votes.debit > votes.credit ? 'debit' : 'credit'
  return card ? 'credit' : 'debit'
}

const creditTitle = /\b(?:deposits?|credits?|additions|payments? received|money in|paid in|gutschriften|receipts)\b/
const debitTitle =
  /\b(?:withdrawals?|debits?|checks?|cheques? paid|purchases?|fees|charges|subtractions|payments|money out|paid out|belastungen)\b/

/** "Deposits and additions" holds credits, "ATM & debit card withdrawals" debits; a title of both says nothing. */
export function directionOfTitle(title: string): Direction | null {
  const folded = foldText(title)
  const [credit, debit] = [creditTitle.test(folded), debitTitle.test(folded.replace(/payments? received/g, ' '))]
  return credit === debit ? null : credit ? 'credit' : 'debit'
}

const creditWords =
  /\b(?:salary|payroll|deposit|credit|refund|interest (?:earned|paid|credit)|dividend|cash ?back|received|reversal|from|gehalt|salaire|nomina|stipendio|rebate|inward|remise)\b/
const cardCreditWords = /\b(?:payment|payments|refund|credit|cash ?back|rebate|reversal|received)\b/

const byWords = (description: string, card: boolean): Direction =>
  (card ? cardCreditWords : creditWords).test(foldText(description)) ? 'credit' : 'debit'
