import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageReader } from '../reading/page-reader.js'
import type { Line } from '../reading/reading.js'
import type { Quad } from '../vision/picture.js'
import { quadOfBox } from '../vision/quad.js'
import { readWider } from './read-wider.js'

const line = (text: string, height: number): Line => ({
  text,
  confidence: 0.9,
  quad: quadOfBox([100, 100, 80, height]),
  words: [],
  characters: [],
})
const picture = { width: 400, height: 300, channels: 3 as const, data: new Uint8Array(400 * 300 * 3) }

async function asked(lines: readonly Line[]): Promise<Quad[]> {
  const quads: Quad[] = []
  const reader = {
    async readQuads(_: unknown, given: readonly Quad[]) {
      quads.push(...given)
      return given.map(() => line('', 10))
    },
  } as unknown as PageReader
  await readWider(picture, lines, reader, new AbortController().signal)
  return quads
}

test('a short word is given a quarter of its width on either side', async () => {
  assert.deepEqual(await asked([line('itz', 20)]), [quadOfBox([80, 100, 120, 20])])
})

test('numbers and sentences are not read again, and of many words only the highest', async () => {
  assert.deepEqual(await asked([line('MH 20 EE 7598', 20), line('All India permit vehicle', 20)]), [])
  const many = await asked([8, 30, 12, 25, 20, 10].map((height) => line('vxi', height)))
  assert.deepEqual(
    many.map(([top, , bottom]) => bottom[1] - top[1]),
    [30, 25, 20, 12],
  )
})
