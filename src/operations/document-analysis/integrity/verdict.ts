import type { Integrity, Signal } from './signal.js'

/**
 * A careful verdict. Only what cannot come about by accident (`high`) makes `tampered`; one signal that has innocent
 * causes now and then makes `suspicious`; hints that are common on honest documents (`low`, `info`) change nothing.
 * @param checked whether there was anything to check: of a picture without arithmetic nothing is known
 */
export function verdictOf(signals: readonly Signal[], checked: boolean): Integrity {
  const has = (severity: Signal['severity']) => signals.some((signal) => signal.severity === severity)
  const verdict = has('high') ? 'tampered' : has('medium') ? 'suspicious' : checked ? 'clean' : 'unknown'
  return { verdict, signals: [...signals].sort((a, b) => rank[b.severity] - rank[a.severity]) }
}

const rank = { info: 0, low: 1, medium: 2, high: 3 } as const
