import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareMotor, splitMotor } from './input.js'

const request = (images: { name: string; image?: string; base64?: string }[]) => ({
  req_id: 'r-1',
  doc_type: 'image' as const,
  manufacturer: 'Tata',
  model: 'Nexon',
  doc_base64: images,
})

test('base64 is another name of image, and a bad item names its index without failing the others', () => {
  const { input, documents } = prepareMotor(
    request([
      { name: 'a', image: 'aGVsbG8=' },
      { name: 'b' },
      { name: 'c', base64: 'd29ybGQ=' },
      { name: 'd', image: '§' },
    ]),
  )
  assert.deepEqual(
    documents.map((bytes) => Buffer.from(bytes).toString()),
    ['hello', 'world'],
  )
  assert.deepEqual(
    input.images.map(({ name, failure }) => [name, failure?.code, failure?.details.field]),
    [
      ['a', undefined, undefined],
      ['b', 'invalid_base64', 'doc_base64[1].image'],
      ['c', undefined, undefined],
      ['d', 'invalid_base64', 'doc_base64[3].image'],
    ],
  )
})

test('images are dealt out once each, to no more parts than there are images', () => {
  const images = Array.from({ length: 5 }, (_, at) => ({ name: `i${at}`, image: 'aGVsbG8=' }))
  const prepared = prepareMotor(request(images))
  for (const most of [1, 2, 8]) {
    const parts = splitMotor(prepared, most)
    assert.equal(parts.length, Math.min(most, 5))
    const indices = parts.flatMap((part) => part.input.images.map(({ index }) => index))
    assert.deepEqual(indices.sort(), [0, 1, 2, 3, 4])
    for (const part of parts) assert.equal(part.documents.length, part.input.images.length)
  }
})

test('without a usable image there is one empty part', () => {
  const [part, ...others] = splitMotor(prepareMotor(request([{ name: 'a' }])), 4)
  assert.deepEqual([part?.documents.length, others.length], [0, 0])
})
