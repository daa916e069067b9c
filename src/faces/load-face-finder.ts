import { join } from 'node:path'
import { packageRoot } from '../config/root.js'
import { loadNetwork } from '../engines/onnx-network.js'
import { BlazeFace } from './blaze-face.js'
import { BlazeFaceFinder } from './blaze-face-finder.js'
import { UltraFace } from './ultra-face.js'

/**
 * Loads the networks that find faces; once per process.
 * @param options.threads cores that one run of a network may use
 * @param options.modelsDir folder of the model files; the package's own by default
 */
export async function loadFaceFinder(options: { threads: number; modelsDir?: string }): Promise<BlazeFaceFinder> {
  const { threads, modelsDir = join(packageRoot, 'models') } = options
  const network = (name: string) => loadNetwork(join(modelsDir, `${name}.onnx`), { threads })
  const [first, second] = await Promise.all([network('face-detector'), network('face-check')])
  return new BlazeFaceFinder(new BlazeFace(first), new UltraFace(second))
}
