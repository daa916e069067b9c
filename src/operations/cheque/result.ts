import { calibrate } from '../../confidence/calibrate.js'
import { type ChequeFieldName, chequeCalibration } from '../../confidence/cheque.js'
import { apply } from '../../vision/matrix.js'
import type { Matrix, Point } from '../../vision/picture.js'
import { absent, type Field } from '../field.js'
import { runChecks } from './checks.js'
import type { Decided } from './choose.js'
import type { Findings } from './findings.js'
import type { Extent } from './leaf.js'
import { extentOf } from './leaf.js'
import type { Mark } from './marks.js'
import type { ChequeResult } from './schema.js'
import type { Signature } from './signatures.js'

/** The answer in the contract's keys, boxes carried back to the upright page. */
export function chequeResult(findings: Findings): ChequeResult {
  const { decision, page } = findings
  const box = (extent: Extent | null): number[] | null => (extent ? boxOnPage(extent, page) : null)
  const field = <From, Value = From>(
    name: ChequeFieldName,
    decided: Decided<From> | null,
    take: (value: From) => Value = (value) => value as unknown as Value,
  ): Field<Value> =>
    decided
      ? {
          value: take(decided.value),
          confidence: calibrate(decided.support, chequeCalibration[name]),
          box: box(decided.extent),
          page: page.number,
        }
      : absent<Value>()
  const mark = ({ value, support, extent }: Mark) => ({
    value,
    confidence: value === null ? null : calibrate(Math.abs(support), chequeCalibration.signature),
    box: box(extent),
  })
  const { locale, amounts, micr } = decision
  const signature = strongest(findings.signatures)
  return {
    country: locale.country,
    bank_name: field('bank', decision.bank, ({ name }) => name),
    branch: field('branch', decision.branch),
    branch_address: field('branch', decision.branchAddress),
    ifsc_code: field('ifsc', decision.ifsc),
    micr_code: field('micrCode', decision.micrCode),
    cheque_number: field('chequeNumber', decision.chequeNumber),
    account_number: field('accountNumber', decision.accountNumber),
    account_type: field('accountType', decision.accountType),
    account_holder_name: field('accountHolder', decision.accountHolder),
    routing_number: field('routingNumber', decision.routingNumber),
    currency: field(
      'locale',
      locale.currency ? { value: locale.currency, extent: null, support: locale.support, evidence: 'country' } : null,
    ),
    payee_name: field('payee', decision.payee),
    amount_in_words: { ...field('amountWords', amounts.words), amount: amounts.words?.amount ?? null },
    amount_in_figures: field('amountFigures', amounts.figures),
    date: field('date', decision.date),
    amount: amounts.amount
      ? {
          value: amounts.amount.value,
          confidence: calibrate(amounts.amount.support, chequeCalibration.amount),
          agree: amounts.amount.agree,
        }
      : { value: null, confidence: null, agree: null },
    micr: {
      raw: micr?.raw ?? null,
      cheque_number: micr?.chequeNumber ?? null,
      micr_code: micr?.micrCode ?? null,
      account_fragment: micr?.accountFragment ?? null,
      transaction_code: micr?.transactionCode ?? null,
      routing_number: micr?.routingNumber ?? null,
      account_number: micr?.accountNumber ?? null,
      amount: micr?.amount ?? null,
      confidence: micr ? calibrate(micr.support, chequeCalibration.micr) : null,
      box: micr ? box(extentOf(micr.quad)) : null,
    },
    signatures: findings.signatures.map(({ extent, support }) => ({
      box: boxOnPage(extent, page),
      confidence: calibrate(support, chequeCalibration.signature),
    })),
    signature_present: {
      value: signature !== null,
      confidence: calibrate(Math.abs(signature?.support ?? 2), chequeCalibration.signature),
      box: signature && box(signature.extent),
      page: page.number,
    },
    marks: {
      cancelled: mark(findings.marks.cancelled),
      account_payee: mark(findings.marks.accountPayee),
      bearer_struck: mark(findings.marks.bearerStruck),
      blank: mark(findings.marks.blank),
    },
    checks: runChecks(findings),
    image: {
      width: page.width,
      height: page.height,
      rotation: page.rotation,
      page: page.number,
      quality: page.quality,
    },
  }
}

function strongest(signatures: readonly Signature[]): Signature | null {
  return signatures.reduce<Signature | null>((best, each) => (best && best.support >= each.support ? best : each), null)
}

function boxOnPage(extent: Extent, page: { width: number; height: number; toPage: Matrix }): number[] {
  const corners: Point[] = [
    [extent.left, extent.top],
    [extent.right, extent.top],
    [extent.right, extent.bottom],
    [extent.left, extent.bottom],
  ]
  const on = extentOf(corners.map((corner) => apply(page.toPage, corner)))
  const left = clamp(Math.floor(on.left), page.width - 1)
  const top = clamp(Math.floor(on.top), page.height - 1)
  return [left, top, clamp(Math.ceil(on.right), page.width) - left, clamp(Math.ceil(on.bottom), page.height) - top]
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
