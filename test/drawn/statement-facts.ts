import { randomNumbers } from './effects.js'

export interface DrawnMovement {
  /** YYYY-MM-DD */
  readonly date: string
  readonly description: string
  readonly reference: string
  /** Cents; below zero for a debit. */
  readonly amount: number
  /** Cents, after it. */
  readonly balance: number
}

export interface StatementFacts {
  readonly bank: string
  readonly holder: string
  readonly account: string
  /** Cents. */
  readonly opening: number
  readonly movements: readonly DrawnMovement[]
}

const payments = [
  'UPI/Green Grocer/Weekly vegetables',
  'POS Corner Pharmacy',
  'ATM cash withdrawal Main Street',
  'Electricity bill payment online',
  'Rent for the flat by standing order',
  'Book shop near the station',
  'Restaurant The Old Mill',
  'Insurance premium quarterly',
]
const receipts = ['Salary Example Works Ltd', 'Interest paid', 'Refund Book shop', 'NEFT transfer from K Example']

/** Made-up movements over the days from `from` on, the same for the same seed. */
export function statementFacts(count: number, { seed = 1, from = '2026-01-02', daysBetween = 1 } = {}): StatementFacts {
  const random = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const opening = 500_000 + Math.floor(random() * 90_000)
  let balance = opening
  let time = Date.parse(`${from}T00:00:00Z`)
  const movements = Array.from({ length: count }, (_, index): DrawnMovement => {
    const isCredit = index % 5 === 0 || balance < 60_000
    const amount = isCredit ? 100_000 + Math.floor(random() * 900_000) : -(1_000 + Math.floor(random() * 49_000))
    balance += amount
    const date = new Date(time).toISOString().slice(0, 10)
    time += Math.floor(random() * 2 * daysBetween) * 86_400_000
    const reference = `R${100_000 + Math.floor(random() * 900_000)}`
    return { date, description: pick(isCredit ? receipts : payments), reference, amount, balance }
  })
  return { bank: 'Example Valley Bank', holder: 'Asha Example', account: '004512345678', opening, movements }
}
