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
