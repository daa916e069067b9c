import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentLabels } from '../../../knowledge/document-labels.js'
import { documentEvidenceNames, type Evidence, wordEvidenceNames } from './evidence.js'
import { labelModel } from './label-model.js'

const weights = {
  bias: { other: 1 },
  words: { title: 2 },
  ownWords: { passport: { title: 1 } },
  document: { receipt: { tallText: 4 } },
  temperature: 1,
}
const evidence = (set: { title?: string; tallText?: number }): Evidence => ({
  document: documentEvidenceNames.map((name) => (name === 'tallText' ? (set.tallText ?? 0) : 0)),
  words: Object.fromEntries(
    documentLabels.map((label) => [
      label,
      wordEvidenceNames.map((name) => Number(name === 'title' && label === set.title)),
    ]),
  ) as unknown as Evidence['words'],
})

test('every label has a probability, best first, one in all', () => {
  const labels = labelModel(weights)(evidence({}))
  assert.equal(labels.length, documentLabels.length)
  assert.equal(labels[0]!.label, 'other')
  assert.ok(Math.abs(labels.reduce((sum, { confidence }) => sum + confidence, 0) - 1) < 1e-9)
})

test('words speak for their label with the weight of all and its own', () => {
  const model = labelModel(weights)
  const [passport] = model(evidence({ title: 'passport' }))
  const [invoice] = model(evidence({ title: 'invoice' }))
  assert.deepEqual([passport!.label, invoice!.label], ['passport', 'invoice'])
  assert.ok(passport!.confidence > invoice!.confidence)
  assert.equal(model(evidence({ tallText: 1 }))[0]!.label, 'receipt')
})

test('weights of another version are refused', () => {
  assert.throws(() => labelModel({ ...weights, words: { gone: 1 } }), /unknown evidence: gone/)
})
