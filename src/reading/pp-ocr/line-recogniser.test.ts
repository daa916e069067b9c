import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tensor } from '../../engines/engine.js'
import { viewOfPage } from '../../vision/view.js'
import { LineRecogniser, lineWidth } from './line-recogniser.js'

function recogniserThatSees(inputs: Tensor[]) {
  return new LineRecogniser(
    {
      run: async (input) => {
        inputs.push(input)
        const steps = input.dims[3]! / 8
        return [{ data: new Float32Array(steps * 3), dims: [1, steps, 3] }]
      },
      dispose: async () => {},
    },
    ['a', ' '],
  )
}
const white = (width: number, height: number) =>
  viewOfPage({ width, height, channels: 1, data: new Uint8Array(width * height).fill(255) })

test('a line keeps its proportions at 48 pixels of height', () => {
  assert.equal(lineWidth({ width: 600, height: 24 }), 1200)
  assert.equal(lineWidth({ width: 1, height: 100 }), 8)
  assert.equal(lineWidth({ width: 9000, height: 10 }), 3200)
})

test('short lines are padded with zeros, and steps are told as parts of the line', async () => {
  const inputs: Tensor[] = []
  const [recognition] = await recogniserThatSees(inputs).recognise([white(80, 48)])
  assert.deepEqual(inputs[0]!.dims, [1, 3, 48, 160])
  assert.deepEqual([...inputs[0]!.data.slice(78, 82)], [1, 1, 0, 0])
  assert.deepEqual([recognition!.steps, recognition!.classes, recognition!.stepWidth], [20, 3, 0.1])
})

test('widths are rounded up to multiples of 32', async () => {
  const inputs: Tensor[] = []
  await recogniserThatSees(inputs).recognise([white(350, 48), white(700, 96)])
  assert.deepEqual(
    inputs.map(({ dims }) => dims[3]),
    [352, 352],
  )
})

test('an aborted signal stops between two lines', async () => {
  const abort = new AbortController()
  abort.abort(new Error('gone'))
  await assert.rejects(recogniserThatSees([]).recognise([white(80, 48)], { signal: abort.signal }), /gone/)
})
