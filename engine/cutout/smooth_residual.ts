import { createPlane, type Plane } from '../image/raster.js'
import type { LabPlanes } from '../image/color.js'

/** Differences beyond this many units of noise are all the same, and steps beyond the second are edges. */
const CLIP = 30
const EDGE = 3

/** Pixels on each side that are averaged in, and how soon they count less (sigma). */
const RADIUS = 3
const REACH = 7 / 3

/** Steps of the table of weights a unit of noise, and the difference at which a weight is as good as 0. */
const STEPS = 64
const FARTHEST = 5 * EDGE
const EDGE_WEIGHTS = Float32Array.from({ length: STEPS * FARTHEST }, (_, step) =>
  Math.exp(-(((step + 0.5) / STEPS) ** 2) / (2 * EDGE ** 2))
)

const DISTANCE_WEIGHTS = Float32Array.from({ length: RADIUS + 1 }, (_, away) =>
  Math.exp(-(away ** 2) / (2 * REACH ** 2))
)

/**
 * How far each pixel is from the background after its neighbours were averaged in, but not across edges (bilateral filter, Tomasi
 * and Manduchi 1998, first along rows, then along columns as Pham and van Vliet 2005): noise goes down, so that faint but even
 * differences count.
 *
 * @param whitened as in `BackgroundSheet`
 */
export function evenDistance(whitened: LabPlanes): Plane {
  const { width, height } = whitened[0]
  const values = interleave(whitened)
  const sums = new Float32Array(width * height * 4)
  begin(values, sums)
  for (let y = 0; y < height; y++) {
    for (let away = 1; away <= RADIUS; away++) {
      addPairs(values, sums, y * width, (y + 1) * width - away, away, DISTANCE_WEIGHTS[away]!)
    }
  }
  for (let p = 0, s = 0; p < values.length; p += 3, s += 4) {
    const scale = 1 / sums[s]!
    values[p] = sums[s + 1]! * scale
    values[p + 1] = sums[s + 2]! * scale
    values[p + 2] = sums[s + 3]! * scale
  }
  begin(values, sums)
  for (let y = 0; y < height; y++) {
    for (let away = 1; away <= Math.min(RADIUS, height - 1 - y); away++) {
      const from = y * width
      addPairs(values, sums, from, from + width, away * width, DISTANCE_WEIGHTS[away]!)
    }
  }
  const distance = createPlane(width, height)
  for (let i = 0, s = 0; i < distance.data.length; i++, s += 4) {
    const square = sums[s + 1]! ** 2 + sums[s + 2]! ** 2 + sums[s + 3]! ** 2
    distance.data[i] = Math.sqrt(square) / sums[s]!
  }
  return distance
}

/** Sets each pixel's sums (of weights and of the three weighted values) to itself. */
function begin(values: Float32Array, sums: Float32Array): void {
  for (let p = 0, s = 0; p < values.length; p += 3, s += 4) {
    sums[s] = 1
    sums[s + 1] = values[p]!
    sums[s + 2] = values[p + 1]!
    sums[s + 3] = values[p + 2]!
  }
}

/** Adds each pixel from `from` to `to` to the sums of the one `step` farther on, and that one to its own. */
function addPairs(
  values: Float32Array,
  sums: Float32Array,
  from: number,
  to: number,
  step: number,
  weight: number
): void {
  for (let i = from; i < to; i++) {
    const p = i * 3
    const q = p + step * 3
    const l = values[p]!
    const a = values[p + 1]!
    const b = values[p + 2]!
    const m = values[q]!
    const c = values[q + 1]!
    const d = values[q + 2]!
    const difference = Math.abs(l - m) + Math.abs(a - c) + Math.abs(b - d)
    if (difference >= FARTHEST) continue
    const w = weight * EDGE_WEIGHTS[(difference * STEPS) | 0]!
    const s = i * 4
    const t = s + step * 4
    sums[s]! += w
    sums[s + 1]! += w * m
    sums[s + 2]! += w * c
    sums[s + 3]! += w * d
    sums[t]! += w
    sums[t + 1]! += w * l
    sums[t + 2]! += w * a
    sums[t + 3]! += w * b
  }
}

function interleave([l, a, b]: LabPlanes): Float32Array {
  const values = new Float32Array(l.data.length * 3)
  for (let i = 0, p = 0; i < l.data.length; i++, p += 3) {
    values[p] = clip(l.data[i]!)
    values[p + 1] = clip(a.data[i]!)
    values[p + 2] = clip(b.data[i]!)
  }
  return values
}

function clip(value: number): number {
  return value < -CLIP ? -CLIP : value > CLIP ? CLIP : value
}
