// 200 requests at once on a queue of 50. Every one must be answered with 200 or 503, none may hang, and afterwards the
// service must answer as before. The deadline is far off, so that a slow machine refuses rather than gives up.
import { withLekha } from '../test/acceptance/lekha-process.js'
import { chequeBodies } from './cheque-bodies.js'
import { countAnswers, post, postAll, quantile } from './client.js'

const requests = 200
const workers = process.env.LEKHA_WORKERS ?? '0'

await withLekha(async (start) => {
  const lekha = start({
    LEKHA_WORKERS: workers,
    LEKHA_QUEUE_SIZE: '50',
    LEKHA_RATE_PER_MINUTE: '0',
    LEKHA_DEADLINE_MS: '600000',
  })
  const url = `${await lekha.api()}/api/v1/cheque`
  const bodies = await chequeBodies()
  const send = (body: string) => post(url, lekha.token, body, 600_000)
  const before = await postAll(bodies.slice(0, 5), 1, send)

  const crowd = Array.from({ length: requests }, (_, index) => bodies[index % bodies.length]!)
  const answers = await postAll(crowd, requests, send)
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) >= 1)
  console.log(`${requests} at once:`, countAnswers(answers))
  console.log(`served: slowest ${slowest(served)} ms; refused: slowest ${slowest(refused)} ms, all with Retry-After`)

  const after = await postAll(bodies.slice(0, 5), 1, send)
  console.log(`one at a time, median: before ${median(before)} ms, after ${median(after)} ms`, countAnswers(after))
  const ended = lekha.log.filter(({ msg }) => msg === 'a worker ended').length
  console.log(`workers that ended: ${ended}`)

  const good = served.length + refused.length === requests && served.length >= 50 && ended === 0
  if (!good || after.some(({ status }) => status !== 200)) process.exitCode = 1
  console.log(process.exitCode ? 'FAILED' : 'passed')
})

function slowest(answers: { ms: number }[]): string {
  return Math.max(0, ...answers.map(({ ms }) => ms)).toFixed(0)
}

function median(answers: { ms: number }[]): string {
  return quantile(
    answers.map(({ ms }) => ms),
    0.5,
  ).toFixed(0)
}
