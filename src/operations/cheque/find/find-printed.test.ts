import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAnchors } from '../anchors.js'
import { leafOf, type Written } from '../leaf.test-lines.js'
import { findRows } from '../rows.js'
import { findAccountHolders } from './account-holder.js'
import { findAccountNumbers } from './account-number.js'
import { findAccountTypes } from './account-type.js'
import { findBankNames } from './bank.js'
import { findBranch } from './branch.js'
import { findChequeNumbers } from './cheque-number.js'
import type { Found } from './found.js'
import { findIfscCodes } from './ifsc.js'

const best = <Value>(found: readonly Found<Value>[]): Value | undefined =>
  [...found].sort((a, b) => b.logProbability - a.logProbability)[0]?.value

const banks: [name: string, lines: Written[], expected: string | undefined][] = [
  ['a known name', [['Canara Bank', 80, 40, { height: 30 }]], 'Canara Bank'],
  ['a letter misread', [['CANABA BANK', 80, 40, { height: 30, confidence: 0.93 }]], 'Canara Bank'],
  [
    'a name in two lines, and its slogan',
    [
      ['PUNJAB NATIONAL', 80, 30, { height: 24 }],
      ['BANK', 80, 58, { height: 24 }],
    ],
    'Punjab National Bank',
  ],
  ['a bank that nobody listed', [['Harbour Valley Bank', 80, 40, { height: 30 }]], 'Harbour Valley Bank'],
  ['another bank of a longer name', [['Demo Bank of India', 80, 40]], 'Demo Bank of India'],
  [
    'a known name read badly rather than a new one',
    [['HASTRITYA BANLIYA BANK LTD', 80, 40, { confidence: 0.9 }]],
    'Rastriya Banijya Bank',
  ],
  ['no bank at all', [['Pay to the order of', 80, 180]], undefined],
]
for (const [name, lines, expected] of banks)
  test(`bank: ${name}`, () => assert.equal(best(findBankNames(leafOf(lines)))?.name, expected))

const codes: [name: string, text: string, expected: string | undefined][] = [
  ['announced', 'IFS Code : SBIN0002854', 'SBIN0002854'],
  ['letters for digits', 'IFSC: CNRBOOO2854', 'CNRB0002854'],
  ['the announcement read badly and a digit for a letter', 'IFS Co0eYES00000224', 'YESB0000224'],
  ['a word of eleven letters', 'ASSOCIATIONS OF', undefined],
]
for (const [name, text, expected] of codes)
  test(`IFSC: ${name}`, () => {
    const found = findIfscCodes(leafOf([[text, 100, 60]])).filter(({ logProbability }) => logProbability > -8)
    assert.equal(best(found), expected)
  })

const form: Written[] = [
  ['Pay', 30, 140],
  ['or Bearer', 850, 140],
  ['Rupees', 30, 190],
]
const accounts: [name: string, lines: Written[], expected: string | undefined][] = [
  [
    'beside its label',
    [
      ['A/c No.', 40, 290],
      ['50100012345678', 130, 292],
    ],
    '50100012345678',
  ],
  ['in the line of its label', [['A/C No. 001330182001', 40, 290]], '001330182001'],
  [
    'and not the payee’s',
    [
      ['HOME LOAN A/C NO. 5893252132', 130, 134],
      ['A/C NO.', 40, 290],
      ['230995329781824', 130, 292],
    ],
    '230995329781824',
  ],
  [
    'boxes read one by one',
    [['A/c No.', 100, 290], ...[...'912010049001'].map((digit, index): Written => [digit, 200 + index * 25, 290])],
    '912010049001',
  ],
  ['not a telephone number', [['Tel 04023456789', 400, 60]], undefined],
]
for (const [name, lines, expected] of accounts)
  test(`account number: ${name}`, () => {
    const leaf = leafOf([...form, ...lines])
    const anchors = findAnchors(leaf)
    const found = findAccountNumbers(leaf, anchors, findRows(leaf, anchors)).filter((each) => each.logProbability > -6)
    assert.equal(best(found), expected)
  })

const holders: [name: string, lines: Written[], western: boolean, expected: string | undefined][] = [
  [
    'over the signature line',
    [
      ['MEERA NAYAR', 800, 375],
      ['Please sign above', 780, 410],
    ],
    false,
    'MEERA NAYAR',
  ],
  [
    'announced, in three parts',
    [
      ['For', 760, 300],
      ['PDS', 800, 300],
      ['Infotech Inc.', 840, 300],
    ],
    false,
    'PDS Infotech Inc.',
  ],
  ['without a signature line', [['ORBIT ENGINEERING WORKS', 700, 330]], false, 'ORBIT ENGINEERING WORKS'],
  [
    'not the end of a name alone',
    [
      ['PVT LTD', 800, 375],
      ['Authorised Signatory', 780, 410],
    ],
    false,
    undefined,
  ],
  [
    'at the head of an American cheque',
    [
      ['EMMA WALKER', 40, 30],
      ['48 Orchard Lane', 40, 55],
    ],
    true,
    'EMMA WALKER',
  ],
]
for (const [name, lines, western, expected] of holders)
  test(`account holder: ${name}`, () => {
    const leaf = leafOf([...form, ...lines])
    const anchors = findAnchors(leaf)
    assert.equal(best(findAccountHolders(leaf, anchors, findRows(leaf, anchors), western)), expected)
  })

test('a name that a signature hides is taken from the second reading of its place', () => {
  const sign: Written = ['Please sign above', 780, 410]
  const [line] = leafOf([['MEERA NAYAR', 800, 385]]).lines
  const leaf = leafOf([...form, sign], { rereads: [{ purpose: 'holder', line: line! }] })
  const anchors = findAnchors(leaf)
  assert.equal(best(findAccountHolders(leaf, anchors, findRows(leaf, anchors), false)), 'MEERA NAYAR')
})

const types: [text: string, expected: string | undefined][] = [
  ['SAVINGS ACCOUNT', 'SAVINGS'],
  ['SB A/c', 'SAVINGS'],
  ['CURRENT A/C', 'CURRENT'],
  ['Cash Credit', 'CASH CREDIT'],
  ['Payable at our current branch', undefined],
]
for (const [text, expected] of types)
  test(`account type: ${text}`, () => assert.equal(best(findAccountTypes(leafOf([[text, 100, 290]]))), expected))

test('a cheque number stands in the upper right corner or is announced', () => {
  const numbers = (lines: Written[]) => {
    const leaf = leafOf(lines)
    return best(findChequeNumbers(leaf, findAnchors(leaf)))
  }
  assert.equal(numbers([['1025', 900, 40]]), '1025')
  assert.equal(numbers([['Cheque No. 00303529', 400, 40]]), '00303529')
  assert.equal(numbers([['560034', 300, 90]]), undefined)
  assert.equal(
    numbers([
      ['Date', 700, 40],
      ['18012016', 780, 40],
    ]),
    undefined,
  )
  assert.equal(
    numbers([
      ['18012016', 780, 40],
      ['DDMMYYYY', 780, 64],
    ]),
    undefined,
  )
})

test('the branch and its address stand in the block of the IFSC', () => {
  const leaf = leafOf([
    ['Lakeview Road Branch', 350, 40],
    ['12 Lakeview Road, Bengaluru 560034', 350, 64],
    ['IFSC : CNRB0002854', 350, 88],
  ])
  const { branch, address } = findBranch(leaf, null, leaf.lines[2]!, findRows(leaf, findAnchors(leaf)))
  assert.equal(branch?.value, 'Lakeview Road')
  assert.equal(address?.value, '12 Lakeview Road, Bengaluru 560034')
})
