import { execFileSync } from 'node:child_process'

export interface ProcessMemory {
  readonly pid: number
  readonly residentBytes: number
}

/** Resident memory of a process and of those that it started, as the system counts it. Needs `ps`. */
export function memoryOf(pid: number): ProcessMemory[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number])
  return rows
    .filter(([own, parent]) => own === pid || parent === pid)
    .map(([own, , kilobytes]) => ({ pid: own, residentBytes: kilobytes * 1024 }))
}

export const sumOf = (processes: readonly ProcessMemory[]): number =>
  processes.reduce((sum, { residentBytes }) => sum + residentBytes, 0)

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
