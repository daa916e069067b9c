// How many of two hundred near names are matched, and of two hundred spellings: bare, and with the rest of a name.
import { NameMatcher } from '../../src/names/matcher.js'
import { loadNameModel } from '../../src/operations/name-match/model-files.js'
import { fullNames, siblings, variants } from './near-names.js'

const threshold = 0.8
const matcher = new NameMatcher(loadNameModel())

for (const [what, list, bound] of [
  ['near names that differ', siblings, '5 % at most'],
  ['spellings of one name', variants, '80 % at least'],
] as const)
  for (const [form, pairs] of [
    ['bare', list],
    ['full', fullNames(list)],
  ] as const) {
    const matched = pairs.filter(([a, b]) => matcher.score(matcher.name(a), matcher.name(b)).probability >= threshold)
    const share = ((100 * matched.length) / pairs.length).toFixed(1)
    console.log(`${what}, ${form}: ${matched.length} of ${pairs.length} matched, ${share} % (bound ${bound})`)
    const mistakes = what === 'near names that differ' ? matched : pairs.filter((pair) => !matched.includes(pair))
    if (mistakes.length > 0) console.log(`  ${mistakes.map((pair) => pair.join(' / ')).join('; ')}`)
  }
