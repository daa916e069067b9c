import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareClaim } from './compare-claim.js'
import { makerOfClaim } from './maker-names.js'

const badge = (makers: string[], model: string | null, support = 3) => ({ makers, model, support })

test('makers are known under their usual names', () => {
  for (const name of ['Maruti', 'MSIL', 'Maruti Suzuki', 'MARUTI SUZUKI INDIA LTD', 'suzuki'])
    assert.equal(makerOfClaim(name), 'Maruti Suzuki')
  assert.equal(makerOfClaim('Škoda Auto'), 'Skoda')
  assert.equal(makerOfClaim('VW'), 'Volkswagen')
  assert.equal(makerOfClaim('unknown'), null)
})

test('a badge of the claimed maker agrees', () => {
  const { verdict, manufacturer, model } = compareClaim({ manufacturer: 'Maruti', model: 'Swift' }, [
    badge(['Maruti Suzuki'], 'Swift'),
  ])
  assert.deepEqual([verdict, manufacturer, model], ['consistent', 'Maruti Suzuki', 'Swift'])
})

test('a firm badge of another maker contradicts, a weak one does not', () => {
  const claim = { manufacturer: 'Hyundai', model: 'i20' }
  assert.equal(compareClaim(claim, [badge(['Skoda'], 'Octavia', 3)]).verdict, 'inconsistent')
  assert.equal(compareClaim(claim, [badge(['Skoda'], 'Octavia', 1.2)]).verdict, 'unverified')
})

test('nothing seen, or a maker that is not known, is unverified', () => {
  assert.equal(compareClaim({ manufacturer: 'Hyundai', model: 'i20' }, []).verdict, 'unverified')
  assert.equal(
    compareClaim({ manufacturer: 'unknown', model: '' }, [badge(['Skoda'], 'Octavia')]).verdict,
    'unverified',
  )
})

test('a model that several makers sell agrees with each', () => {
  assert.equal(
    compareClaim({ manufacturer: 'Dacia', model: 'Duster' }, [badge(['Renault', 'Dacia'], 'Duster')]).verdict,
    'consistent',
  )
})

test('another model of the maker contradicts unless their names belong together', () => {
  const seen = (model: string) => [badge(['Toyota'], model)]
  assert.equal(compareClaim({ manufacturer: 'Toyota', model: 'Corolla' }, seen('Innova')).verdict, 'inconsistent')
  assert.equal(compareClaim({ manufacturer: 'Toyota', model: 'Innova Crysta' }, seen('Innova')).verdict, 'consistent')
  assert.equal(compareClaim({ manufacturer: 'Toyota', model: 'unknown' }, seen('Innova')).verdict, 'consistent')
})
