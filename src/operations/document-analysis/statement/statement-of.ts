import type { DocumentLabel } from '../../../knowledge/document-labels.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { readStatement } from './read-statement.js'
import type { Statement } from './statement.js'

const labels: ReadonlySet<DocumentLabel> = new Set(['bank_statement', 'card_statement', 'bank_passbook'])
/** So many movements whose balances all follow from one another are a ledger, whatever else the document looks like. */
const provenBy = 5

/** The statement of a document that is one, by its label or by its arithmetic; null for any other. */
export function statementOf(pages: readonly PageText[], label: DocumentLabel): Statement | null {
  const statement = readStatement(pages, { card: label === 'card_statement' })
  if (!statement || labels.has(label)) return statement
  const followed = statement.transactions.filter(({ balance }) => balance !== null).length
  return statement.reconciliation.balanced && followed >= provenBy ? statement : null
}
