import type { DocumentLabel } from '../../knowledge/document-labels.js'
import type { Field } from '../field.js'
import type { Barcode } from './codes/barcode.js'
import type { Integrity } from './integrity/signal.js'
import type { Statement } from './statement/statement.js'

/** The analysed statement: what `data` holds, in the contract's keys. */
export interface Analysis {
  readonly label: DocumentLabel
  /** 0 to 1. */
  readonly confidence: number
  readonly alternatives: readonly { readonly label: DocumentLabel; readonly confidence: number }[]
  readonly pages: readonly AnalysedPage[]
  /** The whole document in reading order. */
  readonly text: string
  readonly fields: Readonly<Record<string, Field<string | number | boolean>>>
  readonly tables: readonly Table[]
  readonly barcodes: readonly Barcode[]
  readonly statement: Statement | null
  readonly integrity: Integrity
}

export interface AnalysedPage {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly rotation: number
  readonly source: 'text_layer' | 'ocr'
  readonly lines: readonly { readonly text: string; readonly box: readonly number[]; readonly confidence: number }[]
}

export interface Table {
  readonly page: number
  readonly box: readonly number[]
  readonly header_rows: number
  readonly rows: readonly (readonly string[])[]
}
