/** Numbers of payment cards: 13 to 19 digits with the check digit of Luhn (ISO/IEC 7812-1), first digit 2 to 6. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (!/^[2-6]\d{12,18}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    sum += place % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit
  }
  return sum % 10 === 0
}
