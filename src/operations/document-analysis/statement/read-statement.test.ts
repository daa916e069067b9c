import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { drawStatement, pictureOfPage, type StatementLayout } from '../../../../test/drawn/statement.js'
import { type StatementFacts, statementFacts } from '../../../../test/drawn/statement-facts.js'
import {
  americanLayout,
  britishLayout,
  germanLayout,
  indianLayout,
  statementLayouts,
} from '../../../../test/drawn/statement-layouts.js'
import { drawTextPdf } from '../../../../test/drawn/text-pdf.js'
import type { DocumentOpener } from '../../../documents/document.js'
import { loadDocumentOpener } from '../../../documents/opener.js'
import { loadPageReader } from '../../../reading/load-page-reader.js'
import { linesOfLayer } from '../../../text-layer/layer-lines.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { textOfReading } from '../../../text-layer/read-page.js'
import { readStatement } from './read-statement.js'
import type { Statement } from './statement.js'

let opener: DocumentOpener
before(async () => {
  opener = await loadDocumentOpener({ maxDocumentBytes: 4_000_000, maxPixels: 10_000_000, maxPages: 30, pdfDpi: 150 })
})

async function textOfDrawn(facts: StatementFacts, layout: StatementLayout): Promise<PageText[]> {
  const document = await opener.open(drawTextPdf({ pages: drawStatement(facts, layout) }))
  const pages: PageText[] = []
  for (let number = 1; number <= document.pageCount; number++) {
    const layer = await document.textLayer(number)
    pages.push({ number, source: 'text_layer', ...linesOfLayer(layer!) })
  }
  await document.close()
  return pages
}

/** What a statement should say of these movements, in the order of the layout. */
function expected(facts: StatementFacts, layout: StatementLayout) {
  const list = layout.newestFirst ? [...facts.movements].reverse() : facts.movements
  const hasBalance = layout.columns.at(-1)!.heading === 'Balance'
  return list.map(({ date, amount, balance }) => ({
    date,
    debit: amount < 0 ? -amount / 100 : null,
    credit: amount > 0 ? amount / 100 : null,
    balance: hasBalance ? balance / 100 : null,
  }))
}
const core = ({ transactions }: Statement) =>
  transactions.map(({ date, debit, credit, balance }) => ({ date, debit, credit, balance }))

for (const layout of statementLayouts)
  test(`every row of a ${layout.name} statement over several pages, reconciled`, async () => {
    const facts = statementFacts(90, { seed: 7, daysBetween: 0.8 })
    const statement = readStatement(await textOfDrawn(facts, layout), { card: false })!
    assert.deepEqual(core(statement), expected(facts, layout))
    if (layout !== germanLayout) {
      assert.equal(statement.opening_balance, facts.opening / 100)
      assert.equal(statement.closing_balance, facts.movements.at(-1)!.balance / 100)
      assert.deepEqual(statement.reconciliation, { balanced: true, breaks: [], repairs: [] })
    }
    assert.equal(statement.account_holder_name, facts.holder)
    assert.equal(statement.account_number, facts.account)
    assert.equal(statement.bank_name, facts.bank)
    assert.equal(statement.period.from, facts.movements[0]!.date)
  })

test('a wrapped narration and its reference are told apart', async () => {
  const facts = statementFacts(40, { seed: 3 })
  const { transactions } = readStatement(await textOfDrawn(facts, indianLayout), { card: false })!
  for (const [index, { description, reference }] of transactions.entries()) {
    const movement = facts.movements[index]!
    assert.equal(reference, movement.reference)
    assert.equal(description, `${movement.description} ${movement.reference}`)
  }
})

test('a year that is not printed comes from the period, over its end too', async () => {
  const facts = statementFacts(30, { seed: 5, from: '2025-12-20' })
  const statement = readStatement(await textOfDrawn(facts, americanLayout), { card: false })!
  assert.deepEqual(
    statement.transactions.map(({ date }) => date),
    facts.movements.map(({ date }) => date),
  )
})

test('of a card, what is unmarked is spent and the balance is owed', async () => {
  const facts = statementFacts(12, { seed: 2 })
  const layout: StatementLayout = {
    ...americanLayout,
    opening: null,
    closing: 'Total amount due',
    columns: americanLayout.columns
      .slice(0, 3)
      .map((column) =>
        column.heading === 'Amount'
          ? { ...column, text: ({ amount }) => `${(Math.abs(amount) / 100).toFixed(2)}${amount > 0 ? ' CR' : ''}` }
          : column,
      ),
  }
  const statement = readStatement(await textOfDrawn(facts, layout), { card: true })!
  assert.deepEqual(
    core(statement).map(({ debit, credit }) => [debit, credit]),
    expected(facts, americanLayout).map(({ debit, credit }) => [debit, credit]),
  )
  assert.equal(statement.closing_balance, facts.movements.at(-1)!.balance / 100)
})

test('a letter has no statement', async () => {
  const lines = ['Dear Ms Example,', 'on 3 March 2026 we wrote to you about 120.00 pounds.', 'Yours sincerely']
  const pages = [lines.map((text, n) => ({ x: 60, y: 100 + n * 20, text, size: 11 }))]
  const document = await opener.open(drawTextPdf({ pages }))
  const layer = await document.textLayer(1)
  await document.close()
  assert.equal(readStatement([{ number: 1, source: 'text_layer', ...linesOfLayer(layer!) }], { card: false }), null)
})

test('a scan is read as the file is', async () => {
  const reader = await loadPageReader({ threads: 1 })
  const facts = statementFacts(24, { seed: 11 })
  const [page] = drawStatement(facts, britishLayout)
  const reading = await reader.read(await pictureOfPage(page!))
  const statement = readStatement([textOfReading(1, reading)], { card: false })!
  assert.deepEqual(core(statement), expected(facts, britishLayout))
  await reader.dispose()
})
