import { performance } from 'node:perf_hooks'

export interface Answer {
  readonly status: number
  /** `error_code` of the envelope; "" on success. */
  readonly code: string
  readonly ms: number
  readonly retryAfter: string | null
}

/** One request, from its first byte to the last of its answer. Rejects when there is no answer within the limit. */
export async function post(url: string, token: string, body: string, limitMs = 120_000): Promise<Answer> {
  const start = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(limitMs),
  })
  const { error_code: code } = (await response.json()) as { error_code: string }
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, code, ms: performance.now() - start, retryAfter }
}

/** Sends every body, at most `abreast` at a time. @returns the answers in the order in which they came */
export async function postAll(
  bodies: readonly string[],
  abreast: number,
  send: (body: string) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const rest = bodies.values()
  const caller = async () => {
    for (const body of rest) answers.push(await send(body))
  }
  await Promise.all(Array.from({ length: abreast }, caller))
  return answers
}

/** How often each status and code came, e.g. `{ '200': 52, '503 queue_full': 148 }`. */
export function countAnswers(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, code } of answers) {
    const name = `${status} ${code}`.trim()
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** @param share 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
