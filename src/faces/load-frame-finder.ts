import { join } from 'node:path'
import { packageRoot } from '../config/root.js'
import { loadNetwork } from '../engines/onnx-network.js'
import { PhotoFrame } from './photo-frame.js'

/**
 * Loads the network that tells where a photograph ends; once per process.
 * @param options.threads cores that one run of a network may use
 * @param options.modelsDir folder of the model files; the package's own by default
 */
export async function loadFrameFinder(options: { threads: number; modelsDir?: string }): Promise<PhotoFrame> {
  const { threads, modelsDir = join(packageRoot, 'models') } = options
  return new PhotoFrame(await loadNetwork(join(modelsDir, 'photo-frame.onnx'), { threads }))
}
