import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Token } from './token.js'
import { createTokenCache } from './token-cache.js'

const token = (tokenId: string) => ({ tokenId, keys: [] }) as unknown as Token
const any = () => true

function setUp(load: (id: string) => Promise<Token | null>) {
  const asked: string[] = []
  let time = 0
  const cache = createTokenCache(
    (id) => {
      asked.push(id)
      return load(id)
    },
    { lifeMs: 5_000, now: () => new Date(time) },
  )
  return { cache, asked, advance: (ms: number) => (time += ms) }
}

describe('the cache of checked tokens', () => {
  it('asks the store once in its life', async () => {
    const { cache, asked, advance } = setUp(async (id) => token(id))
    await cache.find('a', any)
    advance(4_999)
    await cache.find('a', any)
    assert.deepEqual(asked, ['a'])
    advance(1)
    await cache.find('a', any)
    assert.deepEqual(asked, ['a', 'a'])
  })

  it('shares one look-up among requests that ask together', async () => {
    const { cache, asked } = setUp(async (id) => token(id))
    await Promise.all(Array.from({ length: 20 }, () => cache.find('a', any)))
    assert.deepEqual(asked, ['a'])
  })

  it('asks again when what it remembers does not suit', async () => {
    const { cache, asked } = setUp(async (id) => token(id))
    await cache.find('a', any)
    await cache.find('a', () => false)
    assert.deepEqual(asked, ['a', 'a'])
  })

  it('remembers neither what was not found nor what failed', async () => {
    const answers = [null, new Error('the store is down'), token('a')]
    const { cache } = setUp(async () => {
      const answer = answers.shift()!
      if (answer instanceof Error) throw answer
      return answer
    })
    assert.equal(await cache.find('a', any), null)
    await assert.rejects(cache.find('a', any), /down/)
    assert.equal((await cache.find('a', any))?.tokenId, 'a')
  })
})
