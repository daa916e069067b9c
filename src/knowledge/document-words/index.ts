import { accounts } from './accounts.js'
import { bills } from './bills.js'
import { identity } from './identity.js'
import { papers } from './papers.js'
import type { Vocabularies } from './vocabulary.js'

/** What each kind of document says of itself; labels that words do not tell (photograph, other) have none. */
export const documentWords: Vocabularies = { ...accounts, ...bills, ...identity, ...papers }
