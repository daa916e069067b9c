import assert from 'node:assert/strict'
import { test } from 'node:test'
import { papers } from '../../../../test/drawn/papers/index.js'
import { textOfPaper } from '../../../../test/drawn/papers/paper.js'
import { mrzOfPage } from '../codes/page-mrz.js'
import { classifyDocument } from './classify-document.js'

const classify = (paper: (typeof papers)[number]) => {
  const page = textOfPaper(paper)
  const mrz = mrzOfPage(page, new Date('2025-01-01'))
  return classifyDocument({ pages: [page], pageCount: 1, mrz, barcodes: [], look: null })
}

test('drawn documents in twelve languages are told by what stands on them', () => {
  // Handwriting is told by how hard it is to read, which text alone does not show.
  const told = papers.filter(({ label }) => label !== 'handwritten_note' && label !== 'other')
  const wrong = told
    .filter((paper) => classify(paper).label !== paper.label)
    .map(({ text }) => text.trim().slice(0, 40))
  assert.ok(wrong.length <= told.length * 0.03, wrong.join('; '))
})

test('confidences are probabilities and alternatives the next best', () => {
  for (const paper of papers) {
    const { label, confidence, alternatives } = classify(paper)
    const all = [confidence, ...alternatives.map((each) => each.confidence)]
    assert.ok(all.every((each, index) => each >= 0 && each <= 1 && (index === 0 || each <= all[index - 1]!)))
    assert.ok(all.reduce((sum, each) => sum + each, 0) <= 1.001)
    assert.ok(alternatives.every((each) => each.label !== label))
  }
})

test('nothing at all is nothing known, and said with little confidence', () => {
  const empty = { number: 1, width: 1240, height: 1754, rotation: 0, source: 'ocr', lines: [] } as const
  const look = { paper: 1, colour: 0, shades: 0 }
  const { label, confidence } = classifyDocument({ pages: [empty], pageCount: 1, mrz: null, barcodes: [], look })
  assert.equal(label, 'other')
  assert.ok(confidence < 0.9)
})
