import type { Setting } from './setting.js'

/** Pairs as "cheque=check,motor=vehicle". */
export function names(variable: string, sentence: string): Setting<Readonly<Record<string, string>>> {
  return {
    variable,
    type: 'name=name, separated by commas',
    fallback: {},
    sentence,
    secret: false,
    parse(value) {
      const pairs = value.split(',').map((pair) => pair.split('=').map((name) => name.trim()))
      for (const pair of pairs)
        if (pair.length !== 2 || !pair.every((name) => /^[A-Za-z0-9._~-]+$/.test(name)))
          throw new Error('takes pairs of names such as "cheque=check,motor=vehicle"')
      const keys = pairs.map(([from]) => from)
      if (new Set(keys).size !== keys.length) throw new Error('takes each name once')
      return Object.fromEntries(pairs)
    },
  }
}

/** Part of an address: letters, digits, `-._~` and slashes. */
export function path(variable: string, fallback: string, sentence: string): Setting<string> {
  return {
    variable,
    type: 'path',
    fallback,
    sentence,
    secret: false,
    parse(value) {
      if (!/^[A-Za-z0-9._~/-]*$/.test(value)) throw new Error('takes letters, digits, "-", ".", "_", "~" and "/"')
      return value
    },
  }
}
