/** A pattern as a tree; `set` is one character out of several. */
export type Pattern =
  | { readonly kind: 'set'; readonly characters: readonly string[] }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Pattern[] }
  /** `most` may be Infinity. */
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly least: number; readonly most: number }

/**
 * Parses the part of regular expressions that describes codes and amounts: characters, `[0-9A-Z]`, `( | )`, `?`, `*`, `+`,
 * `{2}`, `{2,}`, `{2,4}`, and `\` before a character that would mean something. Always the whole text, no anchors.
 * Throws SyntaxError on anything else.
 */
export function parsePattern(source: string): Pattern {
  const characters = [...source]
  let at = 0
  const fail = (what: string): never => {
    throw new SyntaxError(`${what} at ${at} of the pattern ${source}`)
  }
  const choice = (): Pattern => {
    const parts = [sequence()]
    while (characters[at] === '|') {
      at++
      parts.push(sequence())
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts }
  }
  const sequence = (): Pattern => {
    const parts: Pattern[] = []
    while (at < characters.length && characters[at] !== '|' && characters[at] !== ')') parts.push(repeated())
    return { kind: 'sequence', parts }
  }
  const repeated = (): Pattern => {
    const part = single()
    const sign = characters[at]
    if (sign === '?' || sign === '*' || sign === '+') {
      at++
      return { kind: 'repeat', part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity }
    }
    if (sign !== '{') return part
    const close = characters.indexOf('}', at)
    const counts = /^(\d+)(,(\d*))?$/.exec(characters.slice(at + 1, close).join('')) ?? fail('bad count')
    at = close + 1
    const least = Number(counts[1])
    return { kind: 'repeat', part, least, most: counts[2] ? (counts[3] ? Number(counts[3]) : Infinity) : least }
  }
  const single = (): Pattern => {
    const sign = characters[at++]!
    if (sign === '(') {
      const inside = choice()
      if (characters[at++] !== ')') fail('no )')
      return inside
    }
    if (sign === '[') return { kind: 'set', characters: members() }
    if ('*+?{}]'.includes(sign)) fail(`stray ${sign}`)
    return { kind: 'set', characters: [sign === '\\' ? (characters[at++] ?? fail('nothing after \\')) : sign] }
  }
  const members = (): string[] => {
    const found: string[] = []
    while (characters[at] !== ']') {
      if (at >= characters.length) fail('no ]')
      const from = characters[at] === '\\' ? characters[++at]! : characters[at]!
      at++
      if (characters[at] !== '-' || characters[at + 1] === ']') {
        found.push(from)
        continue
      }
      const to = characters[at + 1] ?? fail('no ]')
      at += 2
      for (let code = from.codePointAt(0)!; code <= to.codePointAt(0)!; code++) found.push(String.fromCodePoint(code))
    }
    at++
    return found
  }
  const whole = choice()
  if (at < characters.length) fail('stray )')
  return whole
}
