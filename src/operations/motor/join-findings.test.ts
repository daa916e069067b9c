import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imageSight, plateSeen } from '../../../test/fakes/image-sight.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { quadOfBox } from '../../vision/quad.js'
import type { ImageFindings, ImageSight } from './findings.js'
import type { MotorInput } from './input.js'
import { joinFindings } from './join-findings.js'

const input = (count: number): MotorInput => ({
  claim: { manufacturer: 'Toyota', model: 'Innova' },
  images: Array.from({ length: count }, (_, index) => ({ index, name: `image ${index}`, failure: null })),
})
const seen = (index: number, sight: Partial<ImageSight> = {}): ImageFindings => ({
  index,
  failure: null,
  sight: imageSight(sight),
})
const failed = (index: number): ImageFindings => ({
  index,
  failure: { code: 'unreadable_image', details: { problem: 'the file ends early' } },
  sight: null,
})
const nothing = { vehicle: null, kinds: [], views: [], colours: [] }

test('images of several parts come back in the order of the request, and vote', () => {
  const data = joinFindings(input(3), [
    [seen(2, { plates: [plateSeen('MH12AB1234', 1.5)] })],
    [seen(0, { plates: [plateSeen('MH12A81234', 2)] }), seen(1, { plates: [plateSeen('MH12AB1234', 1.8)] })],
  ])
  assert.deepEqual(
    data.images.map(({ name }) => name),
    ['image 0', 'image 1', 'image 2'],
  )
  assert.equal(data.vehicle.registration_number.value, 'MH12AB1234')
  assert.equal(data.vehicle.registration_number.image, 'image 1')
  assert.deepEqual([data.vehicle.type.value, data.vehicle.colour.value], ['car', 'white'])
  assert.equal(data.images[0]!.view, 'rear')
})

test('a bad image keeps its error and the others are answered', () => {
  const data = joinFindings(input(2), [[failed(0)], [seen(1)]])
  assert.deepEqual(
    data.images.map(({ error_code }) => error_code),
    ['unreadable_image', ''],
  )
})

test('what was not read is null with a null confidence, and damage is not assessed', () => {
  const { vehicle, damage, parts, make_model } = joinFindings(input(1), [[seen(0)]])
  for (const field of [vehicle.registration_number, vehicle.vin, vehicle.engine_number, vehicle.odometer])
    assert.deepEqual([field.value, field.confidence, field.box, field.image], [null, null, null, null])
  assert.deepEqual([damage.detected, parts, make_model.verdict], [null, {}, 'unverified'])
})

test('no usable image: its own failure where one was sent, no_vehicle_found with the reasons else', () => {
  const codeOf = (count: number, findings: ImageFindings[]) => {
    try {
      joinFindings(input(count), [findings])
    } catch (error) {
      assert.ok(error instanceof LekhaError)
      return [error.code, error.message]
    }
    return []
  }
  assert.equal(codeOf(1, [failed(0)])[0], 'unreadable_image')
  const [code, message] = codeOf(2, [failed(0), seen(1, nothing)])
  assert.equal(code, 'no_vehicle_found')
  assert.match(message!, /doc_base64\[0\] unreadable_image, doc_base64\[1\] shows no vehicle/)
})

test('different numbers and several vehicles are noted', () => {
  const other = { box: [0, 100, 500, 400] as const, score: 0.8 }
  const data = joinFindings(input(2), [
    [
      seen(0, { plates: [plateSeen('MH12AB1234', 4)] }),
      seen(1, { plates: [plateSeen('KA51CD9876', 4)], others: [other] }),
    ],
  ])
  assert.deepEqual(
    data.notes.map(({ code, images }) => [code, images.length]),
    [
      ['registration_numbers_differ', 2],
      ['several_vehicles', 1],
    ],
  )
})

test('a chassis number speaks for its maker', () => {
  const vin = {
    value: 'MAT123456AB012345',
    maker: 'Tata',
    checked: false,
    support: 3,
    quad: quadOfBox([0, 0, 200, 20]),
  }
  const { make_model } = joinFindings(input(1), [[seen(0, { vins: [vin] })]])
  assert.deepEqual(
    [make_model.verdict, make_model.manufacturer, make_model.evidence[0]?.kind],
    ['inconsistent', 'Tata', 'vin'],
  )
})
