import { basename } from 'node:path'
import type { Network } from '../src/engines/engine.js'
import { loadNetwork } from '../src/engines/onnx-network.js'

/** A loader of networks that counts the time spent inside each. */
export function networkTimer() {
  const sums = new Map<string, { runs: number; milliseconds: number }>()
  const load: typeof loadNetwork = async (path, options) => {
    const network = await loadNetwork(path, options)
    const sum = { runs: 0, milliseconds: 0 }
    sums.set(basename(path, '.onnx'), sum)
    const run: Network['run'] = async (input) => {
      const started = performance.now()
      const outputs = await network.run(input)
      sum.runs++
      sum.milliseconds += performance.now() - started
      return outputs
    }
    return { run, dispose: () => network.dispose() }
  }
  return {
    load,
    byNetwork: () => sums,
    milliseconds: () => [...sums.values()].reduce((total, { milliseconds }) => total + milliseconds, 0),
  }
}
