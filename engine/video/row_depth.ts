import { smoothstep } from '../scene/light_planes.js'
import type { Plane } from '../image/raster.js'

/** Nearness of the wall; 1 is the product. */
export const FARTHEST = 0.55
/** Nearness of the ground at the bottom of the frame. */
export const NEAREST = 1.12

/** Least step of brightness at a horizon, in grey levels. */
const CLEAR_STEP = 7
/** Part of the columns that must step the same way. */
const AGREEMENT = 0.7

/**
 * The row where ground and wall meet, or null when none is clear: the greatest step of brightness between rows on which the
 * columns agree, between the top sixth of the picture and the product's foot.
 *
 * @param grey the picture without the product, 0 to 255
 * @param foot row of the product's lowest point
 */
export function findHorizon({ width, height, data }: Plane, foot: number): number | null {
  const reach = Math.max(2, Math.round(height / 100))
  let best = { row: -1, step: CLEAR_STEP }
  for (let row = Math.round(height / 6); row < Math.min(foot, height - reach); row++) {
    if (row < reach) continue
    const steps: number[] = []
    for (let x = 0; x < width; x += 4) {
      let step = 0
      for (let k = 0; k < reach; k++) {
        step += data[(row + k) * width + x]! - data[(row - 1 - k) * width + x]!
      }
      steps.push(step / reach)
    }
    const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
    const agreeing = steps.filter((step) => step / mean > 0.35).length / steps.length
    if (agreeing >= AGREEMENT && Math.abs(mean) > best.step) best = { row, step: Math.abs(mean) }
  }
  return best.row < 0 ? null : best.row
}

/**
 * Nearness of each row of the ground and wall: even on the wall, rising from the horizon, and 1 from a little above the
 * product's foot on, so that its contact with the ground, its shadow and its mirror image go with it.
 *
 * @param foot row of the product's lowest point
 * @param tall height of the product in rows
 */
export function rowDepth(rows: number, horizon: number | null, foot: number, tall: number) {
  const near = foot - 0.14 * tall
  const far = Math.min(horizon ?? foot - 0.8 * tall, near - 0.05 * tall)
  return Float32Array.from({ length: rows }, (_, row) => {
    if (row <= near) return FARTHEST + (1 - FARTHEST) * smoothstep(far, near, row)
    const front = foot + 0.25 * tall
    return 1 + (NEAREST - 1) * smoothstep(front, Math.max(rows, front + tall), row)
  })
}
