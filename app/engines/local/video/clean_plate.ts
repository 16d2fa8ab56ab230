import { blur } from '../image/blur.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../image/raster.js'
import { smoothstep } from '../scene/light_planes.js'
import { pushPull } from '../cutout/push_pull.js'

/** What moves with the product, as a part of the picture's longer side: a ring that hides an inexact outline. */
const RING = 1 / 170

/** Weight of a column that the product crosses. */
const WITHIN = 1e-4
/** From and to which difference between picture and plate, in bytes, the ring is needed. */
const DIFFERENT = [5, 22] as const

/**
 * The product's layer: opaque on the product, then falling off softly over {@link RING} wherever the plate is not like the picture: with the
 * picture's own colours the film's first frame is the picture, whatever the outline, and no ground goes along that
 * the plate has as well.
 */
export function layerAlpha(picture: Raster, plate: Raster, alpha: Plane): Plane {
  const radius = Math.max(alpha.width, alpha.height) * RING
  const wide = blur(alpha, radius * 0.5)
  const difference = blur(
    mapPlane(alpha, (i) => {
      const p = i * picture.channels
      const q = i * plate.channels
      let most = 0
      for (let c = 0; c < 3; c++)
        most = Math.max(most, Math.abs(picture.data[p + c] - plate.data[q + c]))
      return most
    }),
    1.2
  )
  return mapPlane(alpha, (i) => {
    const near = smoothstep(0, 0.5, wide.data[i]) * smoothstep(...DIFFERENT, difference.data[i])
    return Math.max(alpha.data[i], near)
  })
}

/**
 * The picture with the product taken out: what each row is like is carried on through the product, so that a
 * horizon goes on behind it; the rest is filled in smoothly from around it (see {@link pushPull}).
 *
 * @param alpha the product, 0 to 1, at the picture's size
 */
export function cleanPlate(picture: Raster, alpha: Plane): Raster & { channels: 3 } {
  const { width, height, channels, data } = picture
  const radius = Math.max(width, height) * RING
  const near = blur(alpha, radius * 0.8)
  const known = mapPlane(alpha, (i) => (near.data[i] < 0.02 ? 1 : 0))
  const rows = [0, 1, 2].map((c) => rowMeans(picture, known, c))
  const planes = rows.map((row, c) =>
    mapPlane(known, (i) => data[i * channels + c] - row[Math.floor(i / width)])
  )
  const filled = pushPull(planes, known)
  const soft = blur(known, radius * 0.5)
  const out = new Uint8ClampedArray(width * height * 3)
  for (let i = 0; i < known.data.length; i++) {
    const own = Math.max(0, 2 * soft.data[i] - 1)
    for (let c = 0; c < 3; c++) {
      const fill = filled[c].data[i] + rows[c][Math.floor(i / width)]
      out[i * 3 + c] = fill + (data[i * channels + c] - fill) * own
    }
  }
  return { width, height, channels: 3, data: new Uint8Array(out.buffer) }
}

/** Mean of each row's known pixels, the nearer to the product the more; rows without any take the next ones'. */
function rowMeans({ width, height, channels, data }: Raster, known: Plane, channel: number) {
  const means = createPlane(1, height)
  const weights = createPlane(1, height)
  const near = nearness(known)
  for (let y = 0, i = 0; y < height; y++) {
    let sum = 0
    let total = 0
    for (let x = 0; x < width; x++, i++) {
      const w = known.data[i] * near[x]
      sum += w * data[i * channels + channel]
      total += w
    }
    weights.data[y] = total > 0 ? 1 : 0
    means.data[y] = total > 0 ? sum / total : 0
  }
  return fillGaps(means.data, weights.data)
}

/**
 * A weight for each column: high beside the product, low far from it. Those within it hardly count: which of them are known
 * changes from row to row, and would leave stripes.
 */
function nearness({ width, height, data }: Plane): Float32Array {
  let left = width
  let right = 0
  for (let i = 0; i < width * height; i++) {
    if (data[i] > 0) continue
    left = Math.min(left, i % width)
    right = Math.max(right, i % width)
  }
  return Float32Array.from({ length: width }, (_, x) => {
    const away = Math.max(left - x, x - right) / width
    return away > 0 ? Math.exp(-away / 0.08) + 0.02 : WITHIN
  })
}

function fillGaps(values: Float32Array, weights: Float32Array): Float32Array {
  let before = -1
  for (let y = 0; y <= values.length; y++) {
    if (y < values.length && weights[y] === 0) continue
    for (let gap = before + 1; gap < y; gap++) {
      const from = before >= 0 ? values[before] : values[y]
      const to = y < values.length ? values[y] : from
      values[gap] = before < 0 ? to : from + ((to - from) * (gap - before)) / (y - before)
    }
    before = y
  }
  return values
}
