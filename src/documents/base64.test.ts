import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LekhaError } from '../errors/lekha-error.js'
import { decodeBase64 } from './base64.js'

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => (index * 37 + 251) % 256)
const plain = Buffer.from(bytes).toString('base64')
const refused = (text: string) =>
  assert.throws(
    () => decodeBase64(text, 'doc_base64'),
    (error: unknown) =>
      error instanceof LekhaError && error.code === 'invalid_base64' && error.message.includes('"doc_base64"'),
    text.slice(0, 40),
  )

test('every way in which callers write base64', () => {
  for (const text of [
    plain,
    plain.replace(/=+$/, ''),
    plain.replaceAll('+', '-').replaceAll('/', '_'),
    plain.replace(/(.{76})/g, '$1\r\n'),
    `  ${plain}\n`,
    `data:image/jpeg;base64,${plain}`,
    `data:;base64,${plain}`,
    `DATA:application/pdf;name="a b.pdf";charset=x;BASE64, ${plain}`,
  ])
    assert.deepEqual(decodeBase64(text, 'doc_base64'), bytes, text.slice(0, 40))
})

test('every length, with and without padding', () => {
  for (let length = 1; length < 20; length++) {
    const part = bytes.subarray(0, length)
    const text = Buffer.from(part).toString('base64')
    assert.deepEqual(decodeBase64(text, 'x'), part)
    assert.deepEqual(decodeBase64(text.replaceAll('=', ''), 'x'), part)
  }
})

test('what is no base64 is refused and the field named', () => {
  for (const text of [
    '',
    '   \n',
    '====',
    'A',
    'hello world!',
    '/tmp/cheque.jpg.',
    'https://example.com/cheque.jpg',
    `${plain}*`,
    `${plain.slice(0, 50)}ä${plain.slice(50)}`,
    `${plain.slice(0, 50)}=${plain.slice(50)}`,
    'data:image/png;base64',
    `data:image/png,${plain}`,
    'data:image/png;base64,',
  ])
    refused(text)
})

test('a single bad character anywhere is noticed', () => {
  for (let length = 1; length < 16; length++)
    for (let at = 0; at < length; at++) refused(`${'A'.repeat(at)}!${'A'.repeat(length - at - 1)}`)
})

test('the bytes own their memory, so that they can be handed to a worker alone', () => {
  assert.equal(decodeBase64('AAECAw==', 'x').buffer.byteLength, 4)
})
