// The command line as an operator uses it: the real program, its exit codes and its two streams. Imports nothing of src.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../bin/lekha.js', import.meta.url))

describe('lekha on the command line', () => {
  let folder = ''
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'lekha-cli-'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs `lekha` with the arguments, on a store of this test. */
  function lekha(...argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    return runWith({}, argv)
  }

  function runWith(settings: Record<string, string>, argv: string[]) {
    const env = { PATH: process.env.PATH, LEKHA_DATA_DIR: join(folder, 'data'), ...settings }
    return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [program, ...argv], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      )
    })
  }

  const json = async (...argv: string[]) => JSON.parse((await lekha(...argv, '--json')).stdout)

  it('prints a new token alone on standard output, once', async () => {
    const { code, stdout, stderr } = await lekha('token', 'create', '--name', 'core banking')
    assert.equal(code, 0)
    assert.match(stdout, /^lk_live_\w{59}\n$/)
    assert.match(stderr, /core banking.*only now/)
    const secret = stdout.trim().slice(17)
    for (const options of [[], ['--json']]) {
      const list = await lekha('token', 'list', ...options)
      assert.match(list.stdout, /core banking/)
      assert.equal(list.stdout.includes(secret), false)
    }
  })

  it('creates a token of the deployment with scopes, expiry, rate and quota', async () => {
    const argv = ['token', 'create', '--name', 'b', '--scopes', 'cheque', '--expires', '2099-01-31', '--rate', '60']
    const { code, stdout } = await runWith({ LEKHA_ENVIRONMENT: 'uat' }, [...argv, '--quota', '500', '--json'])
    assert.equal(code, 0)
    const created = JSON.parse(stdout)
    assert.match(created.token, new RegExp(`^lk_uat_${created.id}_`))
    const { token: _, created_at: __, ...facts } = created
    const [listed] = (await json('token', 'list')).filter((row: { id: string }) => row.id === created.id)
    const expected = {
      id: created.id,
      name: 'b',
      environment: 'uat',
      state: 'active',
      scopes: ['cheque'],
      expires_at: '2099-01-31T00:00:00.000Z',
      revoked_at: null,
      rate_per_minute: 60,
      daily_quota: 500,
      old_text_until: null,
    }
    assert.deepEqual(facts, expected)
    assert.deepEqual(listed, { ...expected, created_at: created.created_at, last_used_at: null })
  })

  it('rotates and revokes by id', async () => {
    const { id, token } = await json('token', 'create', '--name', 'c')
    const rotated = await json('token', 'rotate', id, '--overlap', '2h')
    assert.equal(rotated.id, id)
    assert.notEqual(rotated.token, token)
    assert.ok(Date.parse(rotated.old_text_until) > Date.now())
    assert.equal((await json('token', 'rotate', id, '--overlap', '0')).old_text_until, null)
    const revoked = await lekha('token', 'revoke', id)
    assert.equal(revoked.code, 0)
    assert.match(revoked.stdout, /revoked/)
    const again = await lekha('token', 'rotate', id)
    assert.equal(again.code, 1)
    assert.match(again.stderr, new RegExp(`${id} is revoked`))
  })

  it('shows the usage, which is empty before the first request', async () => {
    const { code, stdout } = await lekha('token', 'usage')
    assert.equal(code, 0)
    assert.match(stdout, /^DAY +TOKEN +OPERATION .*\n$/)
    assert.deepEqual(await json('token', 'usage', '--days', '1'), [])
  })

  it('explains itself', async () => {
    for (const argv of [['help'], ['--help'], ['help', 'token'], ['token', 'create', '--help'], ['help', 'serve']]) {
      const { code, stdout } = await lekha(...argv)
      assert.equal(code, 0, argv.join(' '))
      assert.match(stdout, /^Usage:/)
    }
    assert.match((await lekha('version')).stdout, /^\d+\.\d+\.\d+\n$/)
  })

  it('prints the configuration with its secrets hidden', async () => {
    const settings = { DATABASE_URL: 'postgres://lekha:hunter2@db/lekha', PORT: '8181' }
    const { code, stdout } = await runWith(settings, ['serve', '--print-config'])
    assert.equal(code, 0)
    assert.match(stdout, /^PORT=8181$/m)
    assert.equal(stdout.includes('hunter2'), false)
  })

  it('ends with 2 and says what it takes when it is called wrongly', async () => {
    const wrong: [string[], RegExp][] = [
      [[], /a command is missing/],
      [['tokens'], /no command "tokens"/],
      [['token', 'create'], /--name is missing/],
    ]
    for (const [argv, message] of wrong) {
      const { code, stdout, stderr } = await lekha(...argv)
      assert.equal(code, 2, argv.join(' '))
      assert.equal(stdout, '', argv.join(' '))
      assert.match(stderr, message)
      assert.match(stderr, /^Usage:/m)
    }
  })

  it('ends with 1 and says why when it cannot do what was asked', async () => {
    const unknown = await lekha('token', 'revoke', 'nobody')
    assert.equal(unknown.code, 1)
    assert.match(unknown.stderr, /no token nobody/)
    const unset = await runWith({ PORT: 'http' }, ['token', 'list'])
    assert.equal(unset.code, 1)
    assert.match(unset.stderr, /PORT=http/)
  })
})
