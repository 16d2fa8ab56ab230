import type { Box, Plane } from '../image/raster.js'

/** Part of the product's height in which its mouth is looked for, from the top. */
const UPPER = 0.3

/** Part of the width below the mouth at which the outline is as wide as the mouth. */
const FULL_WIDTH = 0.97

/** The width below the mouth, as a quantile of all: where a handle begins they are wider. */
const USUAL = 0.7

/** What a cup or a bowl is open with, as parts of the product's box. */
export interface Mouth {
  /** Its middle. */
  x: number
  y: number
  width: number
}

/**
 * Where a vessel is open, seen from above: the outline widens along the far half of its rim, and is as wide as the rim at the
 * rim's middle. What is wide from the top on has its mouth there.
 *
 * @param box of the product on the outline
 */
export function mouthOf({ width, data }: Plane, box: Box): Mouth {
  const wide = box.right - box.left
  const height = box.bottom - box.top
  const runs = Array.from({ length: Math.max(1, Math.round(UPPER * height)) }, (_, row) => {
    const from = (box.top + row) * width
    return longestRun(data.subarray(from + box.left, from + box.right))
  })
  const widths = runs.map(({ length }) => length).sort((a, b) => a - b)
  const full = FULL_WIDTH * widths[Math.floor(USUAL * (widths.length - 1))]!
  const row = runs.findIndex(({ length }) => length >= full)
  const { start, length } = runs[row]!
  return { x: (start + length / 2) / wide, y: row / height, width: length / wide }
}

/** Most pixels of the product beside each other: a handle does not count to the cup. */
function longestRun(row: Float32Array): { start: number; length: number } {
  let longest = { start: 0, length: 0 }
  let start = 0
  for (const [x, value] of row.entries()) {
    if (value <= 0.5) start = x + 1
    else if (x + 1 - start > longest.length) longest = { start, length: x + 1 - start }
  }
  return longest
}
