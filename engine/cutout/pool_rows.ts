/** Sums around each row, weighted by a Gaussian of `sigma` rows (four box passes); what lies outside counts as nothing. */
export function poolRows(values: Float64Array, sigma: number): Float64Array {
  const radius = Math.max(1, Math.round(Math.sqrt((12 * sigma * sigma) / 4 + 1) / 2))
  let from = Float64Array.from(values)
  for (let pass = 0; pass < 4; pass++) {
    const to = new Float64Array(from.length)
    let sum = 0
    for (let r = -radius; r < from.length; r++) {
      sum += from[r + radius] ?? 0
      if (r >= 0) {
        to[r] = sum / (2 * radius + 1)
        sum -= from[r - radius] ?? 0
      }
    }
    from = to
  }
  return from
}
