/** Pixels of one row, `from` to `to`, both included. */
export interface Run {
  readonly row: number
  readonly from: number
  readonly to: number
}

/**
 * Connected components of the cells of a map that are above a threshold, neighbours across corners included, each as its
 * runs from top to bottom. Runs are joined with those of the row above by union-find, so that the map is walked once.
 */
export function findComponents(map: Float32Array, width: number, height: number, threshold: number): Run[][] {
  const runs: Run[] = []
  const parent: number[] = []
  const rootOf = (index: number) => {
    while (parent[index] !== index) {
      parent[index] = parent[parent[index]!]!
      index = parent[index]!
    }
    return index
  }
  let aboveFirst = 0
  for (let row = 0; row < height; row++) {
    const first = runs.length
    const base = row * width
    for (let x = 0; x < width; x++) {
      if (!(map[base + x]! > threshold)) continue
      const from = x
      while (x + 1 < width && map[base + x + 1]! > threshold) x++
      parent.push(runs.length)
      runs.push({ row, from, to: x })
    }
    for (let index = first, above = aboveFirst; index < runs.length && above < first; ) {
      const run = runs[index]!
      const upper = runs[above]!
      if (upper.to + 1 >= run.from && upper.from <= run.to + 1) parent[rootOf(index)] = rootOf(above)
      if (upper.to < run.to) above++
      else index++
    }
    aboveFirst = first
  }
  const components = new Map<number, Run[]>()
  for (const [index, run] of runs.entries()) {
    const root = rootOf(index)
    const component = components.get(root)
    if (component) component.push(run)
    else components.set(root, [run])
  }
  return [...components.values()]
}
