// Starts the real program, as an operator would, and speaks to it from outside. Imports nothing of src.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../bin/lekha.js', import.meta.url))

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export type Environment = Readonly<Record<string, string>>

/** A running `lekha serve` on free ports of the loopback interface. */
export class LekhaProcess {
  stdout = ''
  stderr = ''
  readonly exited: Promise<Exit>
  readonly #child: ChildProcess

  constructor(dataDir: string, environment: Environment) {
    this.#child = spawn(process.execPath, [program, 'serve'], {
      env: {
        ...withoutSettings(process.env),
        HOST: '127.0.0.1',
        PORT: '0',
        LEKHA_ADMIN_PORT: '0',
        LEKHA_DATA_DIR: dataDir,
        LEKHA_WORKERS: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.stdout!.on('data', (chunk) => {
      this.stdout += chunk
    })
    this.#child.stderr!.on('data', (chunk) => {
      this.stderr += chunk
    })
    this.exited = new Promise((resolve) => this.#child.on('close', (code, signal) => resolve({ code, signal })))
  }

  get pid(): number {
    return this.#child.pid!
  }

  /** The token that the first start printed. */
  get token(): string {
    return /^lk_\w+$/m.exec(this.stdout)?.[0] ?? ''
  }

  /** The log's lines so far, as objects. */
  get log(): Record<string, unknown>[] {
    const lines = this.stderr.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'))
    return lines.map((line) => JSON.parse(line))
  }

  /** Waits for the admin listener. @returns its address */
  admin(): Promise<string> {
    return this.#address('the admin listener is open')
  }

  /** Waits until requests are taken. @returns the API's address */
  api(): Promise<string> {
    return this.#address('the API is open')
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name)
  }

  async stop(): Promise<Exit> {
    this.signal('SIGTERM')
    return this.exited
  }

  async #address(message: string): Promise<string> {
    for (;;) {
      const line = this.log.find(({ msg }) => msg === message)
      if (line) return String(line.address)
      if (this.#child.exitCode !== null) throw new Error(`lekha ended:\n${this.stdout}${this.stderr}`)
      await wait(10)
    }
  }
}

/**
 * A folder that is gone afterwards, and processes that are ended, whatever the work does. `start` runs the service on it,
 * `command` any other command to its end.
 */
export async function withLekha<Result>(
  work: (
    start: (environment?: Environment) => LekhaProcess,
    command: (...words: string[]) => string,
  ) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lekha-acceptance-'))
  const started: LekhaProcess[] = []
  const start = (environment: Environment = {}) => {
    const process = new LekhaProcess(dataDir, environment)
    started.push(process)
    return process
  }
  const command = (...words: string[]) => {
    const env = { ...withoutSettings(process.env), LEKHA_DATA_DIR: dataDir }
    return execFileSync(process.execPath, [program, ...words], { env, encoding: 'utf8' })
  }
  try {
    return await work(start, command)
  } finally {
    for (const process of started) process.signal('SIGKILL')
    await Promise.all(started.map(({ exited }) => exited))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The settings of whoever runs the tests are not those of the test. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = Object.keys(environment).filter((name) => !/^(LEKHA_|DATABASE_URL$|HOST$|PORT$|NODE_TEST)/.test(name))
  return Object.fromEntries(names.map((name) => [name, environment[name]]))
}
