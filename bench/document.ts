// A ten-page statement as a text PDF, one after the other on one worker (p50 must be within 1.5 s); then 300 pages once,
// and the most memory that its worker held (within 600 MB).
import { setInterval } from 'node:timers'
import { withLekha } from '../test/acceptance/lekha-process.js'
import { drawStatement } from '../test/drawn/statement.js'
import { statementFacts } from '../test/drawn/statement-facts.js'
import { indianLayout } from '../test/drawn/statement-layouts.js'
import { drawTextPdf } from '../test/drawn/text-pdf.js'
import { post, quantile } from './client.js'
import { cpuSum, megabytes, processesOf } from './processes.js'

const rounds = Number(process.env.BENCH_REQUESTS ?? 15)
const mostMs = 1500
const mostBytes = 600e6

await withLekha(async (start) => {
  const lekha = start({
    LEKHA_WORKERS: '1',
    LEKHA_RATE_PER_MINUTE: '0',
    LEKHA_MAX_PAGES: '300',
    LEKHA_WORKER_MAX_RESIDENT_BYTES: '0',
    LEKHA_DEADLINE_MS: '300000',
  })
  const url = `${await lekha.api()}/api/v1/document-analysis`
  const send = async (pages: number) => {
    const { status, code, ms } = await post(url, lekha.token, bodyOf(pages), 300_000)
    if (status !== 200 || code) throw new Error(`${pages} pages were answered ${status} ${code}`)
    return ms
  }
  for (let warm = 0; warm < 3; warm++) await send(10)
  const before = cpuSum(processesOf(lekha.pid))
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await send(10))
  const cpu = ((cpuSum(processesOf(lekha.pid)) - before) / rounds) * 1000
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  console.log(`10 pages: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${cpu.toFixed(0)} ms of processor time`)

  let most = 0
  const sample = () => {
    const workers = processesOf(lekha.pid).filter(({ pid }) => pid !== lekha.pid)
    most = Math.max(most, ...workers.map(({ residentBytes }) => residentBytes))
  }
  sample()
  console.log(`worker before: ${megabytes(most)}`)
  const watch = setInterval(sample, 100)
  const ms = await send(300)
  clearInterval(watch)
  console.log(`300 pages: ${(ms / 1000).toFixed(1)} s, worker at most ${megabytes(most)}`)
  if (p50 > mostMs || most > mostBytes) process.exitCode = 1
  console.log(process.exitCode ? 'FAILED' : 'passed')
})

/** A statement of exactly so many pages; about 38 movements stand on one. */
function bodyOf(pages: number): string {
  const drawn = drawStatement(statementFacts(pages * 40, { seed: 9, daysBetween: 0.05 }), indianLayout).slice(0, pages)
  if (drawn.length < pages) throw new Error('too few pages were drawn')
  const file = drawTextPdf({ pages: drawn })
  return JSON.stringify({ req_id: 'bench', doc_base64: Buffer.from(file).toString('base64') })
}
