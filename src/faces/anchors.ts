/**
 * Middles of the places that BlazeFace's outputs speak of, as shares of the input's side, x and y in turn: two for each
 * cell of 16 × 16, then six for each of 8 × 8 (the anchors of MediaPipe's "back" model; their sizes are all one).
 */
export function blazeFaceAnchors(): Float32Array {
  const anchors: number[] = []
  for (const [cells, each] of [
    [16, 2],
    [8, 6],
  ] as const)
    for (let y = 0; y < cells; y++)
      for (let x = 0; x < cells; x++) for (let n = 0; n < each; n++) anchors.push((x + 0.5) / cells, (y + 0.5) / cells)
  return Float32Array.from(anchors)
}
