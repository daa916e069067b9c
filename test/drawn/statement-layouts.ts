import type { StatementLayout } from './statement.js'
import type { DrawnMovement } from './statement-facts.js'

const western = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
const indian = (cents: number) => {
  const [whole, hundredths] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string]
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `${head ? `${head},` : ''}${whole.slice(-3)}.${hundredths}`
}
const german = (cents: number) =>
  (Math.abs(cents) / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.')
const signed = (format: (cents: number) => string, cents: number) => `${cents < 0 ? '-' : ''}${format(cents)}`
const debit =
  (format: (cents: number) => string) =>
  ({ amount }: DrawnMovement) =>
    amount < 0 ? format(amount) : ''
const credit =
  (format: (cents: number) => string) =>
  ({ amount }: DrawnMovement) =>
    amount > 0 ? format(amount) : ''
const date =
  (pattern: string) =>
  ({ date: iso }: Pick<DrawnMovement, 'date'>) =>
    pattern
      .replace('yyyy', iso.slice(0, 4))
      .replace('yy', iso.slice(2, 4))
      .replace('mmm', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(iso.slice(5, 7)) - 1] ?? '')
      .replace('mm', iso.slice(5, 7))
      .replace('dd', iso.slice(8))

/** Days first, a column of references, wrapped narrations, lakhs. */
export const indianLayout: StatementLayout = {
  name: 'indian',
  opening: 'B/F',
  closing: 'Closing Balance',
  wrapAt: 110,
  columns: [
    { heading: 'Txn Date', x: 40, text: date('dd/mm/yyyy') },
    { heading: 'Particulars', x: 105, text: ({ description }) => description },
    { heading: 'Chq/Ref No', x: 260, text: ({ reference }) => reference },
    { heading: 'Withdrawal', x: 390, right: true, text: debit(indian) },
    { heading: 'Deposit', x: 465, right: true, text: credit(indian) },
    {
      heading: 'Balance',
      x: 555,
      right: true,
      text: ({ balance }) => `${indian(balance)} ${balance < 0 ? 'Dr' : 'Cr'}`,
    },
  ],
}

/** Months first without a year, one signed amount. */
export const americanLayout: StatementLayout = {
  name: 'american',
  opening: 'Beginning balance',
  closing: 'Ending balance',
  columns: [
    { heading: 'Date', x: 40, text: date('mm/dd') },
    { heading: 'Description', x: 100, text: ({ description }) => description },
    { heading: 'Amount', x: 440, right: true, text: ({ amount }) => signed((cents) => `$${western(cents)}`, amount) },
    {
      heading: 'Balance',
      x: 550,
      right: true,
      text: ({ balance }) => signed((cents) => `$${western(cents)}`, balance),
    },
  ],
}

/** Paid out and paid in, days named once, the newest day first. */
export const britishLayout: StatementLayout = {
  name: 'british',
  opening: null,
  closing: null,
  newestFirst: true,
  dateOnce: true,
  columns: [
    { heading: 'Date', x: 40, text: date('dd mmm yyyy') },
    { heading: 'Details', x: 120, text: ({ description }) => description },
    { heading: 'Paid out', x: 400, right: true, text: debit(western) },
    { heading: 'Paid in', x: 475, right: true, text: credit(western) },
    { heading: 'Balance', x: 550, right: true, text: ({ balance }) => signed(western, balance) },
  ],
}

/** Commas before the cents, S and H behind the amount, no running balance. */
export const germanLayout: StatementLayout = {
  name: 'german',
  opening: null,
  closing: null,
  columns: [
    { heading: 'Buchungstag', x: 40, text: date('dd.mm.yyyy') },
    { heading: 'Wert', x: 110, text: date('dd.mm.yyyy') },
    { heading: 'Buchungstext', x: 180, text: ({ description }) => description },
    { heading: 'Betrag EUR', x: 550, right: true, text: ({ amount }) => `${german(amount)} ${amount < 0 ? 'S' : 'H'}` },
  ],
}

export const statementLayouts = [indianLayout, americanLayout, britishLayout, germanLayout]
