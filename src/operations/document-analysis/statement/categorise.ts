import { foldText } from './line-kinds.js'

/** The way by which money moved. */
const channels: readonly (readonly [channel: string, pattern: RegExp])[] = [
  ['UPI', /\bupi\b|@(?:ok\w+|ybl|paytm|upi|apl|ibl|axl)\b|\bbhim\b|\bgpay\b|\bphonepe\b/],
  ['NEFT', /\bneft\b/],
  ['RTGS', /\brtgs\b/],
  ['IMPS', /\bimps\b|\bmmt\b/],
  ['NACH', /\bnach\b|\becs\b|\bach[ -]?(?:d|dr|debit)[-/ ]/],
  [
    'ATM',
    /\batm\b|\batw\b|\bnwd\b|\beaw\b|\bdab\b|\bgeldautomat\b|\bbancomat\b|\bcajero\b|\bcash withdrawal\b|\bretrait especes\b/,
  ],
  [
    'POS',
    /\bpos\b|\bpoint of sale\b|\binterac purchase\b|\bdebit carte\b|\bcard purchase\b|\bpurchase\b|\bcarte\b|\bkartenzahlung\b|\bcompra\b|\bvisa\b|\bmastercard\b|\bcontactless\b/,
  ],
  ['CHEQUE', /\bch(?:e)?ques?\b|\bcheck #?\d|\bcheck\b|\bchq\b|\bclg\b|\bclearing\b|\bscheck\b|\bassegno\b/],
  ['WIRE', /\bwire\b|\bswift\b|\bsepa\b|\bchaps\b|\bint(?:ernational)? transfer\b/],
  ['ACH', /\bach\b|\bbacs\b|\bnip\b|\bfast(?:er)? payment\b|\bzelle\b|\bgiro\b/],
  [
    'DIRECT_DEBIT',
    /\bdirect debit\b|\bdd\b|\bprelevement\b|\blastschrift\b|\bdomiciliacion\b|\badeudo\b|\brid\b|\bsdd\b|\bautopay\b/,
  ],
  ['STANDING_ORDER', /\bstanding (?:order|instruction)\b|\bsi\b|\bdauerauftrag\b|\bso\b/],
  ['CASH', /\bcash deposit\b|\bby cash\b|\bcash\b|\bversement especes\b|\bbareinzahlung\b/],
  [
    'NETBANKING',
    /\bnet ?banking\b|\bib\b|\binternet banking\b|\bonline (?:transfer|payment|bill)\b|\binb\b|\bbillpay\b|\bmobile transfer\b/,
  ],
  [
    'TRANSFER',
    /\btransfer\b|\btrf\b|\btfr\b|\btpt\b|\bvirement\b|\buberweisung\b|\btransferencia\b|\bbonifico\b|\bxfer\b/,
  ],
]

type Side = 'debit' | 'credit'
/** What money was for; the first that fits. Some hold on one side only. */
const categories: readonly (readonly [category: string, pattern: RegExp, side?: Side])[] = [
  [
    'cheque_bounce',
    /\b(?:bounced?|dishono\w*|returned? (?:cheque|check|item|ecs|nach)|(?:chq|cheque|check|ecs|nach|ach|emi|inward|outward|i\/w|o\/w) (?:rtn|ret|return\w*|bounce\w*)|rtn chg|insufficient funds|nsf|unpaid (?:item|cheque)|rejet|ruckscheck|funds insufficient)\b/,
  ],
  ['reversal', /\b(?:reversal|reversed|rev|chargeback|storno|annulation)\b/],
  ['refund', /\b(?:refund\w*|rembours\w*|erstattung|reembolso|cash ?back|rebate|remboursement)\b/, 'credit'],
  ['salary', /\b(?:salar\w*|payroll|wages?|salaire|gehalt|lohn|nomina|stipendio|sal cr|dfas|gusto)\b/],
  [
    'interest',
    /\b(?:interest|int\.? ?(?:pd|paid|coll|credit|cr)|interets?|agios|zinsen|intereses|interessi|dividend)\b/,
  ],
  ['tax', /\b(?:tax(?:es)?|gst|tds|irs|hmrc|income ?tax|challan|impots?|steuer|vat|finanzamt|tresor public)\b/],
  ['emi', /\b(?:emi|loan|mortgage|instal+ment|pret|kredit|prestamo|lease|finance ltd)\b/],
  ['insurance', /\b(?:insur\w*|premium|lic|assurance|versicherung|seguro|geico|mutuelle|allianz|axa)\b/],
  [
    'investment',
    /\b(?:mutual fund|sip|zerodha|groww|upstox|fixed deposit|fd|rd|ppf|nps|brokerage|securities|shares|etf|vanguard|fidelity|investment)\b/,
  ],
  [
    'charges',
    /\b(?:charges?|chrgs?|chgs?|fees?|commission|penalty|frais|cotisation|gebuhr\w*|comision|amc|sms alert|overdraft|late payment|service fee|annual fee)\b/,
    'debit',
  ],
  [
    'cash_withdrawal',
    /\b(?:atm|atw|nwd|cash withdrawal|withdrawal|retrait|dab|geldautomat|bancomat|reintegro|self)\b/,
    'debit',
  ],
  ['cash_deposit', /\b(?:cash deposit|by cash|cdm|versement especes|bareinzahlung)\b/, 'credit'],
  ['rent', /\b(?:rent|rental|loyer|miete|alquiler|affitto|landlord)\b/],
  [
    'utilities',
    /\b(?:electric\w*|energy|power|water|gas bill|utilit\w*|broadband|internet bill|mobile (?:bill|recharge)|recharge|phone|telephon\w*|airtel|jio|vodafone|bescom|dstv|edf|engie|strom|billdesk|comcast|verizon|at&t|orange|telekom)\b/,
  ],
  [
    'groceries',
    /\b(?:grocer\w*|supermarket|supermarche|bigbasket|blinkit|walmart|tesco|sainsbury\w*|aldi|lidl|carrefour|whole foods|trader joe\w*|costco|kroger|dmart|reliance (?:smart|fresh)|mart|foods)\b/,
  ],
  [
    'food',
    /\b(?:restaurant|swiggy|zomato|cafe|coffee|starbucks|mcdonald\w*|pizza|burger|eats|bakery|lunch|dinner|breakfast|uber eats|doordash|deli)\b/,
  ],
  [
    'fuel',
    /\b(?:petrol|fuel|gas station|shell|hpcl?|bpcl|iocl|indian oil|exxon|chevron|bp|esso|total energies|diesel)\b/,
  ],
  [
    'travel',
    /\b(?:uber|ola|lyft|taxi|airline\w*|airways|indigo|hotel|marriott|irctc|rail\w*|train|flight|booking\.com|airbnb|metro|transit|bus|parking|toll|fastag|transport|sncf|bahn)\b/,
  ],
  [
    'entertainment',
    /\b(?:netflix|spotify|prime video|hotstar|disney|cinema\w*|movie|pvr|inox|gaming|steam|subscription|streaming|youtube)\b/,
  ],
  ['health', /\b(?:pharmac\w*|medical|hospital|clinic|doctor|apollo|medicine|dental|cpam|gym|fitness)\b/],
  ['education', /\b(?:school|college|university|tuition|course|academy|fees? college)\b/],
  [
    'card_payment',
    /\b(?:credit card|card payment|cc payment|cred club|payment (?:by internet|received|thank you)|bos mastercard)\b/,
  ],
  ['shopping', /\b(?:amazon|flipkart|myntra|ebay|target|best buy|shopping|store|retail|ikea|purchase|mall|shop)\b/],
  [
    'transfer',
    /\b(?:transfer|trf|tfr|virement|uberweisung|transferencia|bonifico|neft|imps|rtgs|upi|zelle|wire|p2p|ach)\b/,
  ],
]

export function channelOf(description: string): string | null {
  const text = separated(description)
  return channels.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

export function categoryOf(description: string, side: Side): string {
  const text = separated(description)
  return categories.find(([, pattern, only]) => (!only || only === side) && pattern.test(text))?.[0] ?? 'other'
}

/** Slashes, dashes and underscores join the parts of a bank's narration: each is a word of its own. */
const separated = (description: string) => foldText(description).replace(/[/_*|:-]+/g, ' ')
