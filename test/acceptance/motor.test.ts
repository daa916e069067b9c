import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawDashboard, drawRear } from '../drawn/vehicle.js'
import { withLekha } from './lekha-process.js'

// biome-ignore lint/suspicious/noExplicitAny: the answer is looked into as a caller would
type Answer = any

test('photographs of one vehicle become one dictionary, shared out over two workers', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_WORKERS: '2', LEKHA_LOG_LEVEL: 'trace' })
    const url = `${await lekha.api()}/api/v1/motor`
    const headers = { token: lekha.token, 'content-type': 'application/json' }
    const post = async (body: object): Promise<{ status: number; answer: Answer }> => {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, answer: await response.json() }
    }
    const claim = { req_id: 'm-1', doc_type: 'image', manufacturer: 'Toyota', model: 'Innova' }
    const base64 = async (picture: Promise<Buffer>) => (await picture).toString('base64')
    const rear = await base64(drawRear(['MH 12 AB 1234'], { badge: 'INNOVA' }))
    const twoLines = await base64(drawRear(['MH 12 AB', '1234']))
    const dashboard = await base64(drawDashboard('83069'))

    const { status, answer } = await post({
      ...claim,
      doc_base64: [
        { name: 'rear', image: rear },
        { name: 'broken', image: 'aGVsbG8=' },
        { name: 'two lines', base64: twoLines },
        { name: 'nothing' },
        { name: 'dashboard', image: `data:image/jpeg;base64,${dashboard}` },
      ],
    })
    assert.equal(status, 200)
    assert.deepEqual([answer.req_id, answer.success, answer.error_code, answer.doc_type], ['m-1', true, '', 'image'])
    const { vehicle, make_model, damage, parts, images } = answer.data
    const { value, country, state, valid, image } = vehicle.registration_number
    assert.deepEqual([value, country, state, valid], ['MH12AB1234', 'IN', 'Maharashtra', true])
    assert.ok(['rear', 'two lines'].includes(image))
    assert.deepEqual(
      [vehicle.odometer.value, vehicle.odometer.unit, vehicle.odometer.image],
      [83069, 'km', 'dashboard'],
    )
    assert.deepEqual(
      [make_model.verdict, make_model.manufacturer, make_model.model],
      ['consistent', 'Toyota', 'Innova'],
    )
    assert.deepEqual([damage.detected, parts], [null, {}])
    assert.deepEqual(
      images.map((each: Answer) => [each.name, each.error_code]),
      [
        ['rear', ''],
        ['broken', 'unsupported_format'],
        ['two lines', ''],
        ['nothing', 'invalid_base64'],
        ['dashboard', ''],
      ],
    )
    assert.match(images[3].error_message, /doc_base64\[3\]/)
    assert.equal(images[4].view, 'odometer')
    assert.deepEqual(images[2].plates.map((plate: Answer) => plate.value).slice(0, 1), ['MH12AB1234'])

    const contradicted = await post({ ...claim, manufacturer: 'Hyundai', doc_base64: [{ name: 'rear', image: rear }] })
    assert.equal(contradicted.answer.data.make_model.verdict, 'inconsistent')

    const none = await post({ ...claim, doc_base64: [{ name: 'a' }, { name: 'b', image: 'aGVsbG8=' }] })
    assert.deepEqual([none.status, none.answer.error_code, none.answer.data], [200, 'no_vehicle_found', null])
    const one = await post({ ...claim, doc_base64: [{ name: 'b', image: 'aGVsbG8=' }] })
    assert.equal(one.answer.error_code, 'unsupported_format')
    const tooMany = await post({ ...claim, doc_base64: Array.from({ length: 25 }, () => ({ name: 'a', image: rear })) })
    assert.deepEqual([tooMany.status, tooMany.answer.error_code], [422, 'invalid_request'])

    await lekha.stop()
    for (const secret of [rear, 'MH12AB1234', '83069', 'INNOVA']) assert.ok(!lekha.stderr.includes(secret))
  }))
