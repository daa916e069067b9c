/** What is not ours and holds memory outside JavaScript: it is created once, used, and let go of. */
export interface Disposable {
  dispose(): Promise<void>
}

/** A tensor of 32-bit floats as plain data, row-major. */
export interface Tensor {
  readonly data: Float32Array
  readonly dims: readonly number[]
}

/** A loaded network with one input and one or more outputs. One call at a time uses `threads` cores. */
export interface Network extends Disposable {
  /** @returns the outputs in the order of the model file. */
  run(input: Tensor): Promise<readonly Tensor[]>
}
