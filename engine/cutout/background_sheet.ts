import { dataOf, type LabPlanes } from '../image/color.js'
import { createPlane, type Plane } from '../image/raster.js'
import { fitRows, type RowFit } from './row_fit.js'
import { firstOf, tiltedRows, type Grid } from './tilted_rows.js'

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
    const fit = fitRows(lab, trusted, grid, bend)
    trust(lab, weight.data, trusted, grid, fit)
  }
  return draw(lab, grid, fitRows(lab, trusted, grid, bend))
}

/** How far each pixel may be trusted in the next round: the less, the farther it is from the sheet. */
function trust(
  lab: LabPlanes,
  weight: Float32Array,
  trusted: Float32Array,
  { width, runs }: Grid,
  { sheet, whitening }: RowFit
): void {
  const [ll, la, lb] = dataOf(lab)
  for (const run of runs) {
    const { row, from, to, x } = run
    const [l0, a0, b0, l1, a1, b1, l2, a2, b2] = sheet.subarray(row * 9, row * 9 + 9)
    const [f0, f1, f2, f3, f4, f5] = whitening.subarray(row * 6, row * 6 + 6)
    for (let i = firstOf(run, width); i < to; i += 2) {
      if (weight[i]! <= 0) continue
      const u = (2 * (x + i - from)) / width - 1
      const v = u * u
      const l = ll[i]! - l0! - l1! * u - l2! * v
      const a = la[i]! - a0! - a1! * u - a2! * v
      const b = lb[i]! - b0! - b1! * u - b2! * v
      const z0 = f0! * l
      const z1 = f1! * l + f2! * a
      const z2 = f3! * l + f4! * a + f5! * b
      const away = 1 + (z0 * z0 + z1 * z1 + z2 * z2) / (OUTLIER * OUTLIER)
      trusted[i] = weight[i]! / (away * away)
    }
  }
}

/** Draws the sheet, and measures every pixel's distance in units of the noise around its row. */
function draw(lab: LabPlanes, { width, height, runs }: Grid, fit: RowFit): BackgroundSheet {
  const planes: LabPlanes = [0, 1, 2].map(() => createPlane(width, height)) as never
  const whitened: LabPlanes = [0, 1, 2].map(() => createPlane(width, height)) as never
  const distance = createPlane(width, height)
  const { sheet, whitening } = fit
  const [ll, la, lb] = dataOf(lab)
  const [pl, pa, pb] = dataOf(planes)
  const [wl, wa, wb] = dataOf(whitened)
  for (const { row, from, to, x } of runs) {
    const [l0, a0, b0, l1, a1, b1, l2, a2, b2] = sheet.subarray(row * 9, row * 9 + 9)
    const [f0, f1, f2, f3, f4, f5] = whitening.subarray(row * 6, row * 6 + 6)
    for (let i = from; i < to; i++) {
      const u = (2 * (x + i - from)) / width - 1
      const v = u * u
      const l = ll[i]! - (pl[i] = l0! + l1! * u + l2! * v)
      const a = la[i]! - (pa[i] = a0! + a1! * u + a2! * v)
      const b = lb[i]! - (pb[i] = b0! + b1! * u + b2! * v)
      const z0 = (wl[i] = f0! * l)
      const z1 = (wa[i] = f1! * l + f2! * a)
      const z2 = (wb[i] = f3! * l + f4! * a + f5! * b)
      distance.data[i] = Math.sqrt(z0 * z0 + z1 * z1 + z2 * z2)
    }
  }
  return { planes, whitened, distance }
}
