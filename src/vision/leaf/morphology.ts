/** Grey morphology with a square of side 2 × radius + 1, one axis after the other; what lies beyond the edge is ignored. */
export function dilate(plane: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const rows = new Uint8Array(plane.length)
  for (let y = 0; y < height; y++) {
    const start = y * width
    for (let x = 0; x < width; x++) {
      let most = 0
      const end = start + Math.min(width - 1, x + radius)
      for (let at = start + Math.max(0, x - radius); at <= end; at++) if (plane[at]! > most) most = plane[at]!
      rows[start + x] = most
    }
  }
  const result = new Uint8Array(plane.length)
  for (let y = 0; y < height; y++) {
    const to = y * width
    const end = Math.min(height - 1, y + radius) * width
    // Row upon row, in memory order.
    for (let from = Math.max(0, y - radius) * width; from <= end; from += width)
      for (let x = 0; x < width; x++) if (rows[from + x]! > result[to + x]!) result[to + x] = rows[from + x]!
  }
  return result
}

export function erode(plane: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return inverse(dilate(inverse(plane), width, height, radius))
}

/** Dark marks narrower than the square vanish: print and writing leave the paper. */
export function close(plane: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return erode(dilate(plane, width, height, radius), width, height, radius)
}

function inverse(plane: Uint8Array): Uint8Array {
  const result = new Uint8Array(plane.length)
  for (let at = 0; at < plane.length; at++) result[at] = 255 - plane[at]!
  return result
}

/** As {@link erode} on a mask of 0 and 1, in four walks over it whatever the radius. */
export function erodeMask(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return keepLongRuns(mask, 1, width, height, radius)
}

/** As {@link dilate} on a mask of 0 and 1. */
export function dilateMask(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return keepLongRuns(mask, 0, width, height, radius)
}

/**
 * A pixel keeps `value` where all pixels up to `radius` before it and after it have it, along rows and then along columns;
 * all others get the other value. What lies beyond the edge counts as `value`.
 */
function keepLongRuns(mask: Uint8Array, value: 0 | 1, width: number, height: number, radius: number): Uint8Array {
  const other = 1 - value
  const rows = new Uint8Array(mask.length)
  for (let y = 0; y < height; y++) {
    const start = y * width
    let run = radius
    for (let at = start; at < start + width; at++) {
      run = mask[at] === value ? run + 1 : 0
      rows[at] = run > radius ? value : other
    }
    run = radius
    for (let at = start + width - 1; at >= start; at--) {
      run = mask[at] === value ? run + 1 : 0
      if (run <= radius) rows[at] = other
    }
  }
  const result = new Uint8Array(mask.length)
  const runs = new Int32Array(width).fill(radius)
  for (let at = 0, x = 0; at < rows.length; at++, x = x + 1 === width ? 0 : x + 1) {
    runs[x] = rows[at] === value ? runs[x]! + 1 : 0
    result[at] = runs[x]! > radius ? value : other
  }
  runs.fill(radius)
  for (let at = rows.length - 1, x = width - 1; at >= 0; at--, x = x === 0 ? width - 1 : x - 1) {
    runs[x] = rows[at] === value ? runs[x]! + 1 : 0
    if (runs[x]! <= radius) result[at] = other
  }
  return result
}
