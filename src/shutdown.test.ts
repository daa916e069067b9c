import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Shutdown } from './shutdown.js'

function recording() {
  const lines: { phase?: string; problem?: string }[] = []
  const log = { info: (facts: object) => lines.push(facts), error: (facts: object) => lines.push(facts) }
  return { lines, shutdown: new Shutdown(log) }
}

test('what was opened last is closed first, each after the one before it', async () => {
  const { shutdown } = recording()
  const order: string[] = []
  shutdown.add('store', 1000, () => void order.push('store'))
  shutdown.add('server', 1000, async () => {
    order.push('server begins')
    await new Promise(setImmediate)
    order.push('server ends')
  })
  assert.equal(await shutdown.run(), true)
  assert.deepEqual(order, ['server begins', 'server ends', 'store'])
})

test('a phase that fails or takes too long is logged and does not keep the next from closing', async () => {
  const { shutdown, lines } = recording()
  let closed = false
  shutdown.add('store', 1000, () => {
    closed = true
  })
  shutdown.add('workers', 10, () => new Promise(() => {}))
  shutdown.add('server', 1000, () => {
    throw new Error('the port is gone')
  })
  assert.equal(await shutdown.run(), false)
  assert.equal(closed, true)
  assert.deepEqual(
    lines.map(({ phase, problem }) => [phase, problem]),
    [
      ['server', 'the port is gone'],
      ['workers', 'it took longer than 10 ms'],
      ['store', undefined],
    ],
  )
})

test('it runs once however often it is asked', async () => {
  const { shutdown } = recording()
  let times = 0
  shutdown.add('store', 1000, () => {
    times += 1
  })
  await Promise.all([shutdown.run(), shutdown.run()])
  assert.equal(times, 1)
})
