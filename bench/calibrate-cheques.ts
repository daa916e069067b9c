// Fits what a decision's support is worth, field by field, on drawn cheques, and writes src/confidence/cheque.ts.
// `npm run calibrate:cheque -- 300` draws so many; the same number gives the same file.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calibrate } from '../src/confidence/calibrate.js'
import { type ChequeFieldName, chequeCalibration } from '../src/confidence/cheque.js'
import { calibrationError, fitCalibration, type Outcome } from '../src/confidence/fit.js'
import { packageRoot } from '../src/config/root.js'
import { loadDocumentOpener } from '../src/documents/opener.js'
import { LekhaError } from '../src/errors/lekha-error.js'
import type { Findings } from '../src/operations/cheque/findings.js'
import { findCheque } from '../src/operations/cheque/read-cheque.js'
import { loadPageReader } from '../src/reading/load-page-reader.js'
import { loadMicrReader } from '../src/reading/micr/load-micr-reader.js'
import type { ChequeFacts } from '../test/drawn/cheque-facts.js'
import { drawSheet } from './drawn-sheets.js'

const count = Number(process.argv[2] ?? 300)
/** Where every line begins: half a nat of truth for each nat of evidence. */
const prior = { slope: 0.5, intercept: 0 }

/**
 * Drawn hands and signatures are read too easily to tell what real ones are worth: these keep their cautious lines. Fitted
 * to drawings they claimed .74 of payees that were right to .52, and .9 of amounts of which one in twenty was wrong.
 */
const setByHand: ReadonlySet<ChequeFieldName> = new Set([
  'payee',
  'amountWords',
  'amountFigures',
  'amount',
  'signature',
])

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const same = (a: string | null | undefined, b: string | null | undefined) => letters(a ?? '') === letters(b ?? '')

/** What was decided of each field, and whether it is so. */
function outcomesOf({ decision, signatures }: Findings, facts: ChequeFacts): Partial<Record<ChequeFieldName, Outcome>> {
  const { amounts, micr, locale } = decision
  const on = <Value>(decided: { value: Value; support: number } | null, right: (value: Value) => boolean) =>
    decided ? { support: decided.support, right: right(decided.value) } : undefined
  const text = (decided: { value: string; support: number } | null, truth: string | null) =>
    on(decided, (value) => same(value, truth))
  return {
    bank: on(decision.bank, ({ name }) => same(name, facts.bank)),
    branch: text(decision.branch, facts.branch || null),
    ifsc: text(decision.ifsc, facts.ifsc),
    micr: micr ? { support: micr.support, right: bare(micr.raw) === bare(facts.micr) } : undefined,
    micrCode: text(decision.micrCode, facts.micrCode),
    chequeNumber: on(decision.chequeNumber, (value) => Number(value) === Number(facts.chequeNumber)),
    accountNumber: text(decision.accountNumber, facts.accountNumber),
    accountType: text(decision.accountType, facts.accountType),
    accountHolder: text(decision.accountHolder, facts.holder),
    routingNumber: text(decision.routingNumber, facts.routingNumber),
    locale: locale.country ? { support: locale.support, right: locale.country === facts.country } : undefined,
    payee: text(decision.payee, facts.payee),
    amountWords: amounts.words
      ? { support: amounts.words.support, right: amounts.words.amount === facts.amount }
      : undefined,
    amountFigures: on(amounts.figures, (value) => value === facts.amount),
    amount: on(amounts.amount, (value) => value === facts.amount),
    date: text(decision.date, facts.date),
    signature: {
      support: signatures.length ? Math.max(...signatures.map(({ support }) => support)) : 2,
      right: signatures.length > 0 === facts.signed,
    },
  }
}

const bare = (line: string) => line.replace(/\s/g, '')

type Outcomes = Partial<Record<ChequeFieldName, Outcome[]>>

async function readSheets(): Promise<Outcomes> {
  const tools = {
    reader: await loadPageReader({ threads: 1 }),
    micr: await loadMicrReader({ threads: 1 }),
  }
  const documents = await loadDocumentOpener({ maxDocumentBytes: 1e8, maxPixels: 6e7, maxPages: 1, pdfDpi: 200 })
  const context = { signal: new AbortController().signal, time: <T>(_: string, work: () => Promise<T>) => work() }

  const outcomes: Outcomes = {}
  let refused = 0
  for (let seed = 0; seed < count; seed++) {
    const { facts, file } = await drawSheet(seed)
    const document = await documents.open(file)
    const pages = async function* () {
      yield await document.page(1)
    }
    try {
      const options = { blank: facts.payee === null, today: new Date('2026-01-01') }
      const { findings } = await findCheque(pages(), tools, options, context)
      for (const [name, outcome] of Object.entries(outcomesOf(findings, facts)) as [
        ChequeFieldName,
        Outcome | undefined,
      ][])
        if (outcome) outcomes[name] = [...(outcomes[name] ?? []), outcome]
    } catch (error) {
      if (!(error instanceof LekhaError)) throw error
      refused++
    }
    await document.close()
  }
  await Promise.all([tools.reader.dispose(), tools.micr.dispose()])
  console.log(`${count} drawn cheques, ${refused} not taken for one`)
  return outcomes
}

// Reading takes minutes, fitting none: `--again` fits what was read last.
const cache = join(packageRoot, '.cache', 'cheque-outcomes.json')
const outcomes: Outcomes = process.argv.includes('--again')
  ? JSON.parse(await readFile(cache, 'utf8'))
  : await readSheets()
await mkdir(join(packageRoot, '.cache'), { recursive: true })
await writeFile(cache, JSON.stringify(outcomes))
const names = Object.keys(chequeCalibration) as ChequeFieldName[]
const lines = names.map((name) => {
  const of = outcomes[name] ?? []
  const fitted = setByHand.has(name) ? chequeCalibration[name] : fitCalibration(of, prior)
  const claims = of.map(({ support, right }) => ({ confidence: calibrate(support, fitted), right }))
  const share = of.filter(({ right }) => right).length / Math.max(1, of.length)
  console.log(
    `${name}: ${of.length} given, ${(share * 100).toFixed(1)} % right, calibration error ${calibrationError(claims).toFixed(3)}`,
  )
  return `  ${name}: { slope: ${Number(fitted.slope.toFixed(3))}, intercept: ${Number(fitted.intercept.toFixed(3))} },`
})
await writeFile(
  join(packageRoot, 'src/confidence/cheque.ts'),
  `import type { Calibration } from './calibrate.js'

/** Written by bench/calibrate-cheques.ts from drawn cheques; see docs/cheque.md. */
export const chequeCalibration = {
${lines.join('\n')}
} as const satisfies Record<string, Calibration>

export type ChequeFieldName = keyof typeof chequeCalibration
`,
)
