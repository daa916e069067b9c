import { type Decided, logSum } from './choose.js'
import type { WrittenAmount } from './find/amount-in-words.js'
import type { Found } from './find/found.js'

export interface AmountDecision {
  readonly figures: Decided<number> | null
  /** The text of the legal amount; `amount` is the number that it states. */
  readonly words: (Decided<string> & { readonly amount: number | null }) | null
  readonly amount: { readonly value: number; readonly support: number; readonly agree: boolean | null } | null
}

/**
 * A cheque's two amounts are mostly one: this much less likely, in nats, is a pair that differs. A reading that supports
 * the other amount only as its tenth choice still wins against a difference.
 */
const differ = -7
/** An amount that one side reads as this much less likely than its best is not read there at all. */
const unread = -9
/** Below it neither side says anything. */
const hopeless = -16

/** Weighs the words against the figures; each alone where the other is missing. */
export function decideAmount(
  words: readonly Found<WrittenAmount>[],
  figures: readonly Found<number>[],
): AmountDecision {
  const legal = bestOf(
    words.flatMap(({ value, logProbability, extent }) => {
      return value.amounts.map((amount) => ({
        value: amount.value,
        text: value.text,
        extent,
        logProbability:
          Math.max(unread, aligned(amount.logProbability, value.text)) + lessLikely(logProbability, words),
      }))
    }),
  )
  const courtesy = bestOf(figures.map((each) => ({ ...each, text: '' })))
  const pairs: { w: number | null; f: number | null; score: number }[] = []
  for (const w of [null, ...legal.keys()])
    for (const f of [null, ...courtesy.keys()]) {
      if (w === null && f === null) continue
      const wordsScore = w === null ? (legal.size ? unread : 0) : legal.get(w)!.logProbability
      const figuresScore = f === null ? (courtesy.size ? unread : 0) : courtesy.get(f)!.logProbability
      const relation = w === null || f === null ? -2 : w === f ? 0 : differ
      pairs.push({ w, f, score: wordsScore + figuresScore + relation })
    }
  pairs.sort((a, b) => b.score - a.score)
  if (!pairs.length || pairs[0]!.score < hopeless) return { figures: null, words: null, amount: null }
  const best = pairs[0]!
  const w = best.w === null ? null : legal.get(best.w)!
  const f = best.f === null ? null : courtesy.get(best.f)!
  const agree = best.w === null || best.f === null ? null : best.w === best.f
  // Where both differ for good, the words hold (Bills of Exchange Act 1882, section 9; NI Act 1881, section 18).
  const value = best.w ?? best.f!
  return {
    figures: f && {
      value: best.f!,
      extent: f.extent,
      support: supportOf(pairs, ({ f }) => f === best.f),
      evidence: 'figures',
    },
    words: w && {
      value: w.text,
      amount: best.w,
      extent: w.extent,
      support: supportOf(pairs, ({ w }) => w === best.w),
      evidence: 'words',
    },
    amount: { value, support: supportOf(pairs, ({ w, f }) => (w ?? f) === value), agree },
  }
}

/** The cost of an alignment beyond the quarter nat a letter that any hand costs. */
const aligned = (logProbability: number, text: string) =>
  Math.min(0, (logProbability + 0.25 * text.replace(/[^\p{L}]/gu, '').length) * 0.6)

/** A text that explains its letters worse than the best one does. */
const lessLikely = (gain: number, words: readonly Found<WrittenAmount>[]) =>
  Math.max(unread, (gain - Math.max(...words.map(({ logProbability }) => logProbability))) * 0.5)

type Reading = Found<number> & { readonly text: string }

function bestOf(readings: readonly Omit<Reading, 'evidence'>[]): Map<number, Omit<Reading, 'evidence'>> {
  const best = new Map<number, Omit<Reading, 'evidence'>>()
  for (const reading of [...readings].sort((a, b) => b.logProbability - a.logProbability).slice(0, 60))
    if (!best.has(reading.value)) best.set(reading.value, reading)
  return best
}

/** Log-odds of the pairs that a condition selects against the others. */
function supportOf<Pair extends { score: number }>(pairs: readonly Pair[], holds: (pair: Pair) => boolean): number {
  const yes = pairs.filter(holds).map(({ score }) => score)
  const no = pairs.filter((pair) => !holds(pair)).map(({ score }) => score)
  // Nothing is ever surer than e^9 to one: the reader itself may be wrong as a whole.
  return Math.min(9, logSum(yes) - (no.length ? logSum(no) : -9))
}
