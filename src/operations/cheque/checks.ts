import { bankOfIfsc, bankOfMicr } from '../../knowledge/indian-banks.js'
import { isIfsc } from '../../values/ifsc.js'
import { isRoutingNumber } from '../../values/routing-number.js'
import type { Decision } from './decide.js'
import type { Findings } from './findings.js'
import { type CheckName, type ChequeResult, checkNames } from './schema.js'

type Verdict = { readonly passed: boolean | null; readonly detail: string }

/** Every check of the contract, in its order; null where what it compares was not read. */
export function runChecks(findings: Findings): ChequeResult['checks'] {
  return checkNames.map((name) => ({ name, ...checks[name](findings) }))
}

const cannot = (detail: string): Verdict => ({ passed: null, detail })

const checks: Readonly<Record<CheckName, (findings: Findings) => Verdict>> = {
  ifsc_format: ({ decision: { ifsc } }) =>
    ifsc ? { passed: isIfsc(ifsc.value), detail: ifsc.value } : cannot('No IFSC was read'),
  ifsc_bank_agrees: ({ decision }) => ifscBank(decision),
  micr_code_bank_agrees: ({ decision }) => micrBank(decision),
  micr_number_agrees: ({ decision: { micr, printedNumbers } }) => {
    if (!micr?.chequeNumber) return cannot('No number was read in the magnetic line')
    if (!printedNumbers.length) return cannot('The number is not printed elsewhere')
    const passed = printedNumbers.some(({ value }) => Number(value) === Number(micr.chequeNumber))
    return {
      passed,
      detail: passed
        ? `${micr.chequeNumber} stands in both places`
        : `${micr.chequeNumber} against ${printedNumbers[0]!.value}`,
    }
  },
  routing_checksum: ({ decision: { routingNumber } }) =>
    routingNumber
      ? { passed: isRoutingNumber(routingNumber.value), detail: routingNumber.value }
      : cannot('No routing number was read'),
  amounts_agree: ({ decision: { amounts } }) => {
    if (amounts.amount?.agree == null) return cannot('Only one amount, or none, was read')
    return amounts.amount.agree
      ? { passed: true, detail: `${amounts.amount.value} in words and in figures` }
      : { passed: false, detail: `${amounts.words?.amount} in words, ${amounts.figures?.value} in figures` }
  },
  date_valid: ({ decision: { date }, today }) => {
    if (!date) return cannot('No date was read')
    const future = date.value > iso(today)
    return { passed: !future, detail: future ? `${date.value} lies in the future` : date.value }
  },
  date_stale: ({ decision: { date }, today }) => {
    if (!date) return cannot('No date was read')
    const oldest = new Date(today)
    oldest.setUTCMonth(oldest.getUTCMonth() - 3)
    const passed = date.value >= iso(oldest)
    return { passed, detail: passed ? 'Within three months' : `Older than three months on ${iso(today)}` }
  },
  signature_present: ({ signatures }) => ({
    passed: signatures.length > 0,
    detail:
      signatures.length === 0
        ? 'None was found'
        : signatures.length === 1
          ? 'One signature'
          : `${signatures.length} signatures`,
  }),
  blank_as_declared: ({ declaredBlank, marks }) => {
    const found = marks.blank.value
    if (found === null) return cannot('It cannot be told whether the leaf is filled in')
    return {
      passed: found === declaredBlank,
      detail: `${found ? 'Nothing is filled in' : 'The leaf is filled in'}, ${found === declaredBlank ? 'as declared' : 'against the declaration'}`,
    }
  },
}

function ifscBank({ ifsc, bank }: Decision): Verdict {
  if (!ifsc) return cannot('No IFSC was read')
  const prefix = ifsc.value.slice(0, 4)
  const known = bankOfIfsc(prefix)
  if (!known) return cannot(`${prefix} is not in the table of banks`)
  if (!bank || bank.evidence === 'IFSC') return cannot('The bank was not read apart from its IFSC')
  return bank.value.ifsc === prefix
    ? { passed: true, detail: `${prefix} is ${known.name}` }
    : { passed: false, detail: `${prefix} is ${known.name}, the leaf names ${bank.value.name}` }
}

function micrBank({ micrCode, bank }: Decision): Verdict {
  if (!micrCode) return cannot('No MICR code was read')
  const digits = micrCode.value.slice(3, 6)
  const known = bankOfMicr(digits)
  if (!known) return cannot(`${digits} is not in the table of banks`)
  if (!bank || bank.evidence === 'MICR code') return cannot('The bank was not read apart from its MICR code')
  return bank.value.ifsc === known.ifsc
    ? { passed: true, detail: `${digits} is ${known.name}` }
    : { passed: false, detail: `${digits} is ${known.name}, the leaf names ${bank.value.name}` }
}

const iso = (date: Date) => date.toISOString().slice(0, 10)
