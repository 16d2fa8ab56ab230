import type { Plane } from '../image/raster.js'

/** Rows from `top` to `bottom`, both inclusive, of a rim in a column of the picture. */
export interface Column {
  x: number
  top: number
  bottom: number
}

/** Farthest that a rim goes on beyond either end, as a share of its own length. */
const FARTHEST = 0.35

/** Columns on both sides of an end whose lightness is compared, columns between them, and the difference in L* that tells an end. */
const COMPARED = 4
const BETWEEN = 2
const ENDS = 10

/** Rows by which a foot's lower edge may rise from column to column: at a step begins something else, such as a handle. */
const STEP = 4

/**
 * Carries on a rim to where it meets the outline of the product. Round feet taper to both sides, and what is left of their rim is soon too thin to
 * be told: as far as the rim goes on in lightness, all that lies above the straight line from its end to the product's lower edge
 * belongs to it.
 *
 * @param mask 1 inside, without the rim; added to in place
 * @param rim its columns from left to right
 * @param under 1 below the product's foot, the only place that is added
 */
export function taperRim(mask: Plane, rim: Column[], under: Uint8Array, lightness: Plane): void {
  if (rim.length < 2 * COMPARED) return
  const farthest = Math.round(FARTHEST * rim.length)
  for (const [ordered, step] of [
    [rim, -1],
    [rim.toReversed(), 1],
  ] as const) {
    const end = ordered[0]!
    const edge = lowerEdge(mask, under, end, step, farthest)
    if (edge.length < BETWEEN + COMPARED || endsAt(ordered, edge, step, lightness)) continue
    for (const [i, bottom] of taper(end, edge).entries()) {
      const x = end.x + step * (i + 1)
      for (let y = edge[i]! + 1; y <= bottom; y++) mask.data[y * mask.width + x] = 1
    }
  }
}

/**
 * Whether the picture shows that a rim ends where its last column is: beyond it, as far below the product as the rim's middle, it is
 * much lighter or darker.
 *
 * @param rim its columns, the last one of this end first
 * @param edge the product's lowest rows beyond the end, nearest first
 */
function endsAt(rim: Column[], edge: number[], step: number, { width, data }: Plane): boolean {
  const { x, top, bottom } = rim[0]!
  const below = Math.floor((bottom - top) / 2)
  let difference = 0
  for (let i = 0; i < COMPARED; i++) {
    const away = BETWEEN + i
    const beyond = (edge[away]! + 1 + below) * width + x + step * (away + 1)
    difference += data[(rim[i]!.top + below) * width + rim[i]!.x]! - data[beyond]!
  }
  return Math.abs(difference) > ENDS * COMPARED
}

/** The lowest row of a mask's foot in the columns beyond an end, nearest first, up to a step. */
function lowerEdge(
  { width, height, data }: Plane,
  under: Uint8Array,
  end: Column,
  step: number,
  farthest: number
): number[] {
  const edge: number[] = []
  for (let away = 1; away <= farthest; away++) {
    const x = end.x + step * away
    if (x < 0 || x >= width) break
    let y = height - 1
    while (y >= 0 && under[y * width + x] === 0) y--
    while (y >= 0 && under[y * width + x]! > 0 && data[y * width + x] === 0) y--
    if (y < 0 || (edge.at(-1) ?? end.top) - y > STEP) break
    edge.push(y)
  }
  return edge
}

/**
 * The rows down to which a rim reaches in the columns beyond its end: on the straight line to the edge that lies lowest as seen from
 * there, nowhere thicker than at the end itself.
 */
function taper({ top, bottom }: Column, edge: number[]): number[] {
  const thick = bottom - top + 1
  const rises = edge.map((row, i) => (bottom - row) / (i + 1))
  let length = edge.length
  while (length > 0) {
    const rise = Math.min(...rises.slice(0, length))
    const last = rises.lastIndexOf(rise, length - 1)
    const rows = edge.slice(0, last).map((_, i) => Math.round(bottom - rise * (i + 1)))
    if (rows.every((row, i) => row - edge[i]! <= thick)) return rows
    length = last
  }
  return []
}
