import type { Config } from './config.js'
import type { Setting } from './setting.js'
import { settings } from './settings.js'

/** Every setting as `VARIABLE=value`, one a line; of a secret it says only whether it is set. */
export function printConfig(config: Config): string {
  return Object.entries(settings as Record<string, Setting<unknown>>)
    .map(([name, setting]) => `${setting.variable}=${show(setting, config[name as keyof Config])}\n`)
    .join('')
}

/** The value as one would write it into the environment. */
export function show(setting: Setting<unknown>, value: unknown): string {
  if (setting.secret) return value ? '(set, hidden)' : ''
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([from, to]) => `${from}=${to}`)
    .join(',')
}
