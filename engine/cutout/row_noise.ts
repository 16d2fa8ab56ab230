import { dataOf, type LabPlanes } from '../image/color.js'
import { poolRows } from './pool_rows.js'
import { columnsOf, firstOf, perRow, type Grid } from './tilted_rows.js'

/** Rows over which a row's noise is pooled (sigma, as a share of the height). */
const NOISE_REACH = 0.02

/** Standard deviation of a background that has none of its own, in L*a*b*: compression and rounding. */
const LEAST_NOISE = [0.9, 0.6, 0.6] as const

/**
 * Six numbers a row: the inverse of the lower triangular Cholesky factor of the noise around it.
 *
 * @param sheet as in `RowFit`
 */
export function fitNoise(
  lab: LabPlanes,
  weight: Float32Array,
  grid: Grid,
  sheet: Float64Array
): Float64Array {
  return whiteningOf(spreadOf(lab, weight, grid, sheet), grid.height)
}

/** Weighted sums of each row's residuals and of their products. */
function spreadOf(
  lab: LabPlanes,
  weight: Float32Array,
  { width, rows, runs }: Grid,
  sheet: Float64Array
): Float64Array[] {
  const spread = new Float64Array(rows * 7)
  const [ll, la, lb] = dataOf(lab)
  for (const run of runs) {
    const { row, from, to, x } = run
    const [l0, a0, b0, l1, a1, b1, l2, a2, b2] = sheet.subarray(row * 9, row * 9 + 9)
    let [s0, s1, s2, s3, s4, s5, s6] = [0, 0, 0, 0, 0, 0, 0]
    for (let i = firstOf(run, width); i < to; i += 2) {
      const w = weight[i]!
      if (w < 1e-4) continue
      const u = (2 * (x + i - from)) / width - 1
      const v = u * u
      const l = ll[i]! - l0! - l1! * u - l2! * v
      const a = la[i]! - a0! - a1! * u - a2! * v
      const b = lb[i]! - b0! - b1! * u - b2! * v
      s0 += w
      s1 += w * l * l
      s2 += w * l * a
      s3 += w * l * b
      s4 += w * a * a
      s5 += w * a * b
      s6 += w * b * b
    }
    const n = row * 7
    spread[n]! += s0
    spread[n + 1]! += s1
    spread[n + 2]! += s2
    spread[n + 3]! += s3
    spread[n + 4]! += s4
    spread[n + 5]! += s5
    spread[n + 6]! += s6
  }
  return columnsOf(spread, 7)
}

/** The inverse of each row's lower triangular Cholesky factor, row by row of the triangle. */
function whiteningOf(spread: Float64Array[], height: number): Float64Array {
  const pooled = spread.map((values) => poolRows(values, height * NOISE_REACH))
  const rows = spread[0]!.length
  const out = Array.from({ length: 6 }, () => new Float64Array(rows))
  for (let r = 0; r < rows; r++) {
    const n = 1 / (pooled[0]![r]! + 1e-6)
    const c00 = Math.sqrt(pooled[1]![r]! * n + LEAST_NOISE[0] ** 2)
    const c10 = (pooled[2]![r]! * n) / c00
    const c11 = Math.sqrt(pooled[4]![r]! * n + LEAST_NOISE[1] ** 2 - c10 * c10)
    const c20 = (pooled[3]![r]! * n) / c00
    const c21 = (pooled[5]![r]! * n - c20 * c10) / c11
    const c22 = Math.sqrt(pooled[6]![r]! * n + LEAST_NOISE[2] ** 2 - c20 * c20 - c21 * c21)
    out[0]![r] = 1 / c00
    out[1]![r] = -c10 / (c00 * c11)
    out[2]![r] = 1 / c11
    out[3]![r] = (c10 * c21 - c20 * c11) / (c00 * c11 * c22)
    out[4]![r] = -c21 / (c11 * c22)
    out[5]![r] = 1 / c22
  }
  return perRow(out)
}
