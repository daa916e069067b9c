// One cheque at one worker (p50, p95), then as many as all workers serve in a second.

import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { withLekha } from '../test/acceptance/lekha-process.js'
import { chequeBodies } from './cheque-bodies.js'
import { type Answer, countAnswers, post, postAll, quantile } from './client.js'
import { cpuSum, processesOf } from './processes.js'

const rounds = Number(process.env.BENCH_REQUESTS ?? 60)
const cores = Number(process.env.LEKHA_WORKERS ?? availableParallelism())

await measure(1)
if (cores > 1) await measure(cores)

/** Twice as many callers as workers keep every worker busy; with one worker, one caller measures the cheque alone. */
async function measure(workers: number): Promise<void> {
  await withLekha(async (start) => {
    const lekha = start({ LEKHA_WORKERS: String(workers), LEKHA_RATE_PER_MINUTE: '0' })
    const url = `${await lekha.api()}/api/v1/cheque`
    const drawn = await chequeBodies()
    const bodies = Array.from({ length: rounds }, (_, index) => drawn[index % drawn.length]!)
    const send = (body: string) => post(url, lekha.token, body)
    await postAll(drawn.slice(0, 3 * workers), workers, send)
    const cpuBefore = cpuSum(processesOf(lekha.pid))
    const began = performance.now()
    const answers = await postAll(bodies, workers === 1 ? 1 : workers * 2, send)
    const seconds = (performance.now() - began) / 1000
    report(workers, answers, { seconds, cpuSeconds: cpuSum(processesOf(lekha.pid)) - cpuBefore })
  })
}

function report(
  workers: number,
  answers: readonly Answer[],
  { seconds, cpuSeconds }: { seconds: number; cpuSeconds: number },
): void {
  const times = answers.map(({ ms }) => ms)
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0))
  const rate = (answers.length / seconds).toFixed(2)
  // Processor time is what is left to compare on a machine that does other work as well.
  const cpu = ((cpuSeconds / answers.length) * 1000).toFixed(0)
  const figures = `p50 ${p50} ms, p95 ${p95} ms, ${rate} requests/s, ${cpu} ms of processor time a request`
  console.log(`${workers} worker(s): ${figures}`, countAnswers(answers))
}
