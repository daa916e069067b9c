import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newTokenId, newTokenText, readTokenText } from './token-text.js'

describe('the text of a token', () => {
  const text = newTokenText('live', newTokenId())

  it('says its environment and its id', () => {
    const id = newTokenId()
    assert.deepEqual(readTokenText(newTokenText('uat', id)), { environment: 'uat', id })
  })

  it('is fit for a header, an address and a double click, and holds no look-alikes', () => {
    assert.match(text, /^lk_live_[1-9A-Za-z]{8}_[1-9A-Za-z]{50}$/)
    assert.doesNotMatch(text.slice('lk_live_'.length), /[0OIl]/)
  })

  it('differs each time', () => {
    const texts = new Set(Array.from({ length: 100 }, () => newTokenText('live', 'aaaaaaaa')))
    assert.equal(texts.size, 100)
  })

  it('is refused with any one character changed', () => {
    for (let index = 0; index < text.length; index += 1) {
      const other = text[index] === 'k' ? 'm' : 'k'
      assert.equal(readTokenText(text.slice(0, index) + other + text.slice(index + 1)), null, `at ${index}`)
    }
  })

  it('is refused with two neighbours exchanged', () => {
    for (let index = 1; index < text.length; index += 1) {
      if (text[index] === text[index - 1]) continue
      const swapped = text.slice(0, index - 1) + text[index] + text[index - 1] + text.slice(index + 1)
      assert.equal(readTokenText(swapped), null, `at ${index}`)
    }
  })

  it('is refused when it is cut, lengthened, moved to the other environment, or something else', () => {
    const others = [
      text.slice(0, -1),
      `${text}1`,
      ` ${text}`,
      `${text}\n`,
      text.replace('live', 'uat'),
      '',
      'lk_live_',
      'Bearer x',
    ]
    for (const other of others) assert.equal(readTokenText(other), null, other)
  })
})
