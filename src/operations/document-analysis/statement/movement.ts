import type { PrintedAmount } from '../../../values/printed-amount.js'
import type { AmountRole } from './column-words.js'
import type { LedgerLine } from './ledger.js'

/** What each column of amounts holds; null: nothing of the ledger. */
export type ColumnRoles = readonly (AmountRole | null)[]

export const cents = (value: number): number => Math.round(value * 100)

/**
 * Below zero for what is owed.
 * @param owed a card's balance, which is owed unless it is marked otherwise
 */
export function signedBalance({ value, sign, mark }: PrintedAmount, owed = false): number {
  const turned = sign === 'minus' || mark === (owed ? 'credit' : 'debit')
  return value === 0 ? 0 : turned === owed ? value : -value
}

export function cellOf(line: LedgerLine, roles: ColumnRoles, role: AmountRole): PrintedAmount | null {
  const index = roles.indexOf(role)
  return index < 0 ? null : (line.cells[index]?.value ?? null)
}

/** What a line moves: which way is null where it is not printed. */
export interface Movement {
  readonly value: number
  readonly direction: 'debit' | 'credit' | null
}

/**
 * What a line moves by its columns alone. A minus in a column of debits or credits turns it round where nothing stands in
 * the other one: "−100.00" under credits is a credit taken back. Under debits, banks print it of every debit.
 * @returns null where it moves nothing
 */
export function movementOf(line: LedgerLine, roles: ColumnRoles): Movement | null {
  const debit = cellOf(line, roles, 'debit')
  const credit = cellOf(line, roles, 'credit')
  const amount = cellOf(line, roles, 'amount')
  if (debit && (debit.value !== 0 || !credit)) return { value: debit.value, direction: 'debit' }
  if (credit) return { value: credit.value, direction: credit.sign === 'minus' ? 'debit' : 'credit' }
  if (!amount) return null
  return { value: amount.value, direction: amount.mark }
}
