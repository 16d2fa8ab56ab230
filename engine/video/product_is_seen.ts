import type { Box } from '../image/raster.js'
import type { Frame } from './draw_ground.js'
import type { PreparedFilm } from './film.js'

/** Moments of a film that are looked at, 0 to 1. */
const MOMENTS = [0.25, 0.5, 0.75, 1]

/** Places across and down the product that are compared, and the part of its box in which they lie. */
const PLACES = 24
const INNER = 0.8

/** Correlation below which it is not the product that is seen, and spread of lightness from which on that can be told. */
const LEAST = 0.3
const TELLING = 6

/**
 * Whether the product is in every frame where the camera's way has it: its lightness there goes up and down as it does in the first frame.
 * Light and what flies by change it far less.
 */
export function productIsSeen(
  { draw, productAt }: PreparedFilm,
  size: { width: number; height: number }
): boolean {
  const frame: Frame = { ...size, data: new Uint8ClampedArray(size.width * size.height * 3) }
  const lookAt = (moment: number) => {
    draw(frame, moment)
    return lightnessIn(frame, productAt(moment))
  }
  const first = lookAt(0)
  if (spread(first) < TELLING) return true
  return MOMENTS.every((moment) => correlation(first, lookAt(moment)) >= LEAST)
}

/** Values of a grid of places in a box; NaN outside of the frame. */
function lightnessIn({ width, height, data }: Frame, { left, top, right, bottom }: Box): number[] {
  return Array.from({ length: PLACES ** 2 }, (_, n) => {
    const share = (place: number) => 0.5 + INNER * ((place + 0.5) / PLACES - 0.5)
    const [across, down] = [share(n % PLACES), share(Math.floor(n / PLACES))]
    const x = Math.floor(left + across * (right - left))
    const y = Math.floor(top + down * (bottom - top))
    if (x < 0 || y < 0 || x >= width || y >= height) return Number.NaN
    const p = (y * width + x) * 3
    return 0.3 * data[p]! + 0.6 * data[p + 1]! + 0.1 * data[p + 2]!
  })
}

function spread(values: number[]): number {
  const known = values.filter((value) => !Number.isNaN(value))
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  return Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length)
}

/** Pearson's, of the places that are known in both; 0 where one of them is even. */
function correlation(a: number[], b: number[]): number {
  const pairs = a
    .map((value, i) => [value, b[i]!] as const)
    .filter((pair) => !pair.some(Number.isNaN))
  const mean = ([0, 1] as const).map(
    (k) => pairs.reduce((sum, pair) => sum + pair[k], 0) / pairs.length
  )
  const sums = [0, 0, 0]
  for (const [x, y] of pairs) {
    sums[0]! += (x - mean[0]!) * (y - mean[1]!)
    sums[1]! += (x - mean[0]!) ** 2
    sums[2]! += (y - mean[1]!) ** 2
  }
  return sums[1]! * sums[2]! > 0 ? sums[0]! / Math.sqrt(sums[1]! * sums[2]!) : 0
}
