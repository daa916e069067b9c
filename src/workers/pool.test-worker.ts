// The program of the workers in pool.test.ts: operations that misbehave in every way that a worker must survive.
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { LekhaError } from '../errors/lekha-error.js'
import type { Prepared, RunContext } from '../operations/operation.js'
import { serveJobs, type WorkerOperation } from './child.js'

const hoard: Uint8Array[] = []

const operations = {
  async echo({ input, documents }: Prepared<unknown>, _: object, context: RunContext) {
    const bytes = await context.time('decode', async () => documents.map((document) => [...document]))
    return { input, documents: bytes, pid: process.pid }
  },
  async sleep({ input }: Prepared<number>, _: object, { signal }: RunContext) {
    await wait(input, undefined, { signal })
    return process.pid
  },
  async spin() {
    for (;;);
  },
  async exit() {
    process.exit(3)
  },
  async crash() {
    process.kill(process.pid, 'SIGSEGV')
    await wait(60_000)
  },
  /** Dies in the first worker that runs it, which leaves a file to tell of it. */
  async 'exit-once'({ input }: Prepared<string>) {
    if (existsSync(input)) return process.pid
    writeFileSync(input, '')
    process.exit(3)
  },
  async 'reject-later'() {
    setTimeout(() => Promise.reject(new Error('the payee is Asha Rao')))
    await wait(60_000)
  },
  async refuse() {
    throw new LekhaError('too_many_pages', { found: 51, limit: 50 })
  },
  async fail() {
    throw new TypeError('the payee is Asha Rao')
  },
  async hoard({ input }: Prepared<number>) {
    hoard.push(new Uint8Array(input).fill(1))
    return process.pid
  },
  async print({ input }: Prepared<string>) {
    process.stderr.write(`${input}\n`)
    process.stdout.write(`${input}\n`)
    return null
  },
} as const

const list = Object.entries(operations).map(
  ([name, run]): WorkerOperation => ({
    name,
    weight: 'heavy',
    tools: ['reader'],
    // biome-ignore lint/suspicious/noExplicitAny: each takes its own input
    run: async (...given: [any, any, any]) => ({ result: await (run as any)(...given), pages: 1 }),
  }),
)

serveJobs(list, async (names) => {
  const trouble = process.env.LEKHA_TEST_LOAD_TROUBLE
  if (trouble && existsSync(trouble)) throw new Error('the model file is missing')
  if (process.env.LEKHA_TEST_LOAD_EXIT) process.exit(7)
  if (names.join() !== 'reader') throw new Error(`expected the tools that the operations name, got ${names}`)
  return {}
})
