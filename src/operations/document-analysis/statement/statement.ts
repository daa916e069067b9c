/** A bank or card statement in the contract's keys. Amounts are in the currency's main unit. */
export interface Statement {
  readonly bank_name: string | null
  readonly account_holder_name: string | null
  readonly account_number: string | null
  readonly account_type: string | null
  readonly ifsc_code: string | null
  readonly currency: string | null
  readonly period: { readonly from: string | null; readonly to: string | null }
  /** What was printed, else what the running balances imply; negative: owed. Of several accounts the first one's. */
  readonly opening_balance: number | null
  /** Of several accounts the last one's. */
  readonly closing_balance: number | null
  readonly transactions: readonly Transaction[]
  readonly totals: {
    readonly debit: number
    readonly credit: number
    readonly debit_count: number
    readonly credit_count: number
  }
  /** Of several accounts what was paid in and out together, without balances. */
  readonly months: readonly Month[]
  readonly recurring: readonly Recurring[]
  /** Of several accounts, closing balances that do not follow stand with their account, but for the last one's. */
  readonly reconciliation: Reconciliation
  /** Every account of the file, in the order of the pages; most files have one. */
  readonly accounts: readonly Account[]
}

export interface Account {
  readonly account_holder_name: string | null
  readonly account_number: string | null
  readonly account_type: string | null
  readonly period: Statement['period']
  readonly opening_balance: number | null
  readonly closing_balance: number | null
  /** Its transactions in the statement's list: from the first, to before `to`. */
  readonly rows: { readonly from: number; readonly to: number }
  readonly totals: Statement['totals']
  readonly months: readonly Month[]
  /** Rows are counted in the statement's list; `rows.to` stands for the account's closing balance. */
  readonly reconciliation: Reconciliation
}

export interface Transaction {
  readonly date: string | null
  readonly value_date: string | null
  readonly description: string
  readonly reference: string | null
  readonly debit: number | null
  readonly credit: number | null
  readonly balance: number | null
  readonly category: string
  readonly channel: string | null
  readonly page: number
  readonly box: readonly number[] | null
  readonly confidence: number
}

export interface Month {
  /** YYYY-MM */
  readonly month: string
  readonly opening: number | null
  readonly closing: number | null
  readonly min: number | null
  readonly max: number | null
  /** Mean of the balances printed after its transactions. */
  readonly average: number | null
  readonly debit: number
  readonly credit: number
}

export interface Recurring {
  readonly description: string
  readonly direction: 'debit' | 'credit'
  /** Days from one to the next, the middle one. */
  readonly interval_days: number
  readonly amount: number
  readonly count: number
  readonly dates: readonly string[]
}

export interface Reconciliation {
  /** null: the statement prints no balances to check against. */
  readonly balanced: boolean | null
  /** `row` counts the transactions from 0; the row after the last stands for the closing balance. */
  readonly breaks: readonly { readonly row: number; readonly expected: number; readonly found: number }[]
  /** Misread digits that the arithmetic settled; `from` is what was read. */
  readonly repairs: readonly {
    readonly row: number
    readonly key: string
    readonly from: number
    readonly to: number
  }[]
  /** Rows whose amount stands in the column of the other direction, by the balances or the narration. */
  readonly misplaced: readonly number[]
}
