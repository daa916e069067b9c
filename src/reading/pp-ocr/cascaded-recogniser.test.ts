import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { View } from '../../vision/picture.js'
import type { Recognition } from '../recognition.js'
import { CascadedRecogniser, isSure } from './cascaded-recogniser.js'
import { LineRecogniser } from './line-recogniser.js'

const alphabet = ['a', ' ']
const view = { picture: { width: 48, height: 48, channels: 1, data: new Uint8Array(48 * 48) } } as unknown as View

/** A recogniser that always sees one `a` of this probability; 0 sees nothing. */
function seeing(probability: number, letters = alphabet) {
  const network = {
    runs: 0,
    run: async () => {
      network.runs++
      const likely = probability || 0.9
      const data = new Float32Array(3).fill(Math.log((1 - likely) / 2))
      data[probability ? 1 : 0] = Math.log(likely)
      return [{ data, dims: [1, 1, 3] }]
    },
    dispose: async () => {},
  }
  return { network, recogniser: new LineRecogniser(network, letters) }
}
const sure = ({ frames }: Recognition) => Math.exp(frames[1]!)

test('a sure quick reading stands', async () => {
  const [quick, thorough] = [seeing(0.95), seeing(0.99)]
  const read = await new CascadedRecogniser(quick.recogniser, thorough.recogniser).recognise(view)
  assert.ok(Math.abs(sure(read) - 0.95) < 1e-6)
  assert.equal(thorough.network.runs, 0)
})

test('an unsure one and an empty one are read again', async () => {
  for (const doubtful of [0.6, 0]) {
    const [quick, thorough] = [seeing(doubtful), seeing(0.99)]
    const read = await new CascadedRecogniser(quick.recogniser, thorough.recogniser).recognise(view)
    assert.ok(Math.abs(sure(read) - 0.99) < 1e-6)
  }
})

test('a quick look is never followed by another', async () => {
  const [quick, thorough] = [seeing(0.6), seeing(0.99)]
  const read = await new CascadedRecogniser(quick.recogniser, thorough.recogniser).recognise(view, 'quick')
  assert.ok(Math.abs(sure(read) - 0.6) < 1e-6)
  assert.ok(!isSure(read))
})

test('a thorough look leaves the quick one out', async () => {
  const [quick, thorough] = [seeing(0.95), seeing(0.7)]
  const cascade = new CascadedRecogniser(quick.recogniser, thorough.recogniser)
  assert.ok(Math.abs(sure(await cascade.recognise(view, 'thorough')) - 0.7) < 1e-6)
  assert.equal(quick.network.runs, 0)
})

test('recognisers of different alphabets are refused', () => {
  assert.throws(() => new CascadedRecogniser(seeing(1).recogniser, seeing(1, ['b', ' ']).recogniser))
})
