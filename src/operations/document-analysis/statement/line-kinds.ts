/** Lines of a statement that state a balance or a sum instead of a movement. */
export type LineKind = 'opening' | 'closing' | 'total'

const opening =
  /\b(?:(?:opening|beginning|begining|starting|start|initial|previous|prior|last (?:month'?s|statement)) (?:ledger |account |statement |available )?balance|(?:balance|bal\.?|amount) (?:brought (?:forward|fwd|down)|forward|b\/?\s?(?:f|d|fwd)|as of (?:previous|last))|brought forward|b\/f(?:wd)?|solde (?:precedent|anterieur|initial|reporte|debut)|ancien solde|report (?:a nouveau|du solde)|saldo (?:anterior|inicial|iniziale|precedente|vorig|alt|vortrag|previo)|(?:anfangs|start|alter |vorheriger )saldo|alter kontostand|kontostand alt|vorig saldo|beginsaldo|balance at start)/
const closing =
  /\b(?:(?:closing|ending|end|final|new|outstanding|statement) (?:ledger |account |statement |available )?balance|(?:balance|bal\.?|amount) (?:carried (?:forward|fwd|down|over)|c\/?\s?(?:f|d|fwd))|carried forward|c\/f(?:wd)?|(?:nouveau|dernier) solde|solde (?:final|nouveau|de cloture|au\b|en fin)|saldo (?:final|finale|actual|attuale|nuevo|neu|nieuw|disponible al|al\b)|(?:end|neuer |schluss)saldo|neuer kontostand|kontostand (?:neu|am\b)|nieuw saldo|eindsaldo|balance at end|total amount due|new balance total)/
const total =
  /^\W*(?:sub ?total|grand total|page total|totals?|totaux|summe|gesamt\w*|somme|totale|totales|closing total)\b/

export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'").replace(/\s+/g, ' ').toLowerCase().trim()

/** More words than these beside the phrase are a sentence, or a payment's text that happens to hold it. */
const mostOtherWords = 5

/** What a line without its dates and amounts says that it is; null for an ordinary one. */
export function kindOfLine(text: string): LineKind | null {
  const folded = foldText(text)
  for (const [kind, pattern] of [
    ['opening', opening],
    ['closing', closing],
    ['total', total],
  ] as const) {
    const match = pattern.exec(folded)
    if (!match) continue
    const others = folded.replace(match[0], ' ').match(/\p{L}{2,}/gu) ?? []
    if (others.length <= mostOtherWords) return kind
  }
  return null
}
