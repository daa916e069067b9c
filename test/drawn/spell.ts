const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number below a thousand in words; "" for zero. */
function small(value: number): string {
  if (value >= 100) return `${units[Math.floor(value / 100)]} hundred ${small(value % 100)}`.trim()
  if (value >= 20) return `${tens[Math.floor(value / 10)]}${value % 10 ? ` ${units[value % 10]}` : ''}`
  return value ? units[value]! : ''
}

/** Lakh and crore. `value` is whole and below a hundred crore. */
export function spellIndian(value: number): string {
  const parts: [number, string][] = [
    [Math.floor(value / 1e7), 'crore'],
    [Math.floor(value / 1e5) % 100, 'lakh'],
    [Math.floor(value / 1e3) % 100, 'thousand'],
    [value % 1e3, ''],
  ]
  return join(parts)
}

/** Thousand and million. `value` is whole and below a billion. */
export function spellWestern(value: number): string {
  return join([
    [Math.floor(value / 1e6), 'million'],
    [Math.floor(value / 1e3) % 1e3, 'thousand'],
    [value % 1e3, ''],
  ])
}

const join = (parts: readonly [number, string][]) =>
  parts
    .filter(([count]) => count)
    .map(([count, name]) => `${small(count)} ${name}`.trim())
    .join(' ') || 'zero'

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
