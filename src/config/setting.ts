/** One setting: where it comes from, how its text becomes a value, and what the documentation says of it. */
export interface Setting<Value> {
  readonly variable: string
  readonly type: string
  readonly fallback: Value
  readonly sentence: string
  /** Hidden by --print-config. */
  readonly secret: boolean
  /** @throws Error whose message says what the variable takes. */
  parse(text: string): Value
}

export const text = (variable: string, fallback: string, sentence: string): Setting<string> => ({
  variable,
  type: 'text',
  fallback,
  sentence,
  secret: false,
  parse: (value) => value,
})

export const secret = (variable: string, fallback: string, sentence: string): Setting<string> => ({
  ...text(variable, fallback, sentence),
  secret: true,
})

export function choice<const Values extends readonly string[]>(
  variable: string,
  values: Values,
  fallback: Values[number],
  sentence: string,
): Setting<Values[number]> {
  return {
    variable,
    type: values.join(' | '),
    fallback,
    sentence,
    secret: false,
    parse(value) {
      if (!values.includes(value)) throw new Error(`takes one of ${values.join(', ')}`)
      return value
    },
  }
}

export function count(
  variable: string,
  fallback: number,
  sentence: string,
  range: { min: number; max: number },
): Setting<number> {
  return {
    variable,
    type: `whole number, ${range.min} to ${range.max}`,
    fallback,
    sentence,
    secret: false,
    parse(value) {
      const number = Number(value)
      if (value.trim() === '' || !Number.isInteger(number) || number < range.min || number > range.max)
        throw new Error(`takes a whole number from ${range.min} to ${range.max}`)
      return number
    },
  }
}

export const bytes = (
  variable: string,
  fallback: number,
  sentence: string,
  range: { min: number; max: number } = { min: 0, max: 1e12 },
): Setting<number> => ({
  ...count(variable, fallback, sentence, range),
  type: `bytes, ${range.min} to ${range.max}`,
})

export const milliseconds = (variable: string, fallback: number, sentence: string): Setting<number> => ({
  ...count(variable, fallback, sentence, { min: 1, max: 86_400_000 }),
  type: 'milliseconds',
})

export function flag(variable: string, fallback: boolean, sentence: string): Setting<boolean> {
  return {
    variable,
    type: 'true | false',
    fallback,
    sentence,
    secret: false,
    parse(value) {
      if (value !== 'true' && value !== 'false') throw new Error('takes true or false')
      return value === 'true'
    },
  }
}
