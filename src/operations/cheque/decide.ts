import { monthFirstCountries } from '../../knowledge/currencies.js'
import { accountLengths, bankOfIfsc, bankOfMicr } from '../../knowledge/indian-banks.js'
import type { MicrFields } from '../../values/micr-fields.js'
import { isRoutingNumber } from '../../values/routing-number.js'
import type { Quad } from '../../vision/picture.js'
import { type Anchor, findAnchors, ofKind } from './anchors.js'
import { choose, type Decided } from './choose.js'
import { findLocale, type Locale } from './country.js'
import { type AmountDecision, decideAmount } from './decide-amount.js'
import { decideMicr, type MicrDecision } from './decide-micr.js'
import { findAccountHolders } from './find/account-holder.js'
import { findAccountNumbers } from './find/account-number.js'
import { findAccountTypes, typeOfTransactionCode } from './find/account-type.js'
import { findAmountsInFigures } from './find/amount-in-figures.js'
import { findWrittenAmounts } from './find/amount-in-words.js'
import { type BankName, findBankBlock, findBankNames } from './find/bank.js'
import { findBranch } from './find/branch.js'
import { findChequeNumbers } from './find/cheque-number.js'
import { findDates } from './find/date.js'
import type { Found } from './find/found.js'
import { findIfscCodes } from './find/ifsc.js'
import { findPayees } from './find/payee.js'
import { extentOf, type Leaf } from './leaf.js'
import { findRows, piecesOf, type Rows } from './rows.js'

export interface Decision {
  readonly locale: Locale
  readonly bank: Decided<BankName> | null
  readonly branch: Decided<string> | null
  readonly branchAddress: Decided<string> | null
  readonly ifsc: Decided<string> | null
  readonly micr: (MicrDecision & { readonly quad: Quad }) | null
  readonly micrCode: Decided<string> | null
  readonly chequeNumber: Decided<string> | null
  readonly accountNumber: Decided<string> | null
  readonly accountType: Decided<string> | null
  readonly accountHolder: Decided<string> | null
  readonly routingNumber: Decided<string> | null
  readonly payee: Decided<string> | null
  readonly date: Decided<string> | null
  readonly amounts: AmountDecision
  /** Cheque numbers printed outside the magnetic line, for the check that they agree. */
  readonly printedNumbers: readonly Found<string>[]
  readonly anchors: readonly Anchor[]
  readonly rows: Rows
}

export interface DecideOptions {
  /** The leaf is declared blank: nothing written is looked for. */
  readonly blank: boolean
  readonly today: Date
}

/**
 * The one step that weighs all candidates of a leaf together: the bank's name with its IFSC and its digits in the MICR
 * code, the magnetic number with the printed one, the account number with its tail in the magnetic line, the words with
 * the figures.
 */
export function decide(leaf: Leaf, { blank, today }: DecideOptions): Decision {
  const anchors = findAnchors(leaf)
  const rows = findRows(leaf, anchors)
  const pieces = piecesOf(leaf)
  const codes = findIfscCodes(leaf)
  const names = [...findBankNames(leaf), ...findBankBlock(leaf, anchors, rows)]
  const printedNumbers = findChequeNumbers(leaf, anchors)
  const accountNumbers = findAccountNumbers(leaf, anchors, rows)
  const micr = leaf.micr
    ? decideMicr(leaf.micr, {
        banks: banksNamed(names, codes),
        printedNumbers: printedNumbers.map(({ value }) => value),
        accountNumbers: accountNumbers.filter(({ logProbability }) => logProbability > -4).map(({ value }) => value),
      })
    : null
  const { bank, ifsc } = decideBank(names, codes, micr)
  const locale = findLocale(
    leaf,
    anchors,
    micr,
    bank ? [{ country: bank.value.country, weight: bank.value.ifsc ? 2.5 : 2 }] : [],
    ifsc !== null && ifsc.support > 0,
  )
  const indian = locale.country === 'IN'
  const american =
    locale.country === 'US' || (locale.country === null && ofKind(anchors, 'order_of', 'dollars').length > 0)
  const micrSupport = micr?.support ?? 0
  const bankLine = bank ? (leaf.lines.find((line) => line === bank.extent) ?? null) : null
  const block = findBranch(leaf, bankLine, ifsc?.extent ?? null, rows)
  const custom = { monthFirst: monthFirstCountries.has(locale.country ?? ''), latestYear: today.getUTCFullYear() + 1 }
  return {
    locale,
    bank,
    ifsc: ifsc && (indian || ifsc.evidence === 'announced') ? ifsc : null,
    micr: leaf.micr && micr ? { ...micr, quad: leaf.micr.quad } : null,
    micrCode: decideMicrCode(leaf, micr, micrSupport, bank),
    routingNumber: decideRoutingNumber(leaf, micr, micrSupport, locale),
    chequeNumber: decideChequeNumber(leaf, micr, micrSupport, printedNumbers),
    accountNumber: decideAccountNumber(leaf, accountNumbers, micr, micrSupport, bank),
    accountType: choose([...findAccountTypes(leaf), ...typeByCode(micr)], -4),
    accountHolder: choose(findAccountHolders(leaf, anchors, rows, american), -5),
    branch: block.branch && choose([block.branch], -3),
    branchAddress: block.address && choose([block.address], -4),
    payee: blank ? null : choose(findPayees(leaf, anchors, rows, pieces), -30),
    date: blank ? null : choose(findDates(leaf, anchors, rows, pieces, custom), -9),
    amounts: blank
      ? { figures: null, words: null, amount: null }
      : decideAmount(
          findWrittenAmounts(leaf, anchors, rows, pieces),
          findAmountsInFigures(leaf, anchors, rows, pieces),
        ),
    printedNumbers,
    anchors,
    rows,
  }
}

