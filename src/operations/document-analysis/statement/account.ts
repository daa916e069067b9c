import { foreignBanks } from '../../../knowledge/foreign-banks.js'
import { bankOfIfsc, indianBanks } from '../../../knowledge/indian-banks.js'
import { findIfsc } from '../../../values/ifsc.js'
import { textOfWords } from '../tables/row.js'
import { chunksOf } from './header.js'
import { labelled, labelledOn } from './labelled.js'
import { foldText } from './line-kinds.js'
import type { PrintedRow } from './printed-row.js'
import type { Statement } from './statement.js'

export type AccountFacts = Pick<
  Statement,
  'bank_name' | 'account_holder_name' | 'account_number' | 'account_type' | 'ifsc_code'
>

/** Whose account it is, and where; out of everything that is no movement. */
export function accountFacts(rows: readonly PrintedRow[]): AccountFacts {
  const text = rows.map(({ row }) => textOfWords(row.words)).join('\n')
  const code = ifscOf(text)
  return {
    bank_name: bankName(rows, text, code),
    account_holder_name: holderName(rows),
    account_number: accountNumber(rows),
    account_type: accountType(rows, text),
    ifsc_code: code,
  }
}

/** Only where a line says what it is: eleven letters and digits can be anything. */
function ifscOf(text: string): string | null {
  const lines = text.split('\n').filter((line) => /ifs|[rn][te][gf][st]/i.test(line))
  const found = lines.flatMap(
    (line) => findIfsc(line).find(({ anchored, logProbability }) => anchored && logProbability > -3) ?? [],
  )
  return found[0]?.value ?? null
}

const numberLabel =
  /^(?:your |bank |card |credit card |customer )?(?:a\/?c|acct|account|card|iban|compte|konto|cuenta|conta|conto|rekening)\s?-?(?:no|number|num|nr|nummer|nr|numero|#)?$|^(?:n°|no|numero)? ?(?:de |du |di )?(?:compte|cuenta|conta|conto)$|^kontonummer$|^rekeningnummer$/
/** An IBAN, or digits and masks in groups. */
const numberForm =
  /^(?:[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?|[A-Z]{0,4}[\dX*x•]+(?:[- ][\dX*x•]+)*)(?![\p{L}\d])/u

const accountNumber = (rows: readonly PrintedRow[]): string | null => {
  for (const index of rows.keys()) {
    const number = accountNumberOn(rows, index)
    if (number) return number
  }
  return null
}

/** The number that a row states, or the next one under its label. */
export function accountNumberOn(rows: readonly PrintedRow[], index: number): string | null {
  for (const value of labelledOn(rows, index, numberLabel)) {
    const match = numberForm.exec(value)
    if (match && match[0].replace(/[^\d*Xx•]/g, '').length >= 4) return match[0].trim().replace(/\s+/g, '')
  }
  return null
}

const holderLabel =
  /^(?:account holder(?:'?s?)?(?: name)?|account name|customer(?: name)?|name of (?:account holder|customer)|holder|name|titulaire(?: du compte)?|kontoinhaber|titular|intestatario|statement for|prepared for|card ?holder(?: name)?|card member)$/
const titles = /^(?:mr|mrs|ms|miss|dr|mme|m|mlle|herr|frau|shri|smt|sr|sra|sig)\.?\s/i

/** Behind its label, else the first line of an address: letters only, with a house number or the like under it. */
function holderName(rows: readonly PrintedRow[]): string | null {
  const named = labelled(rows, holderLabel).find((value) => isName(value))
  if (named) return named.trim()
  for (const [index, { row }] of rows.slice(0, 40).entries())
    for (const chunk of chunksOf(row.words, 1.6 * row.size)) {
      const name = textOfWords(chunk)
      if (!isName(name) || isInstitution(name)) continue
      const below = rows
        .slice(index + 1, index + 4)
        .filter((each) => each.row.page === row.page && each.row.top - row.bottom < 1.2 * row.size)
        .flatMap((each) => chunksOf(each.row.words, 1.6 * each.row.size))
        .find((each) => Math.abs(each[0]!.left - chunk[0]!.left) < 0.8 * row.size)
      if (below && (isStreet(textOfWords(below)) || titles.test(name))) return name
    }
  return null
}

const isName = (text: string) =>
  /^[\p{L}][\p{L}.'’&,() -]{3,59}$/u.test(text.trim()) && text.trim().split(/\s+/).length <= 7 && /\s/.test(text.trim())
const isInstitution = (text: string) =>
  /\b(?:bank|banque|banco|banca|union|statement|account|summary|page|branch|customer|service|department)\b/.test(
    foldText(text),
  )
const isStreet = (text: string) =>
  /^\d{1,5}[a-z]?[ ,/-]+\p{L}/iu.test(text) ||
  /\b(?:street|road|avenue|lane|rue|strasse|straße|drive|nagar|marg|apt|flat|house)\b/i.test(text)

const typeForm =
  /\b((?:[a-z]+ )?(?:savings?|current|checking|chequing|salary|overdraft|cash credit|nre|nro|fixed deposit|recurring deposit|money market|credit card)(?: bank)?(?: account)?)\b/i

function accountType(rows: readonly PrintedRow[], text: string): string | null {
  const stated = labelled(rows, /^(?:account|a\/c|product|scheme) (?:type|category|description)$|^type of account$/)[0]
  if (stated) return stated.trim()
  const lines = text.split('\n').flatMap((line) => typeForm.exec(line)?.[1] ?? [])
  return lines.find((line) => /account|card/i.test(line)) ?? null
}

const institution =
  /\b(?:bank|banque|banco|banca|banka|bankas|sparkasse|volksbank|raiffeisen\w*|caisse|credit union|building society|bancorp|bank of [\w ]+)\b/

function bankName(rows: readonly PrintedRow[], text: string, code: string | null): string | null {
  const stated = labelled(rows, /^(?:bank name|name of (?:the )?bank)$/).find((value) => /\p{L}{3}/u.test(value))
  if (stated) return stated.trim()
  const printed = printedBank(rows)
  const ofCode = code ? bankOfIfsc(code.slice(0, 4))?.name : undefined
  if (ofCode) return ofCode
  if (printed) return printed
  const folded = ` ${foldText(text)} `
  const known = [...indianBanks.map(({ name }) => name), ...foreignBanks.map(({ name }) => name)]
  return known.find((name) => name.length > 5 && folded.includes(` ${foldText(name)} `)) ?? null
}

/** A run of words with "bank" or its kin near the top of the first page, the largest print first. */
function printedBank(rows: readonly PrintedRow[]): string | null {
  const first = rows[0]?.row.page
  const runs = rows
    .filter(({ row }) => row.page === first && row.top < row.pageHeight * 0.4)
    .flatMap(({ row }) =>
      chunksOf(row.words, 1.6 * row.size).map((chunk) => ({ size: row.size, text: textOfWords(chunk) })),
    )
    .map(({ size, text }) => ({ size, text: text.split(/\s+[-—–|:]\s+|,/)[0]!.trim() }))
    .map(({ size, text }) => ({ size, text: text.replace(/^(?:bank )?statement (?:of account )?(?:-|of|from) /i, '') }))
    .filter(({ text }) => institution.test(foldText(text)) && text.split(' ').length <= 6 && !/\d|@|www|:/.test(text))
    .filter(({ text }) => !/\b(?:statement|account|code|branch|name|details|your|the bank)\b/.test(foldText(text)))
    .filter(({ text }) => foldText(text) !== 'bank')
  return runs.sort((a, b) => b.size - a.size)[0]?.text ?? null
}
