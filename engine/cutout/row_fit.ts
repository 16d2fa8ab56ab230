import { dataOf, type LabPlanes } from '../image/color.js'
import { poolRows } from './pool_rows.js'
import { fitNoise } from './row_noise.js'
import { solve } from './solve.js'
import { columnsOf, firstOf, perRow, type Grid } from './tilted_rows.js'

/** Rows over which a row's slope and level are pooled (sigma, as a share of the height). */
const SLOPE_REACH = 0.06
const LEVEL_REACH = 0.004

/** What a round of fitting finds of each row. */
export interface RowFit {
  /** Nine numbers a row: level of each channel, then slope of each, then bend of each. */
  sheet: Float64Array
  /** Six numbers a row: the inverse of the lower triangular Cholesky factor of the noise, row by row of the triangle. */
  whitening: Float64Array
}

/**
 * One round of weighted least squares.
 *
 * @param weight 0 to 1: how surely each pixel is background
 * @param bend as in `fitBackground`
 */
export function fitRows(lab: LabPlanes, weight: Float32Array, grid: Grid, bend: number): RowFit {
  const sums = sumRows(lab, weight, grid)
  const slopes = fitSlopes(sums, grid.height, bend)
  const sheet = perRow([...fitLevels(sums, slopes, grid.height), ...slopes])
  return { sheet, whitening: fitNoise(lab, weight, grid, sheet) }
}

/** For each row the sums of weight, x, x^2, their products, and of each with the three channels: fourteen. */
function sumRows(
  lab: LabPlanes,
  weight: Float32Array,
  { width, rows, runs }: Grid
): Float64Array[] {
  const sums = new Float64Array(rows * 14)
  const [ll, la, lb] = dataOf(lab)
  for (const run of runs) {
    const { row, from, to, x } = run
    let [w0, w1, w2, w3, w4] = [0, 0, 0, 0, 0]
    let [l0, a0, b0, l1, a1, b1, l2, a2, b2] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let i = firstOf(run, width); i < to; i += 2) {
      const w = weight[i]!
      if (w < 1e-4) continue
      const u = (2 * (x + i - from)) / width - 1
      const v = u * u
      const wu = w * u
      const wv = w * v
      const l = ll[i]!
      const a = la[i]!
      const b = lb[i]!
      w0 += w
      w1 += wu
      w2 += wv
      w3 += wu * v
      w4 += wv * v
      l0 += w * l
      a0 += w * a
      b0 += w * b
      l1 += wu * l
      a1 += wu * a
      b1 += wu * b
      l2 += wv * l
      a2 += wv * a
      b2 += wv * b
    }
    const r = row * 14
    sums[r]! += w0
    sums[r + 1]! += w1
    sums[r + 2]! += w2
    sums[r + 3]! += w3
    sums[r + 4]! += w4
    sums[r + 5]! += l0
    sums[r + 6]! += a0
    sums[r + 7]! += b0
    sums[r + 8]! += l1
    sums[r + 9]! += a1
    sums[r + 10]! += b1
    sums[r + 11]! += l2
    sums[r + 12]! += a2
    sums[r + 13]! += b2
  }
  return columnsOf(sums, 14)
}

/** Slope and bend of each row and channel, from differences within rows only: a jump between rows does not disturb them. */
function fitSlopes(sums: Float64Array[], height: number, bend: number): Float64Array[] {
  const [w0, w1, w2, w3, w4] = [sums[0]!, sums[1]!, sums[2]!, sums[3]!, sums[4]!]
  const rows = w0.length
  const inner = Array.from({ length: 9 }, () => new Float64Array(rows))
  for (let r = 0; r < rows; r++) {
    if (w0[r]! < 1e-3) continue
    const n = 1 / w0[r]!
    inner[0]![r] = w2[r]! - w1[r]! * w1[r]! * n
    inner[1]![r] = w3[r]! - w1[r]! * w2[r]! * n
    inner[2]![r] = w4[r]! - w2[r]! * w2[r]! * n
    for (let c = 0; c < 3; c++) {
      inner[3 + c]![r] = sums[8 + c]![r]! - w1[r]! * sums[5 + c]![r]! * n
      inner[6 + c]![r] = sums[11 + c]![r]! - w2[r]! * sums[5 + c]![r]! * n
    }
  }
  const pooled = inner.map((values) => poolRows(values, height * SLOPE_REACH))
  const weights = poolRows(w0, height * SLOPE_REACH)
  const slopes = Array.from({ length: 6 }, () => new Float64Array(rows))
  for (let r = 0; r < rows; r++) {
    const ridge = 1e-3 * weights[r]! + 1e-6
    const [xx, xv, vv] = [
      pooled[0]![r]! + ridge,
      pooled[1]![r]!,
      pooled[2]![r]! + ridge / bend ** 2,
    ]
    for (let c = 0; c < 3; c++) {
      const [g, h] = solve(
        [
          [xx, xv],
          [xv, vv],
        ],
        [pooled[3 + c]![r]!, pooled[6 + c]![r]!]
      )
      slopes[c]![r] = g!
      slopes[3 + c]![r] = h!
    }
  }
  return slopes
}

/** Level of each row and channel, from its own pixels and little more; rows without any take it from the nearest. */
function fitLevels(sums: Float64Array[], slopes: Float64Array[], height: number): Float64Array[] {
  const [w0, w1, w2] = [sums[0]!, sums[1]!, sums[2]!]
  const near = [poolRows(w0, height * LEVEL_REACH), poolRows(w0, height * SLOPE_REACH)]
  return [0, 1, 2].map((c) => {
    const rest = w0.map(
      (_, r) => sums[5 + c]![r]! - slopes[c]![r]! * w1[r]! - slopes[3 + c]![r]! * w2[r]!
    )
    const fine = poolRows(rest, height * LEVEL_REACH)
    const coarse = poolRows(rest, height * SLOPE_REACH)
    let last = 0
    return w0.map((_, r) => {
      const scarce = 0.01 * near[1]![r]! + 1e-6
      const total = near[0]![r]! + scarce
      const fallback = near[1]![r]! > 1e-4 ? coarse[r]! / near[1]![r]! : last
      last = (fine[r]! + scarce * fallback) / total
      return last
    })
  })
}
