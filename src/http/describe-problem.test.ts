import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeProblem } from './describe-problem.js'

const type = { keyword: 'type', params: {} }

for (const [instancePath, parentSchema, data, sentence] of [
  ['', { type: 'object' }, null, 'The body takes an object; null was sent.'],
  ['/a/0/b', { type: 'boolean' }, {}, '"a[0].b" takes true or false; an object was sent.'],
  ['/a~1b', { type: 'integer', minimum: 1 }, 0, '"a/b" takes a whole number of at least 1; the number 0 was sent.'],
  ['/n', { type: 'number', maximum: 2 }, 3, '"n" takes a number of at most 2; the number 3 was sent.'],
  ['/e', { enum: ['a', 1] }, true, '"e" takes one of "a", 1; true was sent.'],
  ['/o', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, '"o" takes one of a text, null; the number 1 was sent.'],
  [
    '/entities',
    { type: 'array', minItems: 2, maxItems: 100, items: { type: 'string' } },
    ['a'],
    '"entities" takes an array of 2 to 100 items, each a text; an array of 1 was sent.',
  ],
] as const)
  test(sentence, () => {
    assert.equal(describeProblem({ ...type, instancePath, parentSchema, data }), sentence)
  })
