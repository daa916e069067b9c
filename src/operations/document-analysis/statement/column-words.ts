/** What a column of a statement holds. */
export type ColumnRole =
  | 'date'
  | 'value_date'
  | 'description'
  | 'reference'
  | 'type'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'balance'

export type AmountRole = Extract<ColumnRole, 'debit' | 'credit' | 'amount' | 'balance'>

export const isAmountRole = (role: ColumnRole): role is AmountRole =>
  role === 'debit' || role === 'credit' || role === 'amount' || role === 'balance'

/**
 * The words that head columns, without accents. A phrase stands before its words, since "value date" is no date and "paid
 * in" no payment. Sources: printed statements of banks of the languages' countries.
 */
const words: Readonly<Record<ColumnRole, string>> = {
  value_date:
    'value date|value dt|val date|val dt|valuedate|date de valeur|date valeur|valeur|valuta|wertstellung|wert|fecha valor|f valor|data valuta|data valor|valutadatum|rentedatum',
  balance:
    'balance|bal|solde|saldo|kontostand|running balance|closing balance|available balance|ledger balance|account balance|balances|nouveau solde',
  debit:
    'paid out|money out|amount debited|debit|debits|debited|withdrawal|withdrawals|withdrawl|withdrawn|withdraw|out|payment|payments|dr|soll|belastung|belastungen|lastschrift|lastschriften|sortie|sorties|cargo|cargos|debe|egreso|egresos|retiro|retiros|uscita|uscite|dare|addebito|addebiti|debito|debitos|debet|af|bij af|saida|saidas|outflow|spent|subtractions|deductions|checks|charges|purchases',
  credit:
    'paid in|money in|amount credited|credit|credits|credited|deposit|deposits|deposited|in|receipt|receipts|cr|haben|gutschrift|gutschriften|entree|entrees|abono|abonos|haber|ingreso|ingresos|deposito|depositos|entrata|entrate|avere|accredito|accrediti|credito|creditos|bij|entrada|entradas|inflow|received|additions|lodgement|lodgements',
  amount: 'amount|amt|montant|betrag|umsatz|importe|importo|bedrag|valor|value|sum|somme|total|quantia|monto',
  date: 'date of transaction|transaction date|date credited|date debited|date paid|date posted|paid date|date|dates|dt|datum|buchungstag|buchungsdatum|buchung|fecha|data|boekdatum|dia|giorno|tag|jour|posted|posting',
  reference:
    'ref|reference|referenz|referencia|chq|cheque|check|chk|cheq|instrument|inst|utr|voucher|serial|ref no|txn id|transaction id|id|document|numero|nr|no|number|num|n',
  type: 'dr cr|cr dr|d c|c d|debit credit|credit debit|type|typ|tipo|code|mode|channel|category|method',
  description:
    'description|descriptions|particular|particulars|narration|narrations|narrative|detail|details|transaction|transactions|transaction details|remark|remarks|libelle|libelles|operation|operations|nature|text|buchungstext|verwendungszweck|vorgang|vorgange|concepto|descripcion|descrizione|causale|omschrijving|merchant|payee|activity|historico|lancamento|descricao|memo|designation|beschreibung|movimientos|movimiento|operacion|operazioni|mededelingen',
}

/** Say nothing of what the column holds. */
const fillers = new Set(
  'of and the de la le del en in amount amt inr usd gbp eur rs sgd cad aud other no number txn tran trn trans transaction transactions posting post posted booking effective process entry trade name description opening statement your date dt id s l'.split(
    ' ',
  ),
)

interface Phrase {
  readonly role: ColumnRole
  readonly words: readonly string[]
}
/** Long phrases first; of equal length in the order of the roles. */
const phrases: readonly Phrase[] = Object.entries(words)
  .flatMap(([role, list]) => list.split('|').map((phrase) => ({ role: role as ColumnRole, words: phrase.split(' ') })))
  .sort((a, b) => b.words.length - a.words.length)

/** Roles by how much they say: "Withdrawal amount" is a withdrawal, "Transaction date" a date, "Cheque details" a number. */
const strength: readonly ColumnRole[] = [
  'value_date',
  'balance',
  'type',
  'debit',
  'credit',
  'date',
  'reference',
  'amount',
  'description',
]

export const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\([^)]*\)/g, (inside) => (/[a-z]{2}/.test(inside) ? inside : ' '))
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** What a heading says that its column holds; null where it is no heading of a statement's column. */
export function roleOfHeading(text: string): ColumnRole | null {
  if (/\d/.test(text)) return null
  const list = plainWords(text)
  if (list.length === 0 || list.length > 6) return null
  const roles = new Set<ColumnRole>()
  for (let at = 0; at < list.length; ) {
    const phrase = phrases.find(({ words: each }) => each.every((word, offset) => list[at + offset] === word))
    if (phrase) roles.add(phrase.role)
    // A letter alone is a rule beside the heading that was read as one.
    else if (!fillers.has(list[at]!) && list[at]!.length > 1) return null
    at += phrase ? phrase.words.length : 1
  }
  const isWay = roles.has('type') || (roles.has('debit') && roles.has('credit'))
  // "Dr/Cr" heads a letter, "Debit/Credit amount" a signed amount.
  if (isWay) return roles.has('amount') ? 'amount' : 'type'
  return strength.find((role) => roles.has(role)) ?? null
}
