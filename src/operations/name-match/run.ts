import type { Static } from '@sinclair/typebox'
import { LekhaError } from '../../errors/lekha-error.js'
import { groupNames, type ScoredPair } from '../../names/groups.js'
import type { NameMatcher } from '../../names/matcher.js'
import type { Name } from '../../names/name.js'
import type { EntityType } from '../../names/profile.js'
import type { Reason } from '../../names/reasons.js'
import type { RunContext } from '../operation.js'
import type { nameMatchDetails } from './schema.js'

export interface NameMatchInput {
  readonly entities: readonly string[]
  /** 0 to 100. */
  readonly threshold: number
  readonly entityType: EntityType | 'auto'
}

export interface NameMatchResult {
  /** 0 to 100, two decimals. */
  readonly score: number
  readonly matched: boolean
  readonly details: Static<typeof nameMatchDetails>
}

/** The server's own process waits while names are compared: after this many milliseconds others get their turn. */
const sliceMs = 8

/**
 * Compares every two usable names. A name without a letter is listed and left out.
 * @throws LekhaError too_few_entities, deadline_exceeded
 */
export async function matchNames(
  input: NameMatchInput,
  matcher: NameMatcher,
  context: RunContext,
): Promise<NameMatchResult> {
  const names = input.entities.map((text) => matcher.name(text))
  const usable = names.flatMap((name, index) => (name.usable ? [index] : []))
  if (usable.length < 2) throw new LekhaError('too_few_entities')
  const type = input.entityType === 'auto' ? typeOfAll(usable.map((index) => names[index]!)) : input.entityType

  const pairs: { a: number; b: number; score: string; reasons: Reason[] }[] = []
  const scored: ScoredPair[] = []
  let weakest = 100
  let sliceStart = performance.now()
  for (const [position, a] of usable.entries())
    for (const b of usable.slice(position + 1)) {
      const pairType = input.entityType === 'auto' ? matcher.typeOf(names[a]!, names[b]!) : input.entityType
      const result = matcher.explain(names[a]!, names[b]!, pairType)
      const score = percent(result.probability)
      weakest = Math.min(weakest, score)
      pairs.push({ a, b, score: score.toFixed(2), reasons: result.reasons as Reason[] })
      scored.push({ a, b, probability: score, undecidable: result.undecidable })
      if (pairs.length % 64 === 0 && performance.now() - sliceStart > sliceMs) {
        await new Promise((resolve) => setImmediate(resolve))
        context.signal.throwIfAborted()
        sliceStart = performance.now()
      }
    }
  return {
    score: weakest,
    matched: weakest >= input.threshold,
    details: {
      threshold: input.threshold,
      entity_type: type,
      entities: names.map((name, index) => describe(name, input.entities[index]!, type)),
      pairs: pairs as Static<typeof nameMatchDetails>['pairs'],
      groups: [
        ...groupNames(usable, scored, input.threshold),
        ...names.flatMap((name, index) => (name.usable ? [] : [[index]])),
      ],
    },
  }
}

/** Two decimals; nothing is ever quite certain or quite excluded by a name. */
const percent = (probability: number): number => Math.min(99.99, Math.max(0.01, Math.round(probability * 10_000) / 100))

function typeOfAll(names: readonly Name[]): EntityType {
  return names.filter((name) => name.looksLikeCompany).length * 2 >= names.length ? 'company' : 'person'
}

function describe(name: Name, input: string, type: EntityType) {
  const profile = name.profile(type)
  return {
    input,
    normalised: profile.normalised,
    script: name.script,
    tokens: profile.parts.tokens.map((token) => token.text),
  }
}
