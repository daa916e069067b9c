import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupNames, type ScoredPair } from './groups.js'

const pair = (a: number, b: number, probability: number, undecidable = false): ScoredPair => ({
  a,
  b,
  probability,
  undecidable,
})

test('an ambiguous name bridges nobody: R Sharma, Rohit Sharma, Rahul Sharma', () => {
  const pairs = [pair(0, 1, 0.9, true), pair(0, 2, 0.9, true), pair(1, 2, 0.02)]
  assert.deepEqual(groupNames([0, 1, 2], pairs, 0.8), [[0], [1], [2]])
})

test('an ambiguous name joins the one group that it fits', () => {
  const pairs = [pair(0, 1, 0.9, true), pair(0, 2, 0.9, true), pair(1, 2, 0.99)]
  assert.deepEqual(groupNames([0, 1, 2], pairs, 0.8), [[0, 1, 2]])
})

test('no contradiction stands inside a group, the better pair wins', () => {
  const pairs = [pair(0, 1, 0.97), pair(1, 2, 0.9), pair(0, 2, 0.1)]
  assert.deepEqual(groupNames([0, 1, 2], pairs, 0.8), [[0, 1], [2]])
})

test('every index comes out once', () => {
  assert.deepEqual(groupNames([3, 5, 9], [pair(3, 5, 0), pair(3, 9, 0.99), pair(5, 9, 0)], 0.8), [[3, 9], [5]])
})
