import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Rarity } from '../model/rarity.js'
import { Name } from '../name.js'
import { align, type Pair } from './align.js'
import { plainPhonemeCosts } from './edit-distance.js'
import { linkFlags } from './link.js'

const rarity = new Rarity({ names: 1000, person: {}, company: {} })
const costs = new Array(8).fill(plainPhonemeCosts())

function aligned(left: string, right: string) {
  const [a, b] = [left, right].map((input) => new Name(input, rarity).profile('person').main) as never as [
    { text: string }[],
    { text: string }[],
  ]
  const found = align(a as never, b as never, costs)
  const say = ({ a: i, b: j, spanA, spanB }: Pair) => `${words(a, i, spanA)}=${words(b, j, spanB)}`
  return {
    links: found.links.map(say).sort(),
    initials: found.initials.map(say).sort(),
    clashes: found.clashes.map(say),
    contradictions: found.contradictions.map(say),
    omitted: [...found.omittedA.map((i) => a[i]!.text), ...found.omittedB.map((j) => b[j]!.text)],
    flags: found.links.reduce((bits, { link }) => bits | link.flags, 0),
  }
}
const words = (tokens: { text: string }[], from: number, span: number) =>
  tokens
    .slice(from, from + span)
    .map(({ text }) => text)
    .join('+')

test('order does not matter, and a missing word is omitted', () => {
  const { links, omitted, contradictions } = aligned('Rohit Kumar Sharma', 'Sharma Rohit')
  assert.deepEqual(links, ['rohit=rohit', 'sharma=sharma'])
  assert.deepEqual([omitted, contradictions], [['kumar'], []])
})

test('words written together are joined', () => {
  const { links, omitted } = aligned('Venkata Ramana Rao', 'Venkataramana Rao')
  assert.deepEqual(links, ['rao=rao', 'venkata+ramana=venkataramana'])
  assert.deepEqual(omitted, [])
})

test('initials stand for words of their letter, and clash with others', () => {
  assert.deepEqual(aligned('R K Singh', 'Rajesh Kumar Singh').initials, ['k=kumar', 'r=rajesh'])
  assert.deepEqual(aligned('R Singh', 'Anil Singh').clashes, ['r=anil'])
})

test('what stands against each other contradicts', () => {
  assert.deepEqual(aligned('Amit Shah', 'Pooja Shah').contradictions, ['amit=pooja'])
})

test('known names that differ are flagged, and so is gender', () => {
  assert.ok((aligned('Rajesh Rao', 'Ramesh Rao').flags & linkFlags.knownDifferent) !== 0)
  assert.ok((aligned('Sunil Rao', 'Sunila Rao').flags & linkFlags.gender) !== 0)
  assert.ok((aligned('Suresh Rao', 'Sureshi Rao').flags & linkFlags.gender) !== 0)
  assert.equal(aligned('Ramesh Rao', 'Ramesha Rao').flags & linkFlags.knownDifferent, 0)
})

test('the other way round it finds the same', () => {
  for (const [a, b] of [
    ['Rohit Kumar Sharma', 'Sharma Rohit'],
    ['Venkata Ramana Rao', 'Venkataramana Rao'],
    ['R K Singh', 'Rajesh Kumar Singh'],
  ] as const) {
    const [there, back] = [aligned(a, b), aligned(b, a)]
    assert.equal(there.links.length, back.links.length)
    assert.deepEqual(there.omitted, back.omitted)
  }
})
