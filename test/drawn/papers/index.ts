import { identityPapers } from './identity.js'
import { moneyPapers } from './money.js'
import { otherPapers } from './others.js'
import type { Paper } from './paper.js'
import { writingPapers } from './writings.js'

/** Drawn documents of every label but `photograph`, in the languages that the reader reads. */
export const papers: readonly Paper[] = [...moneyPapers, ...identityPapers, ...writingPapers, ...otherPapers]
