import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testStores, withStore } from '../../test/stores.js'
import type { Store } from '../store/store.js'
import { ensureFirstToken } from './first-token.js'
import { mayCall } from './grant.js'
import type { Environment } from './token.js'
import { createTokenService, EndedTokenError, type TokenService, UnknownTokenError } from './token-service.js'
import { newTokenText } from './token-text.js'

const NOON = Date.parse('2030-01-15T12:00:00Z')
const HOUR = 3_600_000
const CACHE_MS = 5_000

/** A service whose clock the test sets. */
function setUp(store: Store, environment: Environment = 'live') {
  const clock = { now: NOON }
  const tokens = createTokenService(store, { environment, tokenCacheMs: CACHE_MS }, () => new Date(clock.now))
  return { tokens, clock }
}

const refuses = (tokens: TokenService, text: string | undefined, code: string) =>
  assert.rejects(tokens.check(text), { code, status: 401 })

for (const kind of testStores)
  describe(`tokens on ${kind.name}`, () => {
    it('grants what the token was created with', () =>
      withStore(kind, async (store) => {
        const { tokens } = setUp(store)
        const { token, text } = await tokens.create({
          name: 'core banking',
          scopes: ['cheque', 'name-match'],
          ratePerMinute: 60,
          dailyQuota: 1_000,
        })
        const grant = await tokens.check(text)
        const expected = {
          tokenId: token.tokenId,
          scopes: ['cheque', 'name-match'],
          ratePerMinute: 60,
          dailyQuota: 1_000,
        }
        assert.deepEqual(grant, expected)
        assert.equal(mayCall(grant, 'cheque'), true)
        assert.equal(mayCall(grant, 'motor'), false)
        const all = await tokens.create({ name: 'all', scopes: ['*'] })
        assert.equal(mayCall(await tokens.check(all.text), 'motor'), true)
      }))

    it('stores no text and nothing that a text could be made of', () =>
      withStore(kind, async (store) => {
        const { tokens } = setUp(store)
        const { text } = await tokens.create({ name: 'a', scopes: ['*'] })
        const rows = [
          await store.db.selectFrom('token').selectAll().execute(),
          await store.db.selectFrom('token_key').selectAll().execute(),
        ]
        assert.equal(JSON.stringify(rows).includes(text.slice(17, 30)), false)
      }))

    it('refuses a token that is missing, mistyped or unknown', () =>
      withStore(kind, async (store) => {
        const { tokens } = setUp(store)
        const { token, text } = await tokens.create({ name: 'a', scopes: ['*'] })
        await refuses(tokens, undefined, 'token_missing')
        await refuses(tokens, '', 'token_missing')
        await refuses(tokens, `${text.slice(0, -1)}${text.endsWith('k') ? 'm' : 'k'}`, 'token_invalid')
        await refuses(tokens, newTokenText('live', 'aaaaaaaa'), 'token_invalid')
        // Whole and well formed, with the id of a real token: only the secret is wrong.
        await refuses(tokens, newTokenText('live', token.tokenId), 'token_invalid')
      }))

    it('finds a mistyped token without asking the store', () =>
      withStore(kind, async (store) => {
        const { tokens } = setUp(store)
        const { text } = await tokens.create({ name: 'a', scopes: ['*'] })
        await store.close()
        await refuses(tokens, `${text.slice(0, -1)}${text.endsWith('k') ? 'm' : 'k'}`, 'token_invalid')
      }))

    it('takes only tokens of its own environment', () =>
      withStore(kind, async (store) => {
        const live = setUp(store).tokens
        const uat = setUp(store, 'uat').tokens
        const { text } = await uat.create({ name: 'a', scopes: ['*'] })
        assert.match(text, /^lk_uat_/)
        await uat.check(text)
        await assert.rejects(live.check(text), {
          code: 'token_wrong_environment',
          message: 'The token belongs to the uat environment; this is live.',
        })
      }))

    it('ends a token at its expiry, remembered or not', () =>
      withStore(kind, async (store) => {
        const { tokens, clock } = setUp(store)
        const { text } = await tokens.create({ name: 'a', scopes: ['*'], expiresAt: new Date(NOON + 1_000) })
        clock.now = NOON + 999
        await tokens.check(text)
        clock.now = NOON + 1_000
        await refuses(tokens, text, 'token_expired')
      }))

    it('keeps the old text working until the overlap of a rotation is over', () =>
      withStore(kind, async (store) => {
        const { tokens, clock } = setUp(store)
        const { token, text: old } = await tokens.create({ name: 'a', scopes: ['*'] })
        await tokens.check(old)
        const { text: fresh } = await tokens.rotate(token.tokenId, new Date(NOON + HOUR))
        assert.notEqual(fresh, old)
        // At once, although the token as it was before is still remembered.
        assert.equal((await tokens.check(fresh)).tokenId, token.tokenId)
        clock.now = NOON + HOUR - 1
        await tokens.check(old)
        clock.now = NOON + HOUR
        await refuses(tokens, old, 'token_expired')
        await tokens.check(fresh)
      }))

    it('does not lengthen an overlap by a second rotation', () =>
      withStore(kind, async (store) => {
        const { tokens, clock } = setUp(store)
        const { token, text: first } = await tokens.create({ name: 'a', scopes: ['*'] })
        const { text: second } = await tokens.rotate(token.tokenId, new Date(NOON + HOUR))
        const { text: third } = await tokens.rotate(token.tokenId, new Date(NOON + 3 * HOUR))
        clock.now = NOON + 2 * HOUR
        await refuses(tokens, first, 'token_expired')
        await tokens.check(second)
        await tokens.check(third)
      }))

    it('refuses a revoked token within the life of the cache, in other processes too', () =>
      withStore(kind, async (store) => {
        const { tokens, clock } = setUp(store)
        const other = setUp(store)
        const { token, text } = await tokens.create({ name: 'a', scopes: ['*'] })
        await other.tokens.check(text)
        await tokens.revoke(token.tokenId)
        clock.now = other.clock.now = NOON + CACHE_MS
        await refuses(tokens, text, 'token_invalid')
        await refuses(other.tokens, text, 'token_invalid')
      }))

    it('says the same of a revoked token that has expired as of an unknown one', () =>
      withStore(kind, async (store) => {
        const { tokens, clock } = setUp(store)
        const { token, text } = await tokens.create({ name: 'a', scopes: ['*'], expiresAt: new Date(NOON + 1) })
        await tokens.revoke(token.tokenId)
        clock.now = NOON + HOUR
        await refuses(tokens, text, 'token_invalid')
      }))

    it('keeps the first moment of a revocation', () =>
      withStore(kind, async (store) => {
        const { tokens, clock } = setUp(store)
        const { token } = await tokens.create({ name: 'a', scopes: ['*'] })
        await tokens.revoke(token.tokenId)
        clock.now = NOON + HOUR
        assert.equal((await tokens.revoke(token.tokenId)).revokedAt?.getTime(), NOON)
      }))

    it('rotates no token that has ended, and changes none that is unknown', () =>
      withStore(kind, async (store) => {
        const { tokens, clock } = setUp(store)
        const revoked = await tokens.create({ name: 'a', scopes: ['*'] })
        const expired = await tokens.create({ name: 'b', scopes: ['*'], expiresAt: new Date(NOON + 1) })
        await tokens.revoke(revoked.token.tokenId)
        clock.now = NOON + 1
        const end = new Date(NOON + HOUR)
        await assert.rejects(tokens.rotate(revoked.token.tokenId, end), EndedTokenError)
        await assert.rejects(tokens.rotate(expired.token.tokenId, end), EndedTokenError)
        await assert.rejects(tokens.rotate('nobody', end), UnknownTokenError)
        await assert.rejects(tokens.revoke('nobody'), UnknownTokenError)
      }))

    it('lists tokens oldest first', () =>
      withStore(kind, async (store) => {
        const { tokens, clock } = setUp(store)
        const first = await tokens.create({ name: 'first', scopes: ['cheque'] })
        clock.now += 1
        await tokens.create({ name: 'second', scopes: ['*'], expiresAt: new Date(NOON + HOUR) })
        const list = await tokens.list()
        assert.deepEqual(
          list.map(({ name }) => name),
          ['first', 'second'],
        )
        assert.deepEqual(list[0], first.token)
      }))

    it('makes the first token of a new store once and prints it alone on its line', () =>
      withStore(kind, async (store) => {
        const { tokens } = setUp(store)
        let printed = ''
        const print = (text: string) => {
          printed += text
        }
        await Promise.all([ensureFirstToken(tokens, print), ensureFirstToken(setUp(store).tokens, print)])
        await ensureFirstToken(tokens, print)
        const [explanation, text, ...rest] = printed.split('\n')
        assert.match(explanation!, /first token/)
        assert.deepEqual(rest, [''])
        assert.equal(mayCall(await tokens.check(text), 'cheque'), true)
        assert.equal((await tokens.list()).length, 1)
      }))

    it('makes no first token where the operator has created one', () =>
      withStore(kind, async (store) => {
        const { tokens } = setUp(store)
        await tokens.create({ name: 'a', scopes: ['cheque'] })
        await ensureFirstToken(tokens, assert.fail)
      }))
  })
