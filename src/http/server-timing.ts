/** The header server-timing: milliseconds by stage, in order. Stage names come from our own code. */
export function serverTiming(stages: Readonly<Record<string, number>>): string {
  return Object.entries(stages)
    .map(([stage, milliseconds]) => `${stage.replace(/[^\w-]/g, '_')};dur=${milliseconds.toFixed(1)}`)
    .join(', ')
}
