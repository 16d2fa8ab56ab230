import { blur } from '../../image/blur.js'
import { mapPlane, type Raster } from '../../image/raster.js'
import { shrink } from '../../image/shrink.js'

/** Largest tilt that is taken for an accident, in degrees. */
const LARGEST = 10

const BINS_PER_DEGREE = 8

/**
 * How far the picture's long edges lean from upright and level, in degrees clockwise, or null when none of them stands
 * out: the peak of a histogram of gradient directions, weighted with their strength.
 */
export async function measureTilt(raster: Raster): Promise<number | null> {
  const small = await shrink(raster, 640)
  const { width, height, channels, data } = small
  const luma = blur(
    mapPlane(small, (i) => {
      const p = i * channels
      return 0.2126 * data[p]! + 0.7152 * data[p + 1]! + 0.0722 * data[p + 2]!
    }),
    1.4
  ).data
  const middle = LARGEST * BINS_PER_DEGREE
  const bins = new Float64Array(2 * middle + 1)
  let total = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const dx = luma[i + 1]! - luma[i - 1]!
      const dy = luma[i + width]! - luma[i - width]!
      const strength = Math.hypot(dx, dy)
      if (strength < 6) continue
      total += strength
      const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
      const lean = ((((degrees + 45) % 90) + 90) % 90) - 45
      const bin = Math.round(lean * BINS_PER_DEGREE) + middle
      if (bin >= 0 && bin < bins.length) bins[bin]! += strength
    }
  }
  const reach = BINS_PER_DEGREE / 2
  const near = (k: number) => sum(bins, k - reach, k + reach)
  let best = middle
  for (let k = reach; k < bins.length - reach; k++) if (near(k) > near(best)) best = k
  // Directions spread evenly give each degree a ninetieth.
  if (total === 0 || near(best) < total * 0.06) return null
  return centroid(bins, best - reach, best + reach, middle) / BINS_PER_DEGREE
}

function sum(bins: Float64Array, from: number, to: number): number {
  let all = 0
  for (let k = Math.max(0, from); k <= Math.min(bins.length - 1, to); k++) all += bins[k]!
  return all
}

function centroid(bins: Float64Array, from: number, to: number, middle: number): number {
  let all = 0
  let weight = 0
  for (let k = Math.max(0, from); k <= Math.min(bins.length - 1, to); k++) {
    all += (k - middle) * bins[k]!
    weight += bins[k]!
  }
  return all / weight
}
