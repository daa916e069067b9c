import { accountLengths, bankOfIfsc, type IndianBank } from '../../src/knowledge/indian-banks.js'
import { checksum } from '../../src/values/routing-number.js'
import { randomNumbers } from './effects.js'

/** What a drawn cheque says; null where it says nothing. Names, numbers and addresses are invented, banks are real. */
export interface ChequeFacts {
  readonly country: 'IN' | 'US'
  readonly bank: string
  readonly branch: string
  readonly address: string
  readonly ifsc: string | null
  readonly micrCode: string | null
  readonly micr: string
  readonly chequeNumber: string
  readonly accountNumber: string
  readonly routingNumber: string | null
  readonly accountType: string | null
  readonly holder: string
  /** null: not filled in. */
  readonly payee: string | null
  readonly amount: number | null
  /** YYYY-MM-DD. */
  readonly date: string | null
  readonly signed: boolean
}

const banks = [
  'SBIN',
  'HDFC',
  'ICIC',
  'UTIB',
  'PUNB',
  'CNRB',
  'BKID',
  'UBIN',
  'YESB',
  'KKBK',
  'INDB',
  'FDRL',
  'IDIB',
  'SIBL',
  'MAHB',
  'IBKL',
  'KVBL',
  'SRCB',
]
const places: readonly [string, string, string][] = [
  ['Lakeview Road', '560', 'Bengaluru 560034'],
  ['Temple Street', '600', 'Chennai 600017'],
  ['Station Road', '400', 'Mumbai 400051'],
  ['Old Market', '110', 'New Delhi 110024'],
  ['River Side', '700', 'Kolkata 700019'],
  ['Fort Gate', '500', 'Hyderabad 500028'],
  ['Hill Colony', '411', 'Pune 411038'],
  ['Garden Circle', '380', 'Ahmedabad 380009'],
]
const given =
  'Meera Arjun Lakshmi Rohit Kavya Nikhil Farhan Anita Suresh Divya Imran Pooja Harish Geeta Manoj Sneha Vikram Asha'.split(
    ' ',
  )
const family =
  'Nayar Deshmukh Rao Kulkarni Bose Iyer Khan Pillai Sethi Banerjee Chauhan Menon Joshi Dutta Reddy Kapoor'.split(' ')
const firms = [
  'Bluestone Traders',
  'Sunrise Textiles Pvt Ltd',
  'Greenleaf Foods',
  'Orbit Engineering Works',
  'Silverline Motors',
  'Harbour Logistics',
]
const western = 'Emma Noah Olivia Liam Grace Henry Clara Oscar Ruth Felix Alice Hugo'.split(' ')
const surnames = 'Walker Bennett Carter Foster Hughes Porter Turner Wells Brooks Palmer Hayes Lowell'.split(' ')
const shops = [
  'Corner Grocery',
  'Maple Street Dental',
  'City Water Works',
  'Northside Auto Repair',
  'Willow Creek School',
]
const americanBanks = [
  'First Harbor Bank',
  'Prairie National Bank',
  'Lakeside Community Credit Union',
  'Summit Valley Bank, N.A.',
  'Wells Fargo Bank',
  'U.S. Bank',
]

/** Facts by seed. `blank`: not filled in and not signed. */
export function chequeFacts(
  country: 'IN' | 'US',
  seed: number,
  { blank = false }: { blank?: boolean } = {},
): ChequeFacts {
  const random = randomNumbers(seed * 7919 + (country === 'IN' ? 1 : 2))
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const digits = (count: number) =>
    Array.from({ length: count }, (_, i) => (i === 0 ? 1 + Math.floor(random() * 9) : Math.floor(random() * 10))).join(
      '',
    )
  const written = blank ? { payee: null, amount: null, date: null, signed: false } : writtenPart(country, random, pick)
  return country === 'IN' ? { ...indian(pick, digits, random), ...written } : { ...american(pick, digits), ...written }
}

type Pick = <Item>(items: readonly Item[]) => Item

function writtenPart(country: 'IN' | 'US', random: () => number, pick: Pick) {
  const date = new Date(Date.UTC(2014, 0, 1) + Math.floor(random() * 4380) * 86_400_000)
  return {
    payee:
      country === 'IN'
        ? random() < 0.3
          ? pick(firms)
          : `${pick(given)} ${pick(family)}`
        : random() < 0.4
          ? pick(shops)
          : `${pick(western)} ${pick(surnames)}`,
    amount: country === 'IN' ? indianAmount(random) : Math.round((5 + random() ** 3 * 4000) * 100) / 100,
    date: date.toISOString().slice(0, 10),
    signed: random() < 0.85,
  }
}

/** Round sums mostly, as people write them. */
function indianAmount(random: () => number): number {
  const magnitude = random()
  if (magnitude < 0.25) return 100 + Math.floor(random() * 9900)
  if (magnitude < 0.7) return (1 + Math.floor(random() * 99)) * 500
  if (magnitude < 0.93) return (1 + Math.floor(random() * 98)) * 10_000 + Math.floor(random() * 10) * 1000
  return (1 + Math.floor(random() * 60)) * 500_000
}

function indian(pick: Pick, digits: (count: number) => string, random: () => number) {
  const bank: IndianBank = bankOfIfsc(pick(banks))!
  const [place, city, address] = pick(places)
  const micrCode = `${city}${bank.micr ?? '999'}${digits(3)}`
  const accountNumber = digits(accountLengths[bank.ifsc]?.[0] ?? 14)
  const fragment = random() < 0.5 ? accountNumber.slice(-6) : digits(6)
  const chequeNumber = `0${digits(5)}`.slice(0, 6)
  const type = random() < 0.6 ? 'SAVINGS' : 'CURRENT'
  const middle = random() < 0.15 ? '       ' : ` ${fragment}⑈ `
  return {
    country: 'IN' as const,
    bank: bank.name,
    branch: place,
    address: `${1 + Math.floor(random() * 90)} ${place}, ${address}`,
    ifsc: `${bank.ifsc}0${`00${digits(4)}`}`,
    micrCode,
    micr: `⑈${chequeNumber}⑈ ${micrCode}⑆${middle}${type === 'SAVINGS' ? '31' : '29'}`,
    chequeNumber,
    accountNumber,
    routingNumber: null,
    accountType: type,
    holder: random() < 0.35 ? pick(firms).toUpperCase() : `${pick(given)} ${pick(family)}`.toUpperCase(),
  }
}

function american(pick: Pick, digits: (count: number) => string) {
  const routing = routingNumber(`0${digits(7)}`)
  const accountNumber = digits(10)
  const chequeNumber = digits(4)
  return {
    country: 'US' as const,
    bank: pick(americanBanks),
    branch: '',
    address: '12 Main Street, Springfield, OR 97477',
    ifsc: null,
    micrCode: null,
    micr: `⑆${routing}⑆ ${accountNumber}⑈ ${chequeNumber}`,
    chequeNumber,
    accountNumber,
    routingNumber: routing,
    accountType: null,
    holder: `${pick(western)} ${pick(surnames)}`.toUpperCase(),
  }
}

/** Eight digits and the ninth that makes the checksum. */
function routingNumber(eight: string): string {
  return eight + ((10 - (checksum(eight) % 10)) % 10)
}
