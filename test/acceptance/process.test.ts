import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { chequeRequest, postCheque } from './cheque-request.js'
import { withLekha } from './lekha-process.js'

test('a first start prints one token, and it is the key', () =>
  withLekha(async (start) => {
    const lekha = start()
    const api = await lekha.api()
    const lines = lekha.stdout.trimEnd().split('\n')
    assert.equal(lines.length, 2)
    assert.match(lines[0]!, /token/)
    assert.match(lines[1]!, /^lk_live_\w+$/)
    assert.doesNotMatch(lekha.stderr, /lk_live_/)

    const body = await chequeRequest()
    assert.equal((await postCheque(api, lekha.token, body)).status, 200)
    const refused = await postCheque(api, 'lk_live_wrong', body)
    assert.equal(refused.status, 401)
    assert.equal(refused.envelope.error_code, 'token_invalid')
    assert.equal((await fetch(`${api}/nowhere`)).status, 404)
    assert.equal((await postCheque(api, lekha.token, '{"req_id": "r-1"}')).status, 422)
  }))

test('a later start prints no token, and the first one still opens', () =>
  withLekha(async (start) => {
    const first = start()
    await first.api()
    const { token } = first
    assert.deepEqual(await first.stop(), { code: 0, signal: null })
    const second = start()
    const api = await second.api()
    assert.equal(second.stdout, '')
    assert.equal((await postCheque(api, token, await chequeRequest())).status, 200)
  }))

test('it is alive before it is ready, and takes requests only once it is', () =>
  withLekha(async (start) => {
    const lekha = start()
    const admin = await lekha.admin()
    assert.equal((await fetch(`${admin}/livez`)).status, 200)
    const early = await fetch(`${admin}/readyz`)
    const api = lekha.log.some(({ msg }) => msg === 'the API is open')
    assert.ok(api || early.status === 503, `unready and yet ${early.status}`)
    await lekha.api()
    assert.equal((await fetch(`${admin}/readyz`)).status, 200)
    assert.match(await (await fetch(`${admin}/metrics`)).text(), /lekha_workers\{state="ready"\} 1/)
  }))

test('a setting that is not valid stops the start and is named', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_QUEUE_SIZE: 'many', LEKHA_LOG_LEVEL: 'loud' })
    assert.notEqual((await lekha.exited).code, 0)
    assert.match(lekha.stderr, /LEKHA_QUEUE_SIZE=many: it takes a whole number/)
    assert.match(lekha.stderr, /LEKHA_LOG_LEVEL=loud/)
    assert.doesNotMatch(lekha.stderr, /\n\s+at /)
  }))

for (const variable of ['PORT', 'LEKHA_ADMIN_PORT'])
  test(`a port that is taken stops the start and names the setting: ${variable}`, () =>
    withLekha(async (start) => {
      const other = createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => other.once('listening', resolve))
      const { port } = other.address() as AddressInfo
      const lekha = start({ [variable]: String(port) })
      const { code } = await lekha.exited
      other.close()
      assert.notEqual(code, 0)
      assert.match(lekha.stderr, new RegExp(`127.0.0.1:${port}: another process listens there. Set ${variable}`))
      assert.doesNotMatch(lekha.stderr, /\n\s+at /)
    }))

test('a worker that is killed is replaced, and the next request is served', () =>
  withLekha(async (start) => {
    const lekha = start()
    const api = await lekha.api()
    const body = await chequeRequest()
    const [worker] = workersOf(lekha.pid)
    const running = postCheque(api, lekha.token, body)
    process.kill(worker!, 'SIGKILL')
    assert.equal((await running).status, 200)
    assert.equal((await postCheque(api, lekha.token, body)).status, 200)
    assert.notEqual(workersOf(lekha.pid)[0], worker)
  }))

test('workers end with a server that is killed', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_WORKERS: '2' })
    await lekha.api()
    const workers = workersOf(lekha.pid)
    assert.equal(workers.length, 2)
    lekha.signal('SIGKILL')
    await lekha.exited
    while (workers.some(isAlive)) await wait(20)
  }))

test('nothing of a document reaches the log', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_LOG_LEVEL: 'trace' })
    const api = await lekha.api()
    await postCheque(api, lekha.token, await chequeRequest())
    await postCheque(api, lekha.token, '{"req_id": "r-1", "doc_type": "SECRETWORD"}')
    await lekha.stop()
    assert.doesNotMatch(lekha.stderr + lekha.stdout, /Sahyadri|SHYB0001234|0012345678901|SECRETWORD/)
  }))

function workersOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && !state!.startsWith('Z'))
    .map(([own]) => Number(own))
}

function isAlive(pid: number): boolean {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' }).trim().split('\n')
  return rows.some((row) => {
    const [own, state] = row.trim().split(/\s+/)
    return Number(own) === pid && !state!.startsWith('Z')
  })
}
