import { LekhaError } from '../../../errors/lekha-error.js'
import type { Analysis } from '../analysis.js'
import type { OutputFormat } from '../schema.js'

/** @throws LekhaError `output_not_supported` */
export async function writeOutput(analysis: Analysis, output: OutputFormat): Promise<Uint8Array> {
  switch (output) {
    case 'json':
      return new TextEncoder().encode(JSON.stringify(analysis))
    default:
      throw new LekhaError('output_not_supported', { output })
  }
}
