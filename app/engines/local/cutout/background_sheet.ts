import { createPlane, type Plane } from '../image/raster.js'
import { poolRows } from './pool_rows.js'
import { solve } from './solve.js'

export type LabPlanes = readonly [Plane, Plane, Plane]

/** Rows over which a row's slope, level and noise are pooled (sigma, as a share of the height). */
const SLOPE_REACH = 0.06
const LEVEL_REACH = 0.004
const NOISE_REACH = 0.02

/** Standard deviation of a background that has none of its own, in L*a*b*: compression and rounding. */
const LEAST_NOISE = [0.9, 0.6, 0.6] as const

/** Distance, in units of noise, from which on a pixel hardly counts as background in the next round. */
const OUTLIER = 2.5

export interface BackgroundSheet {
  /** The background's L*a*b* behind each pixel. */
  planes: LabPlanes
  /**
   * The picture without its background, in units of the background's noise and without the noise's correlation between channels: the length
   * of a pixel's three values is its Mahalanobis distance.
   */
  whitened: LabPlanes
  /** Length of `whitened`. */
  distance: Plane
}

/**
 * The background as a sheet behind the product: along each row of a tilted grid a parabola in L*a*b*, whose
 * slope changes slowly from row to row and whose level may jump. So walls, tables, the line between them, light that falls
 * off and curved paper all fit, whatever their number. Fitted by iteratively reweighted least squares.
 *
 * @param weight 0 to 1: how surely each pixel is background
 * @param tilt rows that the background's lines fall from the left edge to the right
 * @param bend 0 to 1: how freely the parabola bends; little while only the frame's sides are known
 */
export function fitBackground(
  lab: LabPlanes,
  weight: Plane,
  tilt: number,
  bend: number,
  rounds = 3
): BackgroundSheet {
  const { width, height } = weight
  const grid = tiltedRows(width, height, tilt)
  const trusted = Float32Array.from(weight.data)
  for (let round = 1; round < rounds; round++) {
    const { distance } = fitOnce(lab, trusted, grid, bend, weight.data)
    for (let i = 0; i < trusted.length; i++) {
      const away = distance.data[i] / OUTLIER
      trusted[i] = weight.data[i] / (1 + away * away) ** 2
    }
  }
  return fitOnce(lab, trusted, grid, bend, null)
}

interface Grid {
  width: number
  height: number
  rows: number
  /** Row of the tilted grid of each pixel. */
  rowOf: Int32Array
}

function tiltedRows(width: number, height: number, tilt: number): Grid {
  const first = Math.min(0, -tilt)
  const rows = height + Math.ceil(Math.abs(tilt))
  const perColumn = tilt / width
  const rowOf = new Int32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      rowOf[i] = Math.min(rows - 1, Math.max(0, Math.round(y - x * perColumn - first)))
    }
  }
  return { width, height, rows, rowOf }
}

/** @param needed above 0 at pixels at which the sheet is wanted, everywhere when null; it is left empty at the others */
function fitOnce(
  lab: LabPlanes,
  weight: Float32Array,
  grid: Grid,
  bend: number,
  needed: Float32Array | null
): BackgroundSheet {
  const { width, height, rows, rowOf } = grid
  // Per row: sums of weight, x, x^2, their products, and of each with the three channels.
  const sums = Array.from({ length: 14 }, () => new Float64Array(rows))
  const [w0, w1, w2, w3, w4, l0, a0, b0, l1, a1, b1, l2, a2, b2] = sums
  const [ll, la, lb] = lab.map(({ data }) => data)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const w = weight[i]
      if (w < 1e-4) continue
      const r = rowOf[i]
      const u = (2 * x) / width - 1
      const v = u * u
      w0[r] += w
      w1[r] += w * u
      w2[r] += w * v
      w3[r] += w * u * v
      w4[r] += w * v * v
      const [l, a, b] = [w * ll[i], w * la[i], w * lb[i]]
      l0[r] += l
      a0[r] += a
      b0[r] += b
      l1[r] += l * u
      a1[r] += a * u
      b1[r] += b * u
      l2[r] += l * v
      a2[r] += a * v
      b2[r] += b * v
    }
  }
  const slopes = fitSlopes(sums, height, bend)
  const levels = fitLevels(sums, slopes, height)
  return measure(lab, weight, grid, slopes, levels, needed)
}

/** Slope and bend of each row and channel, from differences within rows only: a jump between rows does not disturb them. */
function fitSlopes(sums: Float64Array[], height: number, bend: number): Float64Array[] {
  const [w0, w1, w2, w3, w4] = sums
  const rows = w0.length
  const inner = Array.from({ length: 9 }, () => new Float64Array(rows))
  for (let r = 0; r < rows; r++) {
    if (w0[r] < 1e-3) continue
    const n = 1 / w0[r]
    inner[0][r] = w2[r] - w1[r] * w1[r] * n
    inner[1][r] = w3[r] - w1[r] * w2[r] * n
    inner[2][r] = w4[r] - w2[r] * w2[r] * n
    for (let c = 0; c < 3; c++) {
      inner[3 + c][r] = sums[8 + c][r] - w1[r] * sums[5 + c][r] * n
      inner[6 + c][r] = sums[11 + c][r] - w2[r] * sums[5 + c][r] * n
    }
  }
  const pooled = inner.map((values) => poolRows(values, height * SLOPE_REACH))
  const weights = poolRows(w0, height * SLOPE_REACH)
  const slopes = Array.from({ length: 6 }, () => new Float64Array(rows))
  for (let r = 0; r < rows; r++) {
    const ridge = 1e-3 * weights[r] + 1e-6
    const [xx, xv, vv] = [pooled[0][r] + ridge, pooled[1][r], pooled[2][r] + ridge / bend ** 2]
    for (let c = 0; c < 3; c++) {
      const [g, h] = solve(
        [
          [xx, xv],
          [xv, vv],
        ],
        [pooled[3 + c][r], pooled[6 + c][r]]
      )
      slopes[c][r] = g
      slopes[3 + c][r] = h
    }
  }
  return slopes
}

