import { execFileSync } from 'node:child_process'

export interface ProcessFigures {
  readonly pid: number
  readonly residentBytes: number
  /** Processor time since its start; whole seconds on Linux. */
  readonly cpuSeconds: number
}

/** A process and those that it started, as the system counts them. Needs `ps`. */
export function processesOf(pid: number): ProcessFigures[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' }).trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/) as [string, string, string, string])
    .filter(([own, parent]) => Number(own) === pid || Number(parent) === pid)
    .map(([own, , kilobytes, time]) => ({
      pid: Number(own),
      residentBytes: Number(kilobytes) * 1024,
      cpuSeconds: secondsOf(time),
    }))
}

export const residentSum = (processes: readonly ProcessFigures[]): number =>
  processes.reduce((sum, { residentBytes }) => sum + residentBytes, 0)

export const cpuSum = (processes: readonly ProcessFigures[]): number =>
  processes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

/** "1-02:03:04", "02:03:04" or "3:04.56". */
function secondsOf(time: string): number {
  const [days, clock] = time.includes('-') ? (time.split('-') as [string, string]) : ['0', time]
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
}
