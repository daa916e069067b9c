export interface PdfDate {
  readonly time: number
  /** Minutes east of Greenwich; null where the file does not say, or says only UTC as many programs do of any place. */
  readonly zone: number | null
}

/** `D:20260105120000+05'30'` → a moment; null where it is none. */
export function readPdfDate(text: string): PdfDate | null {
  const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?(?:([+\-Zz])(\d\d)?'?(\d\d)?'?)?/.exec(text)
  if (!match) return null
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0))
  const sign = match[7] === '-' ? -1 : 1
  const zone = match[7] && /[+-]/.test(match[7]) ? sign * (Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0)) : null
  const time = Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) - (zone ?? 0) * 60_000
  return Number.isFinite(time) ? { time, zone } : null
}
