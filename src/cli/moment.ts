import { CommandLineError } from './command.js'

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/**
 * A length of time such as `30m`, `24h`, `90d`, `2w`, or `0`, in milliseconds.
 * @throws CommandLineError that names the option
 */
export function readDuration(text: string, option: string): number {
  if (text === '0') return 0
  const match = /^(\d{1,6})([mhdw])$/.exec(text)
  if (!match) throw new CommandLineError(`${option} takes a time such as 30m, 24h, 90d or 2w; "${text}" is none.`)
  return Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS]
}

/**
 * A moment: a length of time from now, or a day or time in ISO 8601; a day begins at midnight UTC.
 * @throws CommandLineError that names the option
 */
export function readMoment(text: string, option: string, now: Date): Date {
  if (/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)) {
    const moment = new Date(text)
    // A day that no month has (30 February) rolls over into the next month; then the text does not come back.
    if (
      !Number.isNaN(moment.getTime()) &&
      new Date(`${text.slice(0, 10)}T00:00Z`).toISOString().startsWith(text.slice(0, 10))
    )
      return moment
  }
  if (/^\d{1,6}[mhdw]$/.test(text)) return new Date(now.getTime() + readDuration(text, option))
  throw new CommandLineError(`${option} takes a time such as 90d, or a day such as 2030-01-31; "${text}" is neither.`)
}

/** To the minute, UTC: `2030-01-31 00:00`. */
export function showMoment(moment: Date | null, none: string): string {
  return moment ? moment.toISOString().slice(0, 16).replace('T', ' ') : none
}
