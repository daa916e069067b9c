import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '../../vision/picture.js'
import { decodeGreedily } from './ctc.js'

const alphabet = ['a', 'b', ' ']
const letterWidth = 10

/** Letters of 10 pixels, `gap` pixels after each; the network reads each letter in its middle and `space` between all. */
function read(gaps: readonly number[], space: number) {
  const width = gaps.reduce((sum, gap) => sum + letterWidth + gap, 0)
  const line: Picture = { width, height: 48, channels: 1, data: new Uint8Array(width * 48).fill(255) }
  const frames = new Float32Array(width * 4).fill(Math.log(0.01))
  for (let step = 0; step < width; step++) {
    frames[step * 4] = Math.log(0.98 - space)
    frames[step * 4 + 3] = Math.log(space)
  }
  let x = 0
  for (const [index, gap] of gaps.entries()) {
    for (let y = 16; y < 32; y++) line.data.fill(0, y * width + x, y * width + x + letterWidth)
    const step = x + letterWidth / 2
    frames.set(
      [Math.log(0.01), Math.log(index % 2 ? 0.01 : 0.97), Math.log(index % 2 ? 0.97 : 0.01), Math.log(0.01)],
      step * 4,
    )
    x += letterWidth + gap
  }
  const characters = decodeGreedily({ frames, steps: width, classes: 4, stepWidth: 1 / width }, alphabet, line)
  return { text: characters.map(({ text }) => text).join(''), characters, width }
}

test('a gap makes a space that the network only half believes in', () => {
  assert.equal(read([3, 3, 14, 3, 3], 0.2).text, 'aba ba')
})

test('neither a gap that the network is sure holds none, nor a thought without a gap', () => {
  assert.equal(read([3, 3, 14, 3, 3], 0.0005).text, 'ababa')
  assert.equal(read([3, 3, 3, 3, 3], 0.2).text, 'ababa')
})

test('letters that are spaced out are one word', () => {
  assert.equal(read([14, 14, 14, 14, 14], 0.1).text, 'ababa')
})

test('an added space lies in its gap and is no surer than what speaks for it', () => {
  const { characters, width } = read([3, 3, 14, 3, 3], 0.2)
  const space = characters.find(({ text }) => text === ' ')!
  const [from, to] = [36 / width, 50 / width]
  const middle = (space.from + space.to) / 2
  assert.ok(middle > from && middle < to)
  assert.ok(space.probability > 0.5 && space.probability < 1)
})
