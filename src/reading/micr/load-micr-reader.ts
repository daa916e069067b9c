import { join } from 'node:path'
import { packageRoot } from '../../config/root.js'
import { loadNetwork } from '../../engines/onnx-network.js'
import { E13bReader } from './e13b-reader.js'
import { BandRecogniser } from './recognise.js'

/**
 * Loads the reader of magnetic lines; once per process.
 * @param options.threads cores that one run of the network may use
 * @param options.modelsDir folder of the model files; the package's own by default
 */
export async function loadMicrReader(options: { threads: number; modelsDir?: string }): Promise<E13bReader> {
  const { threads, modelsDir = join(packageRoot, 'models') } = options
  return new E13bReader(new BandRecogniser(await loadNetwork(join(modelsDir, 'micr-e13b.onnx'), { threads })))
}
