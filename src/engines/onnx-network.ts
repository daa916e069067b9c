import { InferenceSession, Tensor as OnnxTensor } from 'onnxruntime-node'
import type { Network, Tensor } from './engine.js'

/**
 * Loads an ONNX file with one float input. Load each file once in the life of a process: sessions that are released
 * and made anew leave memory behind.
 */
export async function loadNetwork(path: string, options: { threads: number }): Promise<Network> {
  const session = await InferenceSession.create(path, {
    executionProviders: ['cpu'],
    graphOptimizationLevel: 'all',
    executionMode: 'sequential',
    intraOpNumThreads: options.threads,
    interOpNumThreads: 1,
    // A plan is kept for every input shape that was ever seen; lines and pages come in hundreds.
    enableMemPattern: false,
    // Threads that spin while they wait take the cores of the other workers.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    logSeverityLevel: 3,
  })
  const [inputName, ...others] = session.inputNames
  if (inputName === undefined || others.length) throw new Error(`${path} must have one input`)
  return new OnnxNetwork(session, inputName)
}

class OnnxNetwork implements Network {
  constructor(
    private readonly session: InferenceSession,
    private readonly inputName: string,
  ) {}

  async run(input: Tensor): Promise<readonly Tensor[]> {
    const results = await this.session.run({ [this.inputName]: new OnnxTensor('float32', input.data, input.dims) })
    return this.session.outputNames.map((name) => {
      const output = results[name]
      if (!(output?.data instanceof Float32Array)) throw new Error(`output ${name} holds no 32-bit floats`)
      return { data: output.data, dims: output.dims }
    })
  }

  async dispose(): Promise<void> {
    await this.session.release()
  }
}
