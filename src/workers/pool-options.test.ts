import assert from 'node:assert/strict'
import { test } from 'node:test'
import { threadsOfWorker } from './pool-options.js'

const cases = [
  ['one worker for each core', { workers: 0, workerThreads: 0 }, 8, 1],
  ['one worker takes every core', { workers: 1, workerThreads: 0 }, 2, 2],
  ['workers share the cores out', { workers: 3, workerThreads: 0 }, 8, 2],
  ['more workers than cores', { workers: 4, workerThreads: 0 }, 2, 1],
  ['a number that was set holds', { workers: 1, workerThreads: 1 }, 8, 1],
] as const

for (const [name, config, cores, threads] of cases)
  test(`threads of a worker: ${name}`, () => {
    assert.equal(threadsOfWorker(config, cores), threads)
  })
