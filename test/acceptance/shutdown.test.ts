import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { chequeRequest, postCheque } from './cheque-request.js'
import { type LekhaProcess, withLekha } from './lekha-process.js'

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal}: what runs and waits is answered, then it exits with 0`, () =>
    withLekha(async (start, command) => {
      const lekha = start()
      const api = await lekha.api()
      const body = await chequeRequest()
      const running = [1, 2, 3].map(() => postCheque(api, lekha.token, body))
      await until(async () => (await queued(lekha)) >= 1)
      lekha.signal(signal)
      for (const answer of await Promise.all(running)) assert.equal(answer.status, 200)
      assert.deepEqual(await lekha.exited, { code: 0, signal: null })
      assert.deepEqual(phases(lekha), ['readiness', 'requests', 'admin listener', 'workers', 'usage records', 'store'])
      const [usage] = JSON.parse(command('token', 'usage', '--json'))
      assert.equal(usage.requests, 3)
    }))

test('a stopping service takes no new connection', () =>
  withLekha(async (start) => {
    const lekha = start()
    const api = await lekha.api()
    const holder = await halfRequest(lekha)
    lekha.signal('SIGTERM')
    await until(async () => phases(lekha).includes('readiness'))
    await assert.rejects(
      until(async () => (await postCheque(api, lekha.token, '{}')).status === 0),
      /fetch failed/,
    )
    holder.destroy()
    assert.equal((await lekha.exited).code, 0)
  }))

test('an open connection without a request does not hold it up', () =>
  withLekha(async (start) => {
    const lekha = start()
    const idle = await connection(await lekha.api())
    assert.equal((await lekha.stop()).code, 0)
    idle.destroy()
  }))

test('a request that never ends is cut off after LEKHA_SHUTDOWN_MS', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_SHUTDOWN_MS: '300' })
    const holder = await halfRequest(lekha)
    assert.equal((await lekha.stop()).code, 1)
    assert.ok(
      lekha.log.some(({ phase, problem }) => phase === 'requests' && /longer than 300 ms/.test(String(problem))),
    )
    assert.equal(phases(lekha).at(-1), 'store')
    holder.destroy()
  }))

test('a second signal exits at once with 1', () =>
  withLekha(async (start) => {
    const lekha = start()
    const holder = await halfRequest(lekha)
    lekha.signal('SIGTERM')
    await until(async () => phases(lekha).includes('readiness'))
    lekha.signal('SIGTERM')
    assert.equal((await lekha.exited).code, 1)
    holder.destroy()
  }))

test('it can be stopped while it loads', () =>
  withLekha(async (start) => {
    const lekha = start()
    await lekha.admin()
    const { code, signal } = await lekha.stop()
    assert.deepEqual({ code, signal }, { code: 0, signal: null })
  }))

/** A request that is let in and whose body never comes whole. */
async function halfRequest(lekha: LekhaProcess): Promise<Socket> {
  const socket = await connection(await lekha.api())
  const lines = ['POST /api/v1/cheque HTTP/1.1', 'host: lekha', `token: ${lekha.token}`]
  const headers = ['content-type: application/json', 'content-length: 9', 'expect: 100-continue']
  socket.write([...lines, ...headers, '', '{'].join('\r\n'))
  // "100 Continue": the server has the request.
  await once(socket, 'data')
  return socket
}

async function connection(api: string): Promise<Socket> {
  const { hostname, port } = new URL(api)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function queued(lekha: LekhaProcess): Promise<number> {
  const metrics = await (await fetch(`${await lekha.admin()}/metrics`)).text()
  return Number(/^lekha_queue_depth (\d+)/m.exec(metrics)?.[1] ?? 0)
}

function phases(lekha: LekhaProcess): unknown[] {
  return lekha.log.filter(({ msg }) => String(msg).startsWith('shutdown phase')).map(({ phase }) => phase)
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(10)
}
