import type { Point } from '../vision/picture.js'
import type { Detection } from './blaze-face.js'

/** Shared area over united area of two upright squares; faces turned against each other are the same face all the same. */
function overlap(one: Detection, other: Detection): number {
  const side = (a: number, b: number, sa: number, sb: number) =>
    Math.min(a + sa / 2, b + sb / 2) - Math.max(a - sa / 2, b - sb / 2)
  const across = side(one.centre[0], other.centre[0], one.size, other.size)
  const down = side(one.centre[1], other.centre[1], one.size, other.size)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / (one.size ** 2 + other.size ** 2 - across * down)
}

/**
 * One detection for each face, surest first. Those that overlap the surest are its echoes; the ones at the same roll
 * are averaged with it by score, as BlazeFace's authors do, which steadies the place; others, seen at another rotation,
 * are dropped.
 */
export function mergeDetections(detections: readonly Detection[]): Detection[] {
  const rest = [...detections].sort((a, b) => b.score - a.score)
  const merged: Detection[] = []
  while (rest.length) {
    const best = rest[0]!
    const echoes = rest.filter((other) => overlap(best, other) > 0.3)
    merged.push(average(echoes.filter((echo) => Math.abs(turn(echo.roll - best.roll)) < 30)))
    for (const echo of echoes) rest.splice(rest.indexOf(echo), 1)
  }
  return merged
}

/** An angle brought to −180 to 180 degrees. */
export const turn = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180

function average(echoes: readonly Detection[]): Detection {
  const total = echoes.reduce((sum, { score }) => sum + score, 0)
  const mean = (value: (echo: Detection) => number) =>
    echoes.reduce((sum, echo) => sum + value(echo) * echo.score, 0) / total
  const point = (of: (echo: Detection) => Point): Point => [mean((echo) => of(echo)[0]), mean((echo) => of(echo)[1])]
  const eyes = [point(({ eyes: [a] }) => a), point(({ eyes: [, b] }) => b)] as const
  return {
    centre: point(({ centre }) => centre),
    size: mean(({ size }) => size),
    roll: (Math.atan2(eyes[1][1] - eyes[0][1], eyes[1][0] - eyes[0][0]) * 180) / Math.PI,
    eyes,
    nose: point(({ nose }) => nose),
    mouth: point(({ mouth }) => mouth),
    score: echoes[0]!.score,
  }
}
