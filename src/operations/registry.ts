import { cheque } from './cheque/operation.js'
import { documentAnalysis } from './document-analysis/operation.js'
import { motor } from './motor/operation.js'
import { nameMatch } from './name-match/operation.js'
import type { Operation } from './operation.js'
import { photoCrop } from './photo-crop/operation.js'

/** Every operation of the service. To add one: a folder beside this file and a line here. */
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own request, input, result and tools
export const operations: readonly Operation<any, any, any, any>[] = [
  cheque,
  motor,
  nameMatch,
  photoCrop,
  documentAnalysis,
]