/** Level of each row and channel, from its own pixels and little more; rows without any take it from the nearest. */
function fitLevels(sums: Float64Array[], slopes: Float64Array[], height: number): Float64Array[] {
  const [w0, w1, w2] = sums
  const near = [poolRows(w0, height * LEVEL_REACH), poolRows(w0, height * SLOPE_REACH)]
  return [0, 1, 2].map((c) => {
    const rest = w0.map((_, r) => sums[5 + c][r] - slopes[c][r] * w1[r] - slopes[3 + c][r] * w2[r])
    const fine = poolRows(rest, height * LEVEL_REACH)
    const coarse = poolRows(rest, height * SLOPE_REACH)
    let last = 0
    return w0.map((_, r) => {
      const scarce = 0.01 * near[1][r] + 1e-6
      const total = near[0][r] + scarce
      const fallback = near[1][r] > 1e-4 ? coarse[r] / near[1][r] : last
      last = (fine[r] + scarce * fallback) / total
      return last
    })
  })
}

/** Draws the sheet, and measures every pixel's distance in units of the noise around its row. */
function measure(
  lab: LabPlanes,
  weight: Float32Array,
  { width, height, rows, rowOf }: Grid,
  slopes: Float64Array[],
  levels: Float64Array[],
  needed: Float32Array | null
): BackgroundSheet {
  const planes: LabPlanes = [0, 1, 2].map(() => createPlane(width, height)) as never
  const [dl, da, db] = [0, 1, 2].map(() => new Float32Array(width * height))
  const [pl, pa, pb] = planes.map(({ data }) => data)
  const [ll, la, lb] = lab.map(({ data }) => data)
  const spread = Array.from({ length: 7 }, () => new Float64Array(rows))
  const [s0, s1, s2, s3, s4, s5, s6] = spread
  const [l0, a0, b0] = levels
  const [l1, a1, b1, l2, a2, b2] = slopes
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (needed && needed[i] <= 0) continue
      const r = rowOf[i]
      const u = (2 * x) / width - 1
      const v = u * u
      pl[i] = l0[r] + l1[r] * u + l2[r] * v
      pa[i] = a0[r] + a1[r] * u + a2[r] * v
      pb[i] = b0[r] + b1[r] * u + b2[r] * v
      const l = (dl[i] = ll[i] - pl[i])
      const a = (da[i] = la[i] - pa[i])
      const b = (db[i] = lb[i] - pb[i])
      const w = weight[i]
      if (w < 1e-4) continue
      s0[r] += w
      s1[r] += w * l * l
      s2[r] += w * l * a
      s3[r] += w * l * b
      s4[r] += w * a * a
      s5[r] += w * a * b
      s6[r] += w * b * b
    }
  }
  const [f0, f1, f2, f3, f4, f5] = whitening(spread, height)
  const whitened: LabPlanes = [0, 1, 2].map(() => createPlane(width, height)) as never
  const [wl, wa, wb] = whitened.map(({ data }) => data)
  const distance = createPlane(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (needed && needed[i] <= 0) continue
      const r = rowOf[i]
      const z0 = f0[r] * dl[i]
      const z1 = f1[r] * dl[i] + f2[r] * da[i]
      const z2 = f3[r] * dl[i] + f4[r] * da[i] + f5[r] * db[i]
      wl[i] = z0
      wa[i] = z1
      wb[i] = z2
      distance.data[i] = Math.sqrt(z0 * z0 + z1 * z1 + z2 * z2)
    }
  }
  return { planes, whitened, distance }
}

/** The inverse of each row's lower triangular Cholesky factor, row by row of the triangle. */
function whitening(spread: Float64Array[], height: number): Float64Array[] {
  const pooled = spread.map((values) => poolRows(values, height * NOISE_REACH))
  const rows = spread[0].length
  const out = Array.from({ length: 6 }, () => new Float64Array(rows))
  for (let r = 0; r < rows; r++) {
    const n = 1 / (pooled[0][r] + 1e-6)
    const c00 = Math.sqrt(pooled[1][r] * n + LEAST_NOISE[0] ** 2)
    const c10 = (pooled[2][r] * n) / c00
    const c11 = Math.sqrt(pooled[4][r] * n + LEAST_NOISE[1] ** 2 - c10 * c10)
    const c20 = (pooled[3][r] * n) / c00
    const c21 = (pooled[5][r] * n - c20 * c10) / c11
    const c22 = Math.sqrt(pooled[6][r] * n + LEAST_NOISE[2] ** 2 - c20 * c20 - c21 * c21)
    out[0][r] = 1 / c00
    out[1][r] = -c10 / (c00 * c11)
    out[2][r] = 1 / c11
    out[3][r] = (c10 * c21 - c20 * c11) / (c00 * c11 * c22)
    out[4][r] = -c21 / (c11 * c22)
    out[5][r] = 1 / c22
  }
  return out
}
