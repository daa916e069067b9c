// Pairs a second on one thread, beside fuzzball and natural on the same drawn pairs; a list of a hundred names; one request.
import { createRequire } from 'node:module'
import { ratio, token_set_ratio, WRatio } from 'fuzzball'
import { NameMatcher } from '../../src/names/matcher.js'
import { loadNameModel } from '../../src/operations/name-match/model-files.js'
import { matchNames } from '../../src/operations/name-match/run.js'
import { withLekha } from '../../test/acceptance/lekha-process.js'
import { post, quantile } from '../client.js'
import { drawnPairs } from './drawn-pairs.js'

// the one file: the package as a whole loads dictionaries
const jaroWinkler: (a: string, b: string, jaro: undefined, ignoreCase: boolean) => number = createRequire(
  import.meta.url,
)('natural/lib/natural/distance/jaro-winkler_distance')
const pairs = drawnPairs(20_000)
const matcher = new NameMatcher(loadNameModel())
const ready = pairs.map(([a, b]) => [matcher.name(a), matcher.name(b)] as const)
const missed: string[] = []

report(
  'from raw strings',
  rate((i) => matcher.score(matcher.name(pairs[i]![0]), matcher.name(pairs[i]![1]))),
  60_000,
)
report(
  'names made ready once',
  rate((i) => matcher.score(...ready[i]!)),
  200_000,
)
report(
  'fuzzball ratio',
  rate((i) => ratio(...pairs[i]!)),
)
report(
  'fuzzball token_set_ratio',
  rate((i) => token_set_ratio(...pairs[i]!)),
)
report(
  'fuzzball WRatio',
  rate((i) => WRatio(...pairs[i]!)),
)
report(
  'natural Jaro-Winkler',
  rate((i) => jaroWinkler(...pairs[i]!, undefined, true)),
)
await list(100, 50)
await requests(400, 3)
if (missed.length > 0) {
  console.error(`missed: ${missed.join(', ')}`)
  process.exitCode = 1
}

/** Pairs a second of processor time, so that other work on the machine counts little; the best of six rounds. */
function rate(compare: (index: number) => unknown): number {
  let best = 0
  for (let round = 0; round < 6; round++) {
    const before = process.cpuUsage()
    for (let i = 0; i < pairs.length; i++) compare(i)
    const { user, system } = process.cpuUsage(before)
    best = Math.max(best, pairs.length / ((user + system) / 1e6))
  }
  return best
}

function report(what: string, pairsASecond: number, bound?: number): void {
  const rounded = Math.round(pairsASecond / 1000) * 1000
  console.log(`${what}: ${rounded} pairs/s${bound === undefined ? '' : ` (bound ${bound})`}`)
  if (bound !== undefined && pairsASecond < bound) missed.push(what)
}

/** All pairs of a list of names, with scores, reasons and groups. */
async function list(size: number, boundMs: number): Promise<void> {
  const entities = pairs.slice(0, size / 2).flat()
  const input = { entities, threshold: 80, entityType: 'auto' as const }
  const context = { signal: new AbortController().signal, time: async (_: string, work: () => unknown) => work() }
  const times: number[] = []
  for (let run = 0; run < 25; run++) {
    const before = process.cpuUsage()
    await matchNames(input, matcher, context as never)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  const median = quantile(times, 0.5)
  console.log(
    `${size} names, ${(size * (size - 1)) / 2} pairs: ${median.toFixed(1)} ms of processor time (bound ${boundMs})`,
  )
  if (median > boundMs) missed.push(`${size} names`)
}

/** One caller, two names a request, over the loopback interface. */
async function requests(count: number, boundMs: number): Promise<void> {
  await withLekha(async (start) => {
    const lekha = start({ LEKHA_RATE_PER_MINUTE: '0' })
    const url = `${await lekha.api()}/api/v1/name-match`
    const times: number[] = []
    for (let i = 0; i < count; i++) {
      const { ms } = await post(url, lekha.token, JSON.stringify({ req_id: String(i), entities: pairs[i] }))
      if (i >= 50) times.push(ms)
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    console.log(`one request of two names: p50 ${p50.toFixed(2)} ms (bound ${boundMs}), p95 ${p95.toFixed(2)} ms`)
    if (p50 > boundMs) missed.push('one request')
  })
}
