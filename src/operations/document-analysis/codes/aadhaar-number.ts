/** The dihedral group of order ten, and the permutation that each further place applies to its digit (Verhoeff 1969). */
const product = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const permutation = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** Twelve digits, the first 2 to 9, with the check digit of Verhoeff: what UIDAI issues. */
export function isAadhaarNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (!/^[2-9]\d{11}$/.test(digits)) return false
  let state = 0
  for (let place = 0; place < 12; place++) {
    const digit = Number(digits[11 - place])
    state = Number(product[state]![Number(permutation[place % 8]![digit])])
  }
  return state === 0
}
