/** Weighted pixels of the source that make one pixel, for each pixel along an axis. */
export interface Taps {
  /** First source pixel of each. */
  first: Int32Array
  /** `count` weights each, adding up to 1. */
  weights: Float32Array
  count: number
}

/**
 * Cubic (Catmull-Rom) weights for any places along an axis, as wide as the places are apart.
 *
 * @param places source places, where pixel `i` covers `i` to `i + 1`
 * @param size pixels of the source; beyond them its edge is repeated
 */
export function cubicTaps(places: Float64Array, size: number): Taps {
  const steps = Float64Array.from(places, (_, i) => {
    const next = Math.min(i + 1, places.length - 1)
    const last = Math.max(i - 1, 0)
    return Math.max(1, Math.abs(places[next]! - places[last]!) / Math.max(1, next - last))
  })
  const count = Math.min(size, Math.ceil(4 * steps.reduce((a, b) => Math.max(a, b), 1)) + 1)
  const first = new Int32Array(places.length)
  const weights = new Float32Array(places.length * count)
  for (const [i, place] of places.entries()) {
    const center = place - 0.5
    const from = Math.floor(center - 2 * steps[i]!) + 1
    first[i] = Math.min(Math.max(from, 0), size - count)
    let sum = 0
    for (let s = from; s <= Math.ceil(center + 2 * steps[i]!) - 1; s++) {
      const weight = catmullRom((s - center) / steps[i]!)
      const slot = Math.min(Math.max(s, 0), size - 1) - first[i]
      if (slot < 0 || slot >= count) continue
      weights[i * count + slot]! += weight
      sum += weight
    }
    for (let k = 0; k < count; k++) weights[i * count + k]! /= sum
  }
  return { first, weights, count }
}

function catmullRom(x: number): number {
  const t = Math.abs(x)
  if (t < 1) return 1.5 * t ** 3 - 2.5 * t ** 2 + 1
  return t < 2 ? -0.5 * t ** 3 + 2.5 * t ** 2 - 4 * t + 2 : 0
}

/** Interleaved values at the places of two axes. */
export function resampleAxes(
  source: { width: number; height: number; data: ArrayLike<number> },
  channels: number,
  across: Taps,
  down: Taps
): Float32Array {
  const { width, data } = source
  const outWidth = across.first.length
  const outHeight = down.first.length
  const out = new Float32Array(outWidth * outHeight * channels)
  const row = new Float32Array(width * channels)
  for (let y = 0; y < outHeight; y++) {
    row.fill(0)
    for (let k = 0; k < down.count; k++) {
      const weight = down.weights[y * down.count + k]!
      if (weight === 0) continue
      const from = (down.first[y]! + k) * width * channels
      for (let i = 0; i < row.length; i++) row[i]! += weight * data[from + i]!
    }
    for (let x = 0, o = y * outWidth * channels; x < outWidth; x++) {
      const from = across.first[x]! * channels
      for (let c = 0; c < channels; c++, o++) {
        let sum = 0
        for (let k = 0, i = from + c; k < across.count; k++, i += channels) {
          sum += across.weights[x * across.count + k]! * row[i]!
        }
        out[o] = sum
      }
    }
  }
  return out
}
