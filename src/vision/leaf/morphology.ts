/** Grey morphology with a square of side 2 × radius + 1, one axis after the other; the edge repeats. */
export function dilate(plane: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return extreme(plane, width, height, radius, Math.max)
}

export function erode(plane: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return extreme(plane, width, height, radius, Math.min)
}

/** Dark marks narrower than the square vanish: print and writing leave the paper. */
export function close(plane: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return erode(dilate(plane, width, height, radius), width, height, radius)
}

function extreme(
  plane: Uint8Array,
  width: number,
  height: number,
  radius: number,
  pick: (a: number, b: number) => number,
): Uint8Array {
  const rows = new Uint8Array(plane.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = plane[y * width + x]!
      const end = Math.min(width - 1, x + radius)
      for (let n = Math.max(0, x - radius); n <= end; n++) value = pick(value, plane[y * width + n]!)
      rows[y * width + x] = value
    }
  const result = new Uint8Array(plane.length)
  for (let y = 0; y < height; y++) {
    const first = Math.max(0, y - radius)
    const end = Math.min(height - 1, y + radius)
    for (let x = 0; x < width; x++) {
      let value = rows[y * width + x]!
      for (let n = first; n <= end; n++) value = pick(value, rows[n * width + x]!)
      result[y * width + x] = value
    }
  }
  return result
}
