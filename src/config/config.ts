import type { Setting } from './setting.js'
import { settings } from './settings.js'

export type Config = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never
}

/**
 * Reads every setting from the environment. A variable that is not set, or set to nothing, takes its default.
 * @throws Error that names each bad variable and what it takes.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const entries = Object.entries(settings as Record<string, Setting<unknown>>).map(([name, setting]) => {
    const given = environment[setting.variable]
    if (given === undefined || given === '') return [name, setting.fallback]
    try {
      return [name, setting.parse(given)]
    } catch (error) {
      problems.push(`${setting.variable}=${setting.secret ? '(hidden)' : given}: it ${(error as Error).message}`)
      return [name, setting.fallback]
    }
  })
  if (problems.length) throw new Error(`The configuration is not valid.\n${problems.join('\n')}`)
  return Object.fromEntries(entries) as Config
}
