/**
 * The checksum of an ABA routing number: 3, 7, 1 times the digits, repeated, divisible by ten (ANSI X9.100-160, the
 * Federal Reserve's E-payments routing directory). Nine zeros satisfy it too and are no number.
 */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  return checksum(digits) % 10 === 0
}

export const checksum = (digits: string): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * [3, 7, 1][index % 3]!, 0)
