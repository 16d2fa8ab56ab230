import type { Plane } from '../image/raster.js'
import { findComponents } from './components.js'

/** What the border of a part costs on both of its sides: sums over pairs of pixels, and how many there are. */
export interface Border {
  /** To the mask. */
  inner: number
  inners: number
  /** To what is outside of mask and part. */
  outer: number
  outers: number
}

/**
 * The borders of connected parts that are taken off a mask or added to it.
 *
 * @param outline what an outline costs at each pixel
 * @returns labels by pixel, 0 outside of all parts; areas in pixels and borders by label
 */
export function bordersOf(mask: Plane, outline: Plane, isPart: (i: number) => boolean) {
  const { width, data } = mask
  const { labels, areas } = findComponents(mask, isPart)
  const borders = Array.from(areas, (): Border => ({ inner: 0, inners: 0, outer: 0, outers: 0 }))
  for (let i = width; i < labels.length - width; i++) {
    const label = labels[i]!
    if (label === 0) continue
    const border = borders[label]!
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (labels[j] === label) continue
      const cost = (outline.data[i]! + outline.data[j]!) / 2
      if (data[j]! > 0) {
        border.inner += cost
        border.inners++
      } else {
        border.outer += cost
        border.outers++
      }
    }
  }
  return { labels, areas, borders }
}

/** Mean cost of all of a mask's outline, 0 when it has none. Of two pixels the one on the clearer edge counts. */
export function borderCost({ width, height, data }: Plane, outline: Plane): number {
  let sum = 0
  let count = 0
  const add = (i: number, j: number) => {
    if (data[i]! > 0 === data[j]! > 0) return
    sum += Math.min(outline.data[i]!, outline.data[j]!)
    count++
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x < width - 1) add(i, i + 1)
      if (y < height - 1) add(i, i + width)
    }
  }
  return sum / Math.max(1, count)
}
