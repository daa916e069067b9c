import type { FontName } from './fonts.js'

/** Where an Indian leaf prints what, in pixels of the 2000 × 920 drawing. Five looks, none of them a bank's own. */
export interface IndianLayout {
  readonly paper: string
  readonly accent: string
  /** Faint pattern: wave lines, the bank's name, or none. */
  readonly pattern: 'waves' | 'name' | 'none'
  readonly bank: { readonly x: number; readonly base: number; readonly size: number; readonly font: FontName }
  /** Left edge and first base of the branch block (branch, address, IFSC). */
  readonly block: { readonly x: number; readonly base: number }
  readonly ifscLabel: string
  readonly dateLabel: string | null
  readonly dateBoxes: { readonly x: number; readonly y: number; readonly cell: number }
  readonly pay: { readonly label: string; readonly base: number }
  readonly bearer: string
  readonly rupees: { readonly label: string; readonly base: number }
  readonly secondBase: number
  readonly figures: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly account: { readonly label: string; readonly x: number; readonly y: number; readonly width: number }
  readonly typeLabel: (type: string) => string
  readonly holder: 'over' | 'for'
  readonly sign: string
  readonly font: FontName
  readonly valid: { readonly text: string; readonly x: number; readonly base: number }
}

export const indianLayouts: readonly IndianLayout[] = [
  {
    paper: '#eaf6ee',
    accent: '#2c7a4b',
    pattern: 'waves',
    font: 'sans',
    bank: { x: 90, base: 105, size: 54, font: 'sansBold' },
    block: { x: 700, base: 70 },
    ifscLabel: 'IFSC : ',
    dateLabel: null,
    dateBoxes: { x: 1480, y: 60, cell: 56 },
    pay: { label: 'Pay', base: 250 },
    bearer: 'or Bearer',
    rupees: { label: 'Rupees', base: 335 },
    secondBase: 425,
    figures: { x: 1470, y: 350, width: 430, height: 84 },
    account: { label: 'A/c. No.', x: 90, y: 480, width: 620 },
    typeLabel: (type) => `${type} ACCOUNT`,
    holder: 'over',
    sign: 'Please sign above',
    valid: { text: 'Valid for three months only', x: 1480, base: 45 },
  },
  {
    paper: '#f5ecd6',
    accent: '#7b1f3a',
    pattern: 'none',
    font: 'narrow',
    bank: { x: 220, base: 100, size: 50, font: 'serifBold' },
    block: { x: 222, base: 135 },
    ifscLabel: 'IFS CODE - ',
    dateLabel: 'DATE',
    dateBoxes: { x: 1500, y: 70, cell: 52 },
    pay: { label: 'PAY', base: 260 },
    bearer: 'OR BEARER',
    rupees: { label: 'RUPEES', base: 350 },
    secondBase: 440,
    figures: { x: 1440, y: 370, width: 470, height: 84 },
    account: { label: 'A/C NO.', x: 130, y: 500, width: 560 },
    typeLabel: (type) => `${type} A/C`,
    holder: 'over',
    sign: 'Please sign above',
    valid: { text: 'VALID FOR THREE MONTHS FROM THE DATE OF ISSUE', x: 760, base: 140 },
  },
  {
    paper: '#e3eefb',
    accent: '#1c4f9c',
    pattern: 'name',
    font: 'sans',
    bank: { x: 150, base: 90, size: 48, font: 'sansBold' },
    block: { x: 150, base: 125 },
    ifscLabel: 'RTGS / NEFT IFSC Code : ',
    dateLabel: null,
    dateBoxes: { x: 1470, y: 66, cell: 56 },
    pay: { label: 'Pay', base: 240 },
    bearer: 'Or Bearer',
    rupees: { label: 'Rupees', base: 325 },
    secondBase: 410,
    figures: { x: 1460, y: 330, width: 440, height: 86 },
    account: { label: 'A/c No.', x: 120, y: 470, width: 540 },
    typeLabel: (type) => `${type === 'SAVINGS' ? 'SB' : 'CURRENT'} A/C`,
    holder: 'for',
    sign: 'Authorised Signatory',
    valid: { text: 'VALID FOR 3 MONTHS ONLY', x: 1480, base: 50 },
  },
  {
    paper: '#fdfbe4',
    accent: '#14598a',
    pattern: 'waves',
    font: 'narrow',
    bank: { x: 90, base: 620, size: 46, font: 'sansBold' },
    block: { x: 92, base: 655 },
    ifscLabel: 'IFS Code: ',
    dateLabel: 'Date',
    dateBoxes: { x: 1500, y: 60, cell: 52 },
    pay: { label: 'PAY', base: 210 },
    bearer: 'OR ORDER',
    rupees: { label: 'RUPEES', base: 300 },
    secondBase: 390,
    figures: { x: 1450, y: 310, width: 450, height: 86 },
    account: { label: 'A/c No.', x: 90, y: 450, width: 560 },
    typeLabel: (type) => `${type} A/C`,
    holder: 'for',
    sign: 'Please sign above',
    valid: { text: 'VALID FOR 3 MONTHS ONLY', x: 1500, base: 45 },
  },
  {
    paper: '#f4e9f4',
    accent: '#5c2d82',
    pattern: 'name',
    font: 'sans',
    bank: { x: 760, base: 100, size: 52, font: 'serifBold' },
    block: { x: 100, base: 75 },
    ifscLabel: 'RTGS/NEFT/IFSC CODE: ',
    dateLabel: null,
    dateBoxes: { x: 1480, y: 70, cell: 56 },
    pay: { label: 'Pay', base: 255 },
    bearer: 'or Bearer',
    rupees: { label: 'Rupees', base: 345 },
    secondBase: 435,
    figures: { x: 1460, y: 355, width: 440, height: 86 },
    account: { label: 'A/c. No.', x: 110, y: 490, width: 600 },
    typeLabel: (type) => type,
    holder: 'over',
    sign: 'Please sign above',
    valid: { text: 'Valid for three months from the date of issue', x: 1330, base: 50 },
  },
]

/** Looks of American cheques. */
export interface AmericanLayout {
  readonly paper: string
  readonly accent: string
  readonly font: FontName
  readonly numberAt: { readonly x: number; readonly base: number }
  readonly dateBase: number
  readonly payBase: number
  readonly bankFirst: boolean
}

export const americanLayouts: readonly AmericanLayout[] = [
  {
    paper: '#e8f1fa',
    accent: '#223a5e',
    font: 'sans',
    numberAt: { x: 1860, base: 95 },
    dateBase: 190,
    payBase: 320,
    bankFirst: false,
  },
  {
    paper: '#f3f3ef',
    accent: '#333333',
    font: 'serif',
    numberAt: { x: 1850, base: 100 },
    dateBase: 175,
    payBase: 310,
    bankFirst: true,
  },
]
