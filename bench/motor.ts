// One photograph at one worker (p50, p95), then requests of ten photographs over all workers.

import { availableParallelism } from 'node:os'
import { withLekha } from '../test/acceptance/lekha-process.js'
import { drawDashboard, drawRear } from '../test/drawn/vehicle.js'
import { countAnswers, post, postAll, quantile } from './client.js'
import { cpuSum, processesOf } from './processes.js'

const rounds = Number(process.env.BENCH_REQUESTS ?? 40)
const cores = Number(process.env.LEKHA_WORKERS ?? availableParallelism())
const bounds = { one: 500, ten: 3000 }

const pictures = await Promise.all([
  ...Array.from({ length: 9 }, (_, at) =>
    drawRear(at % 3 === 2 ? ['KA 04', `ME ${9860 + at}`] : [`MH 12 AB ${1230 + at}`], {
      badge: at % 2 ? 'INNOVA' : '',
    }),
  ),
  drawDashboard('83069'),
])
const images = pictures.map((picture, at) => ({ name: `photograph ${at + 1}`, image: picture.toString('base64') }))
const claim = { req_id: 'bench', doc_type: 'image', manufacturer: 'Toyota', model: 'Innova' }
const single = images.slice(0, 9).map((image) => JSON.stringify({ ...claim, doc_base64: [image] }))
const ten = JSON.stringify({ ...claim, doc_base64: images })

const one = await measure(1, single, rounds)
console.log(`one photograph, one worker: ${one.line}`)
const many = await measure(cores, [ten], Math.max(3, Math.round(rounds / 8)))
console.log(`ten photographs, ${cores} worker(s): ${many.line}`)
if (one.p50 > bounds.one || many.p50 > bounds.ten) {
  console.error(`over the bound of ${bounds.one} ms for one or ${bounds.ten} ms for ten`)
  process.exitCode = 1
}

/** Requests one after the other. */
async function measure(workers: number, bodies: readonly string[], count: number) {
  return withLekha(async (start) => {
    const lekha = start({ LEKHA_WORKERS: String(workers), LEKHA_WORKER_THREADS: '1', LEKHA_RATE_PER_MINUTE: '0' })
    const url = `${await lekha.api()}/api/v1/motor`
    const send = (body: string) => post(url, lekha.token, body)
    await postAll(bodies.slice(0, 3), 1, send)
    const cpu = cpuSum(processesOf(lekha.pid))
    const answers = await postAll(
      Array.from({ length: count }, (_, at) => bodies[at % bodies.length]!),
      1,
      send,
    )
    const spent = ((cpuSum(processesOf(lekha.pid)) - cpu) / count) * 1000
    const [p50, p95] = [0.5, 0.95].map((share) =>
      quantile(
        answers.map(({ ms }) => ms),
        share,
      ),
    ) as [number, number]
    const counts = JSON.stringify(countAnswers(answers))
    return {
      p50,
      line: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${spent.toFixed(0)} ms of processor time ${counts}`,
    }
  })
}