/** Which Indian banks the leaf names by name or IFSC, the surest mention of each. */
function banksNamed(names: readonly Found<BankName>[], codes: readonly Found<string>[]): Map<string, number> {
  const banks = new Map<string, number>()
  const add = (prefix: string, sure: number) => banks.set(prefix, Math.max(sure, banks.get(prefix) ?? 0))
  for (const { value, logProbability } of names)
    if (value.ifsc && logProbability > -5) add(value.ifsc, 5 + logProbability)
  for (const { value, logProbability } of codes) if (logProbability > -4) add(value.slice(0, 4), 4 + logProbability)
  return banks
}

/** Name, IFSC and MICR code speak of one bank; each bank's score is what they say together. */
function decideBank(names: readonly Found<BankName>[], codes: readonly Found<string>[], micr: MicrFields | null) {
  const byMicr = micr?.micrCode ? bankOfMicr(micr.micrCode) : undefined
  const agree = (prefix: string | null) =>
    (prefix && byMicr?.ifsc === prefix ? 2.5 : 0) +
    (prefix
      ? Math.max(
          0,
          ...codes.filter(({ value }) => value.startsWith(prefix)).map(({ logProbability }) => 4 + logProbability),
        )
      : 0)
  const candidates: Found<BankName>[] = names.map((name) => ({
    ...name,
    logProbability: name.logProbability + agree(name.value.ifsc),
  }))
  for (const code of codes.slice(0, 6)) {
    const known = bankOfIfsc(code.value.slice(0, 4))
    if (known)
      candidates.push({
        value: { name: known.name, ifsc: known.ifsc, country: 'IN' },
        logProbability: code.logProbability - 2 + (byMicr?.ifsc === known.ifsc ? 2.5 : 0),
        extent: null,
        evidence: 'IFSC',
      })
  }
  if (byMicr)
    candidates.push({
      value: { name: byMicr.name, ifsc: byMicr.ifsc, country: 'IN' },
      logProbability: -3,
      extent: null,
      evidence: 'MICR code',
    })
  const bank = choose(candidates, -9, ({ name, ifsc }) => ifsc ?? name.toLowerCase())
  const nameBonus = (prefix: string) =>
    Math.max(
      0,
      ...names
        .filter(({ value }) => value.ifsc === prefix)
        .map(({ logProbability }) => 3 + Math.max(-3, logProbability)),
    ) + (byMicr?.ifsc === prefix ? 2 : 0)
  const ifsc = choose(
    codes.map((code) => ({ ...code, logProbability: code.logProbability + nameBonus(code.value.slice(0, 4)) })),
    -8,
  )
  return { bank, ifsc }
}

