// Draws docs/images/statement.pdf, the statement of the README and of the acceptance test.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../src/config/root.js'
import { drawStatement } from '../test/drawn/statement.js'
import { statementFacts } from '../test/drawn/statement-facts.js'
import { indianLayout } from '../test/drawn/statement-layouts.js'
import { drawTextPdf } from '../test/drawn/text-pdf.js'

const pages = drawStatement(statementFacts(50, { seed: 21, from: '2026-01-02', daysBetween: 1.2 }), indianLayout)
const info = { Producer: 'Lekha drawing', CreationDate: "D:20260401080000+05'30'" }
await writeFile(join(packageRoot, 'docs/images/statement.pdf'), drawTextPdf({ pages, info }))
