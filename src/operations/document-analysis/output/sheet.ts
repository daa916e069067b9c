import type { CellObject } from 'write-excel-file/node'

export type SheetCell = CellObject | null

export interface SheetContent {
  readonly name: string
  /** Of the columns, in characters. */
  readonly widths: readonly number[]
  readonly rows: readonly (readonly SheetCell[])[]
  /** Whether the first row heads the columns: it is frozen and filters. */
  readonly headed: boolean
}

/** A text stays one, whatever it looks like: an account number is no number, and "=1+1" no formula. */
export const textCell = (value: string | null | undefined): SheetCell =>
  value ? { value: printable(value), type: String, format: '@' } : null
export const amountCell = (value: number | null | undefined): SheetCell =>
  value === null || value === undefined ? null : { value, type: Number, format: '#,##0.00' }
export const countCell = (value: number | null | undefined): SheetCell =>
  value === null || value === undefined ? null : { value, type: Number, format: '0' }
export const percentCell = (value: number): SheetCell => ({ value, type: Number, format: '0.0%' })

/** @param iso YYYY-MM-DD */
export const dateCell = (iso: string | null): SheetCell =>
  iso ? { value: new Date(`${iso}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd', align: 'left' } : null

/** Over a column of figures. */
export const rightward = (cell: SheetCell): SheetCell => (cell ? { ...cell, align: 'right' } : null)

/** Off the figures of the column before it. */
export const indented = (cell: SheetCell): SheetCell => (cell ? { ...cell, align: 'left', indent: 1 } : null)

/** A cell takes 32,767 characters at most and none of the control characters. */
const printable = (text: string) => text.replace(/[\p{Cc}\ufffe\uffff]/gu, ' ').slice(0, 32_767)
