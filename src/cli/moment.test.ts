import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CommandLineError } from './command.js'
import { readDuration, readMoment, showMoment } from './moment.js'

const now = new Date('2030-01-15T12:00:00Z')

describe('times on the command line', () => {
  it('are lengths', () => {
    assert.equal(readDuration('30m', '--overlap'), 1_800_000)
    assert.equal(readDuration('24h', '--overlap'), 86_400_000)
    assert.equal(readDuration('2w', '--overlap'), 14 * 86_400_000)
    assert.equal(readDuration('0', '--overlap'), 0)
  })

  it('are lengths from now, days and moments', () => {
    assert.equal(readMoment('90d', '--expires', now).toISOString(), '2030-04-15T12:00:00.000Z')
    assert.equal(readMoment('2030-01-31', '--expires', now).toISOString(), '2030-01-31T00:00:00.000Z')
    assert.equal(readMoment('2030-01-31T18:00:00+05:30', '--expires', now).toISOString(), '2030-01-31T12:30:00.000Z')
  })

  it('are refused with the option named', () => {
    for (const text of ['', 'soon', '90', '-1d', '1.5h', '90 d', '2030-02-30', '2030-13-01', '31/01/2030'])
      assert.throws(
        () => readMoment(text, '--expires', now),
        (error) => error instanceof CommandLineError && error.message.startsWith('--expires takes'),
        text,
      )
    assert.throws(() => readDuration('tomorrow', '--overlap'), /^CommandLineError: --overlap takes/)
  })

  it('are shown to the minute', () => {
    assert.equal(showMoment(now, 'never'), '2030-01-15 12:00')
    assert.equal(showMoment(null, 'never'), 'never')
  })
})
