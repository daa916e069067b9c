import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Cores that this process may use: those that the system shows, or fewer where its container has a quota. At least 1. */
export function availableCores(readFile: (path: string) => string | null = readIfThere): number {
  const quota = quotaOfVersion2(readFile('/sys/fs/cgroup/cpu.max')) ?? quotaOfVersion1(readFile)
  return Math.max(1, Math.min(availableParallelism(), Math.floor(quota ?? Number.POSITIVE_INFINITY)))
}

/** cgroup v2: "200000 100000" is 2 cores, "max 100000" is no quota. */
function quotaOfVersion2(text: string | null): number | null {
  const [quota, period] = (text ?? '').trim().split(' ').map(Number)
  return quota && period ? quota / period : null
}

/** cgroup v1: quota and period in two files; a quota of -1 is none. */
function quotaOfVersion1(readFile: (path: string) => string | null): number | null {
  const quota = Number(readFile('/sys/fs/cgroup/cpu/cpu.cfs_quota_us') ?? -1)
  const period = Number(readFile('/sys/fs/cgroup/cpu/cpu.cfs_period_us') ?? 0)
  return quota > 0 && period > 0 ? quota / period : null
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
