import type { Quad } from '../vision/picture.js'
import { sizeOfQuad } from '../vision/quad.js'
import { middleOf, type PlacedText } from './placed-text.js'

export interface EngineNumber {
  readonly value: string
  readonly support: number
  readonly quad: Quad
}

const named = /\beng(?:ine)?\.?\s*(?:no|number|nr|#)?\.?\s*[:#-]?\s*/i
const whole = /^[A-Z0-9][A-Z0-9 -]{4,19}$/

/** Engine numbers have no common form, so only one that is called so is taken: after the words, or in the next line or column. */
export function findEngineNumbers(lines: readonly PlacedText[]): EngineNumber[] {
  const found: EngineNumber[] = []
  for (const line of lines) {
    const match = named.exec(line.text)
    if (!match || !/\bno|number|nr|#|:/i.test(line.text)) continue
    const behind = numberIn(line.text.slice(match.index + match[0].length))
    if (behind) found.push({ value: behind, support: 1.5 + 8 * (line.confidence - 0.95), quad: line.quad })
    else
      for (const each of besideOrBelow(line, lines)) {
        const value = numberIn(each.text)
        if (value) found.push({ value, support: 0.5 + 8 * (each.confidence - 0.95), quad: each.quad })
      }
  }
  return found.sort((a, b) => b.support - a.support)
}

/** Capitals and digits, with at least four digits. */
function numberIn(text: string): string | null {
  const trimmed = text.trim()
  if (!whole.test(trimmed)) return null
  const value = trimmed.replace(/[^A-Z0-9]/g, '')
  return value.length >= 6 && value.length <= 17 && value.replace(/\D/g, '').length >= 4 ? value : null
}

function besideOrBelow(line: PlacedText, lines: readonly PlacedText[]): PlacedText[] {
  const { width, height } = sizeOfQuad(line.quad)
  const [x, y] = middleOf(line.quad)
  return lines.filter((each) => {
    const [ox, oy] = middleOf(each.quad)
    const beside = Math.abs(oy - y) < 0.6 * height && ox > x && ox - x < 2.5 * width + sizeOfQuad(each.quad).width / 2
    const below = oy > y && oy - y < 2 * height && Math.abs(ox - x) < width
    return each !== line && (beside || below)
  })
}
