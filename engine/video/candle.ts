import type { Box } from '../image/raster.js'
import { between, type Random } from '../image/random.js'
import type { Frame } from './draw_ground.js'

/** What is left of each channel where the candle does not reach, and what it adds where it stands. */
const DUSK = [0.54, 0.46, 0.42] as const
const FLAME = [0.5, 0.42, 0.31] as const

/** How far the flame's light swings, as a part of it. */
const UNREST = 0.13

/** Reach of the light (sigma), as a part of the frame's shorter side, and least as a part of the product's longer side. */
const REACH = 0.42
const PRODUCT_REACH = 0.6

/** Seconds in which the room grows dark: the film starts with the still, and stays in the candle's light until its end. */
const DUSK_FALLS = 1.2

/**
 * The light of a candle beside the product: the room is darker and warmer, and the light around the product unsteady.
 *
 * @param strength 0 to 1
 */
export function createCandle(
  strength: number,
  product: Box,
  { width, height }: { width: number; height: number },
  random: Random
) {
  const waves = [1.3, 2.9, 5.3, 8.1].map((hertz) => ({
    size: 1 / Math.sqrt(hertz),
    speed: 2 * Math.PI * hertz * between(random, 0.9, 1.1),
    phase: 2 * Math.PI * random(),
  }))
  const side = random() < 0.5 ? -1 : 1
  const pool = strength > 0 ? poolOf(product, { width, height }, side) : null

  return function light({ data }: Frame, time: number): void {
    const part = Math.min(1, time / DUSK_FALLS)
    const shown = strength * part * part * (3 - 2 * part)
    if (!pool || shown === 0) return
    const unrest = waves.reduce(
      (sum, { size, speed, phase }) => sum + size * Math.sin(speed * time + phase),
      0
    )
    const flame = 1 + UNREST * unrest
    for (let i = 0, o = 0; i < pool.length; i++) {
      const lit = pool[i]! * flame
      for (let c = 0; c < 3; c++, o++) data[o]! *= 1 + shown * (DUSK[c]! + FLAME[c]! * lit - 1)
    }
  }
}

/** How much of the candle's light falls on each pixel: most a little beside and below the product's middle. */
function poolOf(
  { left, top, right, bottom }: Box,
  { width, height }: { width: number; height: number },
  side: number
): Float32Array {
  const x0 = (left + right) / 2 + side * 0.3 * (right - left)
  const y0 = top + 0.6 * (bottom - top)
  const reach = Math.max(
    REACH * Math.min(width, height),
    PRODUCT_REACH * Math.max(right - left, bottom - top)
  )
  const fall = (away: number) => Math.exp(-0.5 * (away / reach) ** 2)
  const across = Float32Array.from({ length: width }, (_, x) => fall(x - x0))
  const down = Float32Array.from({ length: height }, (_, y) => fall(y - y0))
  return Float32Array.from({ length: width * height }, (_, i) => {
    return across[i % width]! * down[Math.floor(i / width)]!
  })
}
