import { plateFormats } from '../../src/knowledge/plate-formats.js'
import type { ImageSight } from '../../src/operations/motor/findings.js'
import { quadOfBox } from '../../src/vision/quad.js'

/** A photograph of the rear of a white car, 800 × 600, on which nothing is read; each part can be given. */
export function imageSight(given: Partial<ImageSight> = {}): ImageSight {
  return {
    width: 800,
    height: 600,
    quality: { sharpness: 0.5, glare: 0, brightness: 0.5, verdict: 'good', reasons: [] },
    vehicle: { box: [100, 100, 600, 400], score: 0.7 },
    others: [],
    kinds: [
      { kind: 'car', score: 2 },
      { kind: 'truck', score: 0.2 },
    ],
    views: [0.02, 0.01, 0.01, 0.9, 0.02, 0.02, 0.01, 0.01],
    colours: [0.8, 0.1, 0.02, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01],
    instrument: 0,
    dashboard: 0,
    plates: [],
    odometers: [],
    vins: [],
    engineNumbers: [],
    badges: [],
    texts: [],
    ...given,
  }
}

export const plateSeen = (text: string, support: number) => ({
  text,
  formats: plateFormats.slice(0, 1),
  support,
  logProbability: 0,
  quad: quadOfBox([300, 400, 200, 50]),
})
