import { createPlane, type Plane } from '../image/raster.js'

/** Share of a mask that its mirror image must cover for a product to count as symmetric. */
const SYMMETRIC = 0.72

/** How far from the middle of its box a product's axis may lie, as a share of the box's width. */
const OFF_CENTRE = 0.2

/** Columns between the first trials of an axis. */
const STEP = 6

/**
 * A mask's mirror image about the upright line on which both agree best, or null when they do not agree: bottles, lamps
 * and jars look alike on both sides, whatever the background hides of one of them.
 */
export function mirrorOf(mask: Plane): Plane | null {
  const { width, height, data } = mask
  const inside: number[] = []
  let [first, last] = [width, -1]
  for (let i = 0; i < width * height; i++) {
    if (data[i] === 0) continue
    inside.push(i)
    const x = i % width
    if (x < first) first = x
    if (x > last) last = x
  }
  const reach = Math.round((last - first) * OFF_CENTRE)
  const agreement = (sum: number) => {
    let agree = 0
    for (let k = 0; k < inside.length; k += 3) {
      const x = inside[k]! % width
      const other = sum - x
      if (other >= 0 && other < width && data[inside[k]! - x + other]! > 0) agree++
    }
    return agree
  }
  let best = { sum: 0, agree: 0 }
  const search = (from: number, to: number, step: number) => {
    for (let sum = from; sum <= to; sum += step) {
      const agree = agreement(sum)
      if (agree > best.agree) best = { sum, agree }
    }
  }
  // `sum` is that of the columns of a pixel and its mirror image; first roughly, then to the pixel.
  search(first + last - 2 * reach, first + last + 2 * reach, STEP)
  search(best.sum - STEP + 1, best.sum + STEP - 1, 1)
  if (best.agree < (SYMMETRIC * inside.length) / 3) return null
  const mirror = createPlane(width, height)
  for (const i of inside) {
    const x = i % width
    const other = best.sum - x
    if (other >= 0 && other < width) mirror.data[i - x + other] = 1
  }
  return mirror
}