function decideMicrCode(
  leaf: Leaf,
  micr: MicrFields | null,
  support: number,
  bank: Decided<BankName> | null,
): Decided<string> | null {
  if (!micr?.micrCode) return null
  const named = bankOfMicr(micr.micrCode)
  const agrees = named && bank?.value.ifsc ? (named.ifsc === bank.value.ifsc ? 2 : -1) : 0
  return {
    value: micr.micrCode,
    extent: extentOf(leaf.micr!.quad),
    support: support + agrees,
    evidence: 'magnetic line',
  }
}

function decideRoutingNumber(
  leaf: Leaf,
  micr: MicrFields | null,
  support: number,
  locale: Locale,
): Decided<string> | null {
  if (!micr?.routingNumber || (locale.country !== 'US' && locale.country !== null)) return null
  return {
    value: micr.routingNumber,
    extent: extentOf(leaf.micr!.quad),
    support: support + (isRoutingNumber(micr.routingNumber) ? 3 : -1),
    evidence: 'magnetic line',
  }
}

function decideChequeNumber(
  leaf: Leaf,
  micr: MicrFields | null,
  support: number,
  printed: readonly Found<string>[],
): Decided<string> | null {
  const candidates: Found<string>[] = printed.map((each) => ({
    ...each,
    value: plain(each.value),
    logProbability: each.logProbability - 1,
  }))
  if (micr?.chequeNumber)
    candidates.push({
      value: plain(micr.chequeNumber),
      logProbability: Math.min(2, support * 0.6 - 0.5),
      extent: extentOf(leaf.micr!.quad),
      evidence: 'magnetic line',
    })
  const best = choose(candidates, -6)
  if (!best) return null
  // The number as it stands, its zeros included.
  const written = [micr?.chequeNumber, ...printed.map(({ value }) => value)].find(
    (each) => each && plain(each) === best.value,
  )
  return { ...best, value: written ?? best.value }
}

const plain = (number: string) => number.replace(/^0+(?=\d)/, '')

function decideAccountNumber(
  leaf: Leaf,
  found: readonly Found<string>[],
  micr: MicrFields | null,
  support: number,
  bank: Decided<BankName> | null,
): Decided<string> | null {
  const lengths = bank?.value.ifsc ? accountLengths[bank.value.ifsc] : undefined
  const candidates = [...found, ...found.flatMap((each) => completed(each, micr?.accountFragment, lengths))].map(
    (each) => ({
      ...each,
      logProbability:
        each.logProbability +
        (lengths
          ? lengths.includes(each.value.length)
            ? 1.5
            : each.value.length < Math.min(...lengths)
              ? -3
              : -1
          : 0) +
        (micr?.accountFragment && each.value.endsWith(micr.accountFragment) ? 3 : 0) +
        (micr?.accountNumber && each.value.includes(micr.accountNumber.replace(/^0+/, '')) ? 3 : 0) -
        (each.value === micr?.micrCode || each.value === plain(micr?.chequeNumber ?? '-') ? 4 : 0),
    }),
  )
  // A printed number that the magnetic line only fills up with zeros is the number.
  const printed = candidates.some(
    ({ value }) => value.length >= 6 && micr?.accountNumber?.replace(/^0+/, '').endsWith(value.replace(/^0+/, '')),
  )
  if (micr?.accountNumber && micr.country !== 'IN' && !printed)
    candidates.push({
      value: micr.accountNumber,
      logProbability: Math.min(0, support * 0.5 - 2),
      extent: extentOf(leaf.micr!.quad),
      evidence: 'magnetic line',
    })
  return choose(candidates, -8)
}

/** A number whose last digits a stroke hides, where the magnetic line repeats them and the bank's length says how many. */
function completed(
  number: Found<string>,
  fragment: string | null | undefined,
  lengths: readonly number[] | undefined,
): Found<string>[] {
  if (!fragment || !lengths) return []
  // Four digits that agree are no accident.
  return [1, 2]
    .filter((missing) => fragment.length - missing >= 4 && lengths.includes(number.value.length + missing))
    .filter((missing) => number.value.endsWith(fragment.slice(0, -missing)))
    .map((missing) => ({
      ...number,
      value: number.value + fragment.slice(-missing),
      evidence: 'with the magnetic line',
    }))
}

function typeByCode(micr: MicrFields | null): Found<string>[] {
  const type = micr?.country === 'IN' && micr.transactionCode ? typeOfTransactionCode[micr.transactionCode] : undefined
  return type ? [{ value: type, logProbability: -1.5, extent: null, evidence: 'transaction code' }] : []
}
