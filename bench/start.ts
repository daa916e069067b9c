// Start to ready: from the start of the process to the first 200 of /readyz. Prints each run and the median.
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type LekhaProcess, withLekha } from '../test/acceptance/lekha-process.js'
import { quantile } from './client.js'

const runs = 5
const times: number[] = []
for (let run = 0; run < runs; run++)
  await withLekha(async (start) => {
    const began = performance.now()
    const lekha = start({ LEKHA_WORKERS: process.env.LEKHA_WORKERS ?? '0' })
    await ready(lekha)
    times.push(performance.now() - began)
    console.log(`start to ready: ${times.at(-1)!.toFixed(0)} ms`)
    await lekha.stop()
  })
console.log(`median of ${runs}: ${quantile(times, 0.5).toFixed(0)} ms`)

async function ready(lekha: LekhaProcess): Promise<void> {
  const admin = await lekha.admin()
  await lekha.api()
  while ((await fetch(`${admin}/readyz`)).status !== 200) await wait(5)
}
