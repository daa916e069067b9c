// Fits what a row's evidence is worth on drawn statements, and writes src/confidence/statement.ts.
// `npm run calibrate:statement -- 90` draws so many; the same number gives the same file.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calibrate } from '../src/confidence/calibrate.js'
import { calibrationError, fitCalibration, type Outcome } from '../src/confidence/fit.js'
import { statementCalibration } from '../src/confidence/statement.js'
import { packageRoot } from '../src/config/root.js'
import { loadDocumentOpener } from '../src/documents/opener.js'
import type { RowEvidence } from '../src/operations/document-analysis/statement/confidence.js'
import { readStatement } from '../src/operations/document-analysis/statement/read-statement.js'
import type { Transaction } from '../src/operations/document-analysis/statement/statement.js'
import { loadPageReader } from '../src/reading/load-page-reader.js'
import { linesOfLayer } from '../src/text-layer/layer-lines.js'
import type { PageText } from '../src/text-layer/page-text.js'
import { textOfReading } from '../src/text-layer/read-page.js'
import { type DrawnRow, type DrawnStatement, drawnStatement } from './drawn-statements.js'

type Kind = keyof typeof statementCalibration

const count = Number(process.argv[2] ?? 90)
/** Where every line begins: half a nat of truth for each nat of evidence. */
const prior = { slope: 0.5, intercept: 0 }
/** Kinds of fewer rows keep the line of the kind that is nearest. */
const fewest = 20
const nearest: Partial<Record<Kind, Kind>> = { file_settled: 'read_settled', read_settled: 'read_broken' }

const reader = await loadPageReader({ threads: 1 })
const opener = await loadDocumentOpener({ maxDocumentBytes: 1e8, maxPixels: 6e7, maxPages: 30, pdfDpi: 144 })

async function pagesOf({ file, picture }: DrawnStatement): Promise<PageText[]> {
  if (picture) return [textOfReading(1, await reader.read(picture))]
  const document = await opener.open(file!)
  const pages: PageText[] = []
  for (let number = 1; number <= document.pageCount; number++)
    pages.push({ number, source: 'text_layer', ...linesOfLayer((await document.textLayer(number))!) })
  await document.close()
  return pages
}

const key = ({ date, debit, credit, balance }: DrawnRow | Transaction) => [date, debit, credit, balance].join(' ')

const outcomes = new Map<Kind, Outcome[]>()
let [drawn, found] = [0, 0]
for (let seed = 0; seed < count; seed++) {
  const statement = await drawnStatement(seed)
  const evidence: RowEvidence[] = []
  // Each row's confidence is the number of its evidence.
  const read = readStatement(await pagesOf(statement), { card: false, weigh: (each) => evidence.push(each) - 1 })
  const left = statement.rows.map(key)
  drawn += left.length
  for (const row of read?.transactions ?? []) {
    const { kind, support, dated } = evidence[row.confidence]!
    const at = left.indexOf(key(row))
    if (at >= 0) left.splice(at, 1)
    if (dated) outcomes.set(kind, [...(outcomes.get(kind) ?? []), { support, right: at >= 0 }])
    found++
  }
}
await reader.dispose()

console.log(`${count} drawn statements, ${drawn} rows, ${found} found`)
const fitted = new Map<Kind, string>()
for (const kind of Object.keys(statementCalibration) as Kind[]) {
  const stand = (outcomes.get(kind)?.length ?? 0) >= fewest ? kind : (nearest[kind] ?? kind)
  const of = outcomes.get(stand) ?? []
  const line = fitCalibration(of, prior)
  const claims = of.map(({ support, right }) => ({ confidence: calibrate(support, line), right }))
  const right = of.filter((each) => each.right).length
  console.log(`${kind}: ${of.length} rows, ${right} right, calibration error ${calibrationError(claims).toFixed(3)}`)
  fitted.set(kind, `{ slope: ${Number(line.slope.toFixed(3))}, intercept: ${Number(line.intercept.toFixed(3))} }`)
}
await writeFile(
  join(packageRoot, 'src/confidence/statement.ts'),
  `import type { Calibration } from './calibrate.js'

/** Written by bench/calibrate-statements.ts from drawn statements; see docs/accuracy.md. */
export const statementCalibration = {
${[...fitted].map(([kind, line]) => `  ${kind}: ${line},`).join('\n')}
} as const satisfies Record<string, Calibration>
`,
)
