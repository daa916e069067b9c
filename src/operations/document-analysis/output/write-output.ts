import type { Analysis } from '../analysis.js'
import type { OutputFormat } from '../schema.js'

const writers = {
  json: async (analysis: Analysis): Promise<Uint8Array> => new TextEncoder().encode(JSON.stringify(analysis)),
  // Loaded with the first workbook: most workers never write one.
  xlsx: async (analysis: Analysis): Promise<Uint8Array> => (await import('./workbook.js')).writeXlsx(analysis),
} as const satisfies Partial<Record<OutputFormat, (analysis: Analysis) => Promise<Uint8Array>>>

/** The forms of the answer that are made. */
export type WrittenFormat = keyof typeof writers

export const isWritten = (output: OutputFormat): output is WrittenFormat => output in writers

export const writeOutput = (analysis: Analysis, output: WrittenFormat): Promise<Uint8Array> => writers[output](analysis)
