/** Printed texts of cheques that are no field: labels, notes, slogans. */
const printed =
  /payable|branch|valid|months|please|sign|authori[sz]ed|prefix|multi.?city|cbs\b|ifs|neft|rtgs|a\/?c\.?\s*n|account\s*n|rupees|bearer|bank|date\b|payee|d\s?d\s?m\s?m|yyy|code|not\s*over|void|memo|security|details|features|details|drawee|clearing|through|savings|current|dollars|order\s*of|pay\b|micr|swift|tel\b|fax|protected|cheque|check\s*n|below|printer|press|cts|limited\s*cts|technolog|holiday|drawer|remitter|valued|customer|transaction|copy/i

export const isPrinted = (text: string): boolean => printed.test(text)
