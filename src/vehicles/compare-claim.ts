import { keyOf, knownNames, makerOfClaim } from './maker-names.js'

export type Verdict = 'consistent' | 'inconsistent' | 'unverified'

/** Something that names the maker, and perhaps the model. */
export interface MakerEvidence {
  readonly makers: readonly string[]
  readonly model: string | null
  /** Log-odds that it is so. */
  readonly support: number
}

export interface ClaimComparison {
  /** What the evidence says; null where it says nothing firm. */
  readonly manufacturer: string | null
  readonly model: string | null
  readonly verdict: Verdict
  /** Log-odds of the verdict; null when unverified. */
  readonly support: number | null
}

/** A claim is contradicted only on evidence as firm as this: a false accusation is worse than silence. */
const firmAgainst = 1.5
/** Evidence that is enough to agree. */
const firmFor = 1

/**
 * Compares a claimed maker and model with badges and VINs. Evidence of the same maker adds up over images; the claim is
 * contradicted when another maker has firm evidence and the claimed one has none.
 */
export function compareClaim(
  claim: { manufacturer: string; model: string },
  evidence: readonly MakerEvidence[],
): ClaimComparison {
  const claimed = makerOfClaim(claim.manufacturer)
  const supports = new Map<string, number>()
  for (const { makers, support } of evidence) {
    if (support <= 0) continue
    for (const maker of makers) {
      const known = supports.get(maker)
      supports.set(maker, known === undefined ? support : Math.max(known, support) + Math.min(known, support) / 4)
    }
  }
  const ranked = [...supports].sort((a, b) => b[1] - a[1])
  const [best] = ranked
  const agreeing = claimed === null ? undefined : supports.get(claimed)
  const manufacturer =
    agreeing !== undefined && agreeing >= firmFor ? claimed : best && best[1] >= firmFor ? best[0] : null
  const models = evidence.filter(
    ({ makers, model, support }) => model && support >= firmFor && makers.includes(manufacturer ?? ''),
  )
  const model = bestModel(models, claim.model)
  const answer = { manufacturer, model: model?.model ?? null }
  if (claimed === null || !best) return { ...answer, verdict: 'unverified', support: null }
  if (agreeing !== undefined && agreeing >= firmFor) {
    const other = otherModel(claim.model, models)
    if (other !== null) return { ...answer, verdict: 'inconsistent', support: other }
    return { ...answer, verdict: 'consistent', support: agreeing }
  }
  const rival = best[1] - (agreeing ?? 0)
  if (rival >= firmAgainst) return { ...answer, verdict: 'inconsistent', support: rival }
  return { ...answer, verdict: 'unverified', support: null }
}

/** The model that is claimed where it is among those seen, else the one seen best. */
function bestModel(models: readonly MakerEvidence[], claimed: string): MakerEvidence | undefined {
  const sorted = [...models].sort((a, b) => b.support - a.support)
  return sorted.find(({ model }) => related(keyOf(claimed), keyOf(model!))) ?? sorted[0]
}

/** Log-odds that another model of the maker is seen; null where the claim names no known model or one that is related. */
function otherModel(claimed: string, models: readonly MakerEvidence[]): number | null {
  const key = keyOf(claimed)
  const known = knownNames.get(key)
  if (!known || known.model === null || models.length === 0) return null
  if (models.some(({ model }) => related(key, keyOf(model!)))) return null
  const best = models.reduce((a, b) => (b.support > a.support ? b : a))
  return best.support >= firmAgainst && !knownNames.get(keyOf(best.model!))?.ordinary ? best.support : null
}

/** One name holds the other (Innova Crysta), or a third holds both (Swift and Dzire are parts of Swift Dzire). */
function related(a: string, b: string): boolean {
  if (a === '' || a.includes(b) || b.includes(a)) return true
  return [...knownNames.keys()].some((key) => key.includes(a) && key.includes(b))
}
