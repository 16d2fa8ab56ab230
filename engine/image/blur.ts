import type { Plane } from './raster.js'

/** Blurs like a Gaussian of `sigma` pixels by three box passes each way, edges repeated. Returns a new plane. */
export function blur(plane: Plane, sigma: number): Plane {
  const { width, height } = plane
  const a = Float32Array.from(plane.data)
  if (sigma < 0.3) return { width, height, data: a }
  const b = new Float32Array(a.length)
  for (const radius of boxRadii(sigma)) {
    if (radius === 0) continue
    blurRows(a, b, width, height, radius)
    blurColumns(b, a, width, height, radius)
  }
  return { width, height, data: a }
}

/** Mean over a square of side `2 radius + 1`, edges repeated. */
export function boxMean(plane: Plane, radius: number): Plane {
  const { width, height } = plane
  const rows = new Float32Array(plane.data.length)
  const data = new Float32Array(plane.data.length)
  blurRows(plane.data, rows, width, height, radius)
  blurColumns(rows, data, width, height, radius)
  return { width, height, data }
}

/** Radii of three boxes whose variances add up to `sigma` squared as nearly as whole numbers can. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1)
  const lower = Math.max(0, Math.floor((ideal - 1) / 2))
  const size = 2 * lower + 1
  const small = Math.round((12 * sigma * sigma - 3 * size * size - 12 * size - 9) / (-4 * size - 4))
  return [0, 1, 2].map((pass) => (pass < small ? lower : lower + 1))
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  const scale = 1 / (2 * r + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const last = row + width - 1
    let sum = from[row]! * (r + 1)
    for (let k = 1; k <= r; k++) sum += from[Math.min(row + k, last)]!
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * scale
      sum += from[Math.min(row + x + r + 1, last)]! - from[Math.max(row + x - r, row)]!
    }
  }
}

function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  r: number
) {
  const scale = 1 / (2 * r + 1)
  const sums = new Float64Array(width)
  for (let k = -r; k <= r; k++) {
    const row = Math.min(Math.max(k, 0), height - 1) * width
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const out = y * width
    const enter = Math.min(y + r + 1, height - 1) * width
    const leave = Math.max(y - r, 0) * width
    for (let x = 0; x < width; x++) {
      to[out + x] = sums[x]! * scale
      sums[x]! += from[enter + x]! - from[leave + x]!
    }
  }
}
