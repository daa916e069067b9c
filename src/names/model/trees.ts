/** A boosted ensemble as training writes it: one tree a line, nodes in preorder. */
export interface TreeModel {
  /** Log-odds before the first tree. */
  readonly bias: number
  /**
   * Trees as flat lists. An inner node is [feature, threshold, index of its right child] and its left child follows it (value ≤
   * threshold goes left); a leaf is [-1, log-odds].
   */
  readonly trees: readonly (readonly number[])[]
}

/**
 * The ensemble in typed arrays, seven bytes a node, so that all of it stays in the processor's first cache: an evaluation is
 * a few hundred reads, and where they come from is most of its time.
 */
export class Trees {
  readonly #roots: Int16Array
  /** -1 at a leaf. */
  readonly #feature: Int8Array
  /** Threshold of an inner node, log-odds of a leaf. */
  readonly #value: Float32Array
  readonly #right: Int16Array
  readonly #bias: number

  constructor(model: TreeModel) {
    const roots: number[] = []
    const feature: number[] = []
    const value: number[] = []
    const right: number[] = []
    for (const flat of model.trees) {
      const base = feature.length
      roots.push(base)
      for (let i = 0; i < flat.length; ) {
        const leaf = flat[i] === -1
        feature.push(flat[i]!)
        value.push(flat[i + 1]!)
        right.push(leaf ? 0 : base + flat[i + 2]!)
        i += leaf ? 2 : 3
      }
    }
    if (feature.length > 32_767) throw new Error('models/name-match/trees.json has more nodes than the index can hold')
    this.#roots = Int16Array.from(roots)
    this.#feature = Int8Array.from(feature)
    this.#value = Float32Array.from(value)
    this.#right = Int16Array.from(right)
    this.#bias = model.bias
  }

  /** Log-odds that the pair is one identity. */
  evaluate(features: Float64Array): number {
    const roots = this.#roots
    const feature = this.#feature
    const value = this.#value
    const right = this.#right
    let sum = this.#bias
    for (let t = 0; t < roots.length; t++) {
      let node = roots[t]!
      let f = feature[node]!
      while (f >= 0) {
        node = features[f]! <= value[node]! ? node + 1 : right[node]!
        f = feature[node]!
      }
      sum += value[node]!
    }
    return sum
  }
}
