// 500 requests in a row. Resident memory of the server and its workers after request 500 must be within 10 % of what it
// was after request 100. No worker is recycled meanwhile.
import { withLekha } from '../test/acceptance/lekha-process.js'
import { chequeBodies } from './cheque-bodies.js'
import { post } from './client.js'
import { megabytes, processesOf, residentSum } from './processes.js'

const requests = 500
const every = 100

await withLekha(async (start) => {
  const lekha = start({
    LEKHA_WORKERS: process.env.LEKHA_WORKERS ?? '0',
    LEKHA_RATE_PER_MINUTE: '0',
    LEKHA_WORKER_MAX_TASKS: '0',
    LEKHA_WORKER_MAX_RESIDENT_BYTES: '0',
  })
  const url = `${await lekha.api()}/api/v1/cheque`
  const bodies = await chequeBodies()
  report('ready', lekha.pid)
  const sums: number[] = []
  for (let request = 1; request <= requests; request++) {
    const { status, code } = await post(url, lekha.token, bodies[request % bodies.length]!)
    if (status !== 200) throw new Error(`request ${request} was answered ${status} ${code}`)
    if (request % every === 0) sums.push(report(`after ${request}`, lekha.pid))
  }
  const growth = sums.at(-1)! / sums[0]! - 1
  console.log(`growth from request ${every} to ${requests}: ${(growth * 100).toFixed(1)} %`)
  if (growth > 0.1) process.exitCode = 1
  console.log(process.exitCode ? 'FAILED' : 'passed')
})

function report(moment: string, pid: number): number {
  const processes = processesOf(pid)
  const sum = residentSum(processes)
  const [server, ...workers] = processes.toSorted((a, b) => Number(b.pid === pid) - Number(a.pid === pid))
  const list = workers.map(({ residentBytes }) => megabytes(residentBytes)).join(', ')
  console.log(`${moment}: ${megabytes(sum)} (server ${megabytes(server!.residentBytes)}; workers ${list})`)
  return sum
}
