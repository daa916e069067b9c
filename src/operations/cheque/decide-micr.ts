import { bankOfMicr } from '../../knowledge/indian-banks.js'
import type { MicrLine } from '../../reading/micr/micr-reader.js'
import { type MicrFields, micrFields } from '../../values/micr-fields.js'
import { isRoutingNumber } from '../../values/routing-number.js'
import { logSum } from './choose.js'

/** What else on the leaf a magnetic line may agree with. */
export interface MicrWitnesses {
  /** IFSC prefixes of the banks that the leaf names, with how surely, in nats above nothing. */
  readonly banks: ReadonlyMap<string, number>
  readonly printedNumbers: readonly string[]
  readonly accountNumbers: readonly string[]
}

export interface MicrDecision extends MicrFields {
  readonly raw: string
  /** Log-odds that the whole line is right. */
  readonly support: number
}

/**
 * Which of its likeliest readings the magnetic line is, given what is printed elsewhere: a reading that takes the form of
 * a known custom and agrees with the bank, the printed number or the routing checksum outweighs a slightly likelier one.
 */
export function decideMicr(line: MicrLine, witnesses: MicrWitnesses): MicrDecision {
  const first = { text: line.text, logProbability: 0 }
  const others = (line.alternatives ?? []).filter(({ text }) => text !== bare(line.text))
  const best = line.alternatives?.find(({ text }) => text === bare(line.text))?.logProbability ?? 0
  const readings = [
    first,
    ...others.map(({ text, logProbability }) => ({ text, logProbability: logProbability - best })),
  ]
  const ranked = readings
    .map((reading) => {
      const fields = micrFields(reading.text)
      return { ...reading, fields, score: reading.logProbability + agreement(fields, witnesses) }
    })
    .sort((a, b) => b.score - a.score)
  const chosen = ranked[0]!
  // What the reader doubts as a whole counts beside what its readings say against each other.
  const doubt = Math.log(Math.max(0.002, 1 - line.confidence))
  const rivals = logSum([
    chosen.score + doubt - Math.max(0, agreement(chosen.fields, witnesses)) * 0.7,
    ...ranked.slice(1).map(({ score }) => score),
  ])
  return { ...chosen.fields, raw: spaced(chosen.text, chosen.fields), support: chosen.score - rivals }
}

const bare = (text: string) => text.replaceAll(' ', '')

function agreement(fields: MicrFields, { banks, printedNumbers, accountNumbers }: MicrWitnesses): number {
  let sum = 0
  if (fields.country === 'IN' || fields.routingNumber) sum += 1.5
  const bank = fields.micrCode ? bankOfMicr(fields.micrCode) : undefined
  if (bank && banks.has(bank.ifsc)) sum += Math.min(2.5, 1 + banks.get(bank.ifsc)! * 0.3)
  else if (fields.micrCode && banks.size) sum -= 0.7
  if (fields.routingNumber && isRoutingNumber(fields.routingNumber)) sum += 2.3
  if (fields.chequeNumber && printedNumbers.some((number) => Number(number) === Number(fields.chequeNumber))) sum += 2
  if (fields.accountFragment && accountNumbers.some((number) => number.endsWith(fields.accountFragment!))) sum += 1.5
  if (
    fields.accountNumber &&
    accountNumbers.some((number) => fields.accountNumber!.endsWith(number.replace(/^0+/, '')))
  )
    sum += 1.5
  return sum
}

/** Readings beside the first come without their spaces: those of the custom are put back. */
function spaced(text: string, { country }: MicrFields): string {
  if (text.includes(' ') || country === null) return text
  return country === 'IN'
    ? text
        .replace(/^(⑈?\d+⑈)/, '$1 ')
        .replace(/⑆(?=.)/, '⑆ ')
        .replace(/⑈(\d{2})$/, '⑈ $1')
    : text
        .replace(/^(⑈\d+⑈)/, '$1 ')
        .replace(/(⑆[\d⑉]+⑆)(?=.)/, '$1 ')
        .replace(/⑈(\d+)$/, '⑈ $1')
}
