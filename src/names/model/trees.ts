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

/** The ensemble in typed arrays: an evaluation is a few hundred reads. */
export class Trees {
  readonly #roots: Int32Array
  readonly #feature: Int16Array
  readonly #value: Float64Array
  readonly #right: Int32Array
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
    this.#roots = Int32Array.from(roots)
    this.#feature = Int16Array.from(feature)
    this.#value = Float64Array.from(value)
    this.#right = Int32Array.from(right)
    this.#bias = model.bias
  }

  /** Log-odds that the pair is one identity. */
  evaluate(features: Float64Array): number {
    const feature = this.#feature
    const value = this.#value
    const right = this.#right
    let sum = this.#bias
    for (let t = 0; t < this.#roots.length; t++) {
      let node = this.#roots[t]!
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
