import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadNameModel } from '../operations/name-match/model-files.js'
import { certain, NameMatcher } from './matcher.js'
import { reasonCodes } from './reasons.js'

const matcher = new NameMatcher(loadNameModel())
const explain = (a: string, b: string) => matcher.explain(matcher.name(a), matcher.name(b))

for (const [a, b] of [
  ['R. Sharma', 'Rohit Sharma'],
  ['Kumar', 'Rajesh Kumar'],
  ['R K S', 'Rajesh Kumar Singh'],
  ['Rajesh', 'Rajesh Kumar Sharma'],
] as const)
  test(`${a} / ${b} cannot be decided: below certain, and says so`, () => {
    const { probability, undecidable, reasons } = explain(a, b)
    assert.equal(undecidable, true)
    assert.ok(probability < certain)
    assert.ok(reasons.some(({ code }) => code === 'undecidable'))
  })

for (const [a, b, code] of [
  ['Shri Rajesh Rao', 'Rajesh Rao', 'honorific_ignored'],
  ['Rao Rajesh', 'Rajesh Rao', 'reordered'],
  ['S. Ramachandran', 'Ramachandran S', 'reordered'],
  ['R Mehta', 'Rajesh Mehta', 'initial_expanded'],
  ['R Mehta', 'Anil Mehta', 'initial_differs'],
  ['Rajesh Kumar Rao', 'Rajesh Rao', 'middle_missing'],
  ['Rajesh Rao', 'Rajesh', 'part_missing'],
  ['Rajehsh Rao', 'Rajesh Rao', 'phonetic'],
  ['Choudhary Rao', 'Chaudhari Rao', 'phonetic'],
  ['Bill Gates', 'William Gates', 'nickname'],
  ['ಗೌಡ ಸುರೇಶ್', 'Gowda Suresh', 'transliterated'],
  ['Acme Ltd', 'Acme GmbH & Co KG', 'legal_form_ignored'],
  ['Venkata Ramana', 'Venkataramana', 'concatenated'],
  ['G0pal Das', 'Gopal Das', 'ocr_confusion'],
  ['International Business Machines Inc', 'IBM Inc', 'acronym'],
  ['Priya Sharma', 'Priya Verma', 'surname_differs'],
  ['Amit Shah', 'Pooja Shah', 'given_name_differs'],
  ['Acme Steel Ltd', 'Zenith Steel Ltd', 'name_differs'],
  ['Smt Kiran Bedi', 'Mr Kiran Bedi', 'gender_conflict'],
  ['Sunil Yadav', 'Sunila Yadav', 'gender_conflict'],
  ['John Smith Sr', 'John Smith Jr', 'generation_differs'],
  ['Snow Fund 1 Ltd', 'Snow Fund 2 Ltd', 'number_differs'],
  ['Suresh Rao S/O Ramesh Rao', 'Suresh Rao', 'relation_ignored'],
  ['Suresh Rao S/O Ramesh Rao', 'Suresh Rao S/O Mahesh Rao', 'relation_differs'],
] as const)
  test(`${a} / ${b}: ${code}`, () => {
    const codes = explain(a, b).reasons.map((reason) => reason.code)
    assert.ok(codes.includes(code), codes.join(' '))
  })

test('evidence beside the names is a ceiling', () => {
  assert.ok(explain('Smt Kiran Bedi', 'Mr Kiran Bedi').probability <= 0.4)
  assert.ok(explain('John Smith Sr', 'John Smith Jr').probability <= 0.3)
  assert.ok(explain('Ravi Rao S/O Anil Rao', 'Ravi Rao S/O Mohan Rao').probability <= 0.2)
})

const odd = [
  'Rajesh Kumar Sharma',
  'राजेश कुमार शर्मा',
  'محمد علي',
  '\u202bמשה כהן\u202c',
  'Ravi दास 习近平',
  '👩🏽‍⚖️ Ravi 🙏',
  '\u0000\u0007Ravi\u001b',
  'a'.repeat(10_000),
  'Ravi Das '.repeat(1_111),
  'XXXX '.repeat(2_000),
  '....Ravi....',
  '1',
  'constructor __proto__ toString',
  'S/O S/O S/O',
  '((((((Ravi',
  '&',
]

test('whatever is sent, the score is a probability, the same both ways, with known reasons', () => {
  for (const a of odd)
    for (const b of odd)
      for (const type of ['person', 'company'] as const) {
        const [x, y] = [matcher.name(a), matcher.name(b)]
        const { probability, reasons } = matcher.explain(x, y, type)
        assert.ok(probability >= 0 && probability <= 1, `${a} / ${b}: ${probability}`)
        assert.ok(reasons.every(({ code }) => reasonCodes.includes(code)))
        assert.ok(Math.abs(matcher.score(y, x, type).probability - probability) < 1e-9, `${a} / ${b}`)
      }
})
