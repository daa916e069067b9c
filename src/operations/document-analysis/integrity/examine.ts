import type { DocumentOpener, OpenDocument } from '../../../documents/document.js'
import type { DocumentLabel } from '../../../knowledge/document-labels.js'
import type { PageText } from '../../../text-layer/page-text.js'
import type { AnalysedPage } from '../analysis.js'
import type { Statement } from '../statement/statement.js'
import { statementSignals } from './arithmetic-signals.js'
import { checkDigitSignals } from './check-digit-signals.js'
import { dateSignals } from './date-signals.js'
import { fileSignals } from './file-signals.js'
import { receiptSignals } from './receipt-signals.js'
import { earlierEnds, revisionSignals, visibleChanges } from './revisions.js'
import type { Integrity, Signal } from './signal.js'
import { verdictOf } from './verdict.js'

export interface Examined {
  readonly bytes: Uint8Array
  readonly document: OpenDocument
  readonly password: string | null
  readonly pages: readonly AnalysedPage[]
  readonly texts: readonly PageText[]
  readonly label: DocumentLabel
  readonly statement: Statement | null
  /** Found page by page while the document was read. */
  readonly pageSignals: readonly Signal[]
}

/** Everything that speaks for or against a document being as it was issued. */
export async function examine(
  { bytes, document, password, pages, texts, label, statement, pageSignals }: Examined,
  opener: DocumentOpener,
): Promise<Integrity> {
  const { pdf } = document
  const signals: Signal[] = [...pageSignals, ...dateSignals(pages), ...checkDigitSignals(pages)]
  if (statement) signals.push(...statementSignals(statement, pages))
  if (label === 'receipt' || label === 'invoice') signals.push(...receiptSignals(texts))
  if (pdf) {
    signals.push(...fileSignals(pdf))
    if (earlierEnds(bytes).length) {
      const changes = await visibleChanges(bytes, document, opener, password === null ? {} : { password })
      signals.push(...revisionSignals(changes, pdf.signatures > 0))
    }
  }
  const checked = pdf !== null || statement?.reconciliation.balanced != null
  return verdictOf(signals, checked)
}
