import { isRoutingNumber } from './routing-number.js'

/** What a magnetic line says, by the custom of the country that prints it. */
export interface MicrFields {
  readonly country: 'IN' | 'US' | null
  readonly chequeNumber: string | null
  /** Nine digits: city, bank, branch (India). */
  readonly micrCode: string | null
  readonly accountFragment: string | null
  readonly transactionCode: string | null
  /** Nine digits (United States). */
  readonly routingNumber: string | null
  readonly accountNumber: string | null
  readonly amount: number | null
}

const nothing: MicrFields = {
  country: null,
  chequeNumber: null,
  micrCode: null,
  accountFragment: null,
  transactionCode: null,
  routingNumber: null,
  accountNumber: null,
  amount: null,
}

/**
 * Takes a magnetic line apart. Symbols: ⑆ transit, ⑈ on-us, ⑇ amount, ⑉ dash.
 * India (CTS-2010): ⑈cheque⑈ code⑆ account⑈ type, the account part empty with some banks.
 * United States: [⑈serial⑈] ⑆routing⑆ account⑈ [serial] [⑇amount⑇]. Others: by the same marks, as far as they go.
 */
export function micrFields(raw: string): MicrFields {
  const line = raw.replace(/\s+/g, ' ').trim()
  const { rest, amount } = takeAmount(line)
  return { ...(indian(rest) ?? american(rest) ?? generic(rest)), ...(amount === null ? {} : { amount }) }
}

function takeAmount(line: string): { rest: string; amount: number | null } {
  const match = /⑇\s*(\d{8,12})\s*⑇/.exec(line)
  if (!match) return { rest: line, amount: null }
  return { rest: line.slice(0, match.index).trim(), amount: Number(match[1]) / 100 }
}

function indian(line: string): MicrFields | null {
  const match = /^⑈?\s*(\d{6})\s*⑈\s*(\d[\d ]{7,9}\d)\s*⑆\s*(?:(\d{4,7})\s*⑈?)?\s*(\d{2})?\s*⑈?$/.exec(line)
  if (!match) return null
  const code = match[2]!.replaceAll(' ', '')
  if (code.length !== 9) return null
  return {
    ...nothing,
    country: 'IN',
    chequeNumber: match[1]!,
    micrCode: code,
    accountFragment: match[3] ?? null,
    transactionCode: match[4] ?? null,
  }
}

function american(line: string): MicrFields | null {
  const match = /^(?:⑈\s*(\d+)\s*⑈)?\s*⑆\s*(\d{4}[\d⑉]\d{4})\s*⑆\s*(.*)$/.exec(line)
  if (!match) return null
  const [, auxiliary, transit, onUs] = match as unknown as [string, string | undefined, string, string]
  const routing = transit.includes('⑉') ? null : transit
  const field = /^⑈?\s*([\d⑉ ]+?)\s*⑈\s*(\d{1,10})?\s*$/.exec(onUs)
  const account = field ? field[1]!.trim() : /^[\d⑉ ]+$/.test(onUs) && auxiliary ? onUs.trim() : null
  // One without the on-us mark cannot be told from a serial number.
  const serial =
    auxiliary ?? field?.[2] ?? (/⑆\s*⑆|⑆.*⑆.*⑆/.test(line) ? (/(\d{3,10})$/.exec(onUs)?.[1] ?? null) : null)
  return {
    ...nothing,
    country: routing && (isRoutingNumber(routing) || !auxiliary) ? 'US' : null,
    chequeNumber: serial ?? null,
    routingNumber: routing,
    accountNumber: account ? account.replace(/[^\d]/g, '') || null : null,
  }
}

/** Neither: the number stands between the first on-us marks, the account before the last one. */
function generic(line: string): MicrFields {
  const first = /^⑈\s*(\d+)/.exec(line)
  const transits = [...line].filter((character) => character === '⑆').length
  const account =
    transits >= 1 ? (/⑆\s*([\d ]{6,})\s*⑈\s*\d{0,3}\s*⑈?$/.exec(line)?.[1]?.replaceAll(' ', '') ?? null) : null
  const serials = [...line.matchAll(/⑈\s*(\d{5,10})/g)].map((match) => match[1]!)
  return {
    ...nothing,
    chequeNumber: first && first[1]!.length >= 5 ? first[1]! : (serials[0] ?? first?.[1] ?? null),
    accountNumber: account,
  }
}
