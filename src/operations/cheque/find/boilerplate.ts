import type { TextLine } from '../leaf.js'

/** Printed texts of cheques that are no field: labels, notes, slogans. */
const printed =
  /payable|branch|valid|months|please|sign|authori[sz]ed|prefix|multi.?city|cbs\b|ifs|neft|rtgs|a\/?c\.?\s*n|account\s*n|rupees|bearer|bank|date\b|payee|d\s?d\s?m\s?m|yyy|code|not\s*over|void|memo|security|details|features|details|drawee|clearing|through|savings|current|dollars|order\s*of|pay\b|micr|swift|tel\b|fax|protected|cheque|check\b|below|printer|press|cts|limited\s*cts|technolog|holiday|drawer|remitter|valued|customer|transaction|copy|sample/i

export const isPrinted = (text: string): boolean => printed.test(text)

/** Whether the same letters stand in several lines: the bank's own pattern printed over the paper. */
export function isPattern(line: TextLine, lines: readonly TextLine[]): boolean {
  const letters = line.text.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length < 4) return false
  const probe = letters.slice(0, 6)
  return (
    lines.filter(
      (other) =>
        other !== line &&
        other.text
          .toLowerCase()
          .replace(/[^a-z]/g, '')
          .includes(probe),
    ).length >= 3
  )
}
