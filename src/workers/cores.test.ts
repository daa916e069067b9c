import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { availableCores } from './cores.js'

const files = (contents: Record<string, string>) => (path: string) => contents[path] ?? null

test("a container's quota bounds the cores, and half a core is one worker", () => {
  assert.equal(availableCores(files({ '/sys/fs/cgroup/cpu.max': '100000 100000\n' })), 1)
  assert.equal(availableCores(files({ '/sys/fs/cgroup/cpu.max': '50000 100000\n' })), 1)
  const version1 = {
    '/sys/fs/cgroup/cpu/cpu.cfs_quota_us': '100000\n',
    '/sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000\n',
  }
  assert.equal(availableCores(files(version1)), 1)
})

test('without a quota every core that the system shows counts', () => {
  const all = availableParallelism()
  assert.equal(availableCores(files({})), all)
  assert.equal(availableCores(files({ '/sys/fs/cgroup/cpu.max': 'max 100000\n' })), all)
  assert.equal(availableCores(files({ '/sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1\n' })), all)
  assert.equal(availableCores(files({ '/sys/fs/cgroup/cpu.max': '999900000 100000\n' })), all)
})
