import { join } from 'node:path'
import { packageRoot } from '../../config/root.js'
import { loadNetwork } from '../../engines/onnx-network.js'
import { VehicleDetector } from './vehicle-detector.js'
import { VehicleSight } from './vehicle-sight.js'

/**
 * Loads the networks that see vehicles; once per process.
 * @param options.threads cores that one run of a network may use
 * @param options.modelsDir folder of the model files; the package's own by default
 */
export async function loadVehicleLooker(options: { threads: number; modelsDir?: string }): Promise<VehicleSight> {
  const { threads, modelsDir = join(packageRoot, 'models') } = options
  const network = (name: string) => loadNetwork(join(modelsDir, `${name}.onnx`), { threads })
  const [detector, sight] = await Promise.all([network('vehicle-detector'), network('vehicle-sight')])
  return new VehicleSight(new VehicleDetector(detector), sight)
}
