import type { Box } from '../image/raster.js'
import { between, type Random } from '../image/random.js'
import type { LightBand } from './draw_product.js'
import type { Frame } from './draw_ground.js'
import { easeInOut } from './camera_path.js'

const NO_LIGHT: LightBand = { profile: new Float32Array(0), first: 0, slant: 0 }
/** When the band of light starts and has gone, as parts of the film. */
const SWEEP_FROM = 0.1
const SWEEP_TO = 0.85

/**
 * The band of light at a time of the film: it comes from beyond one side of the product and leaves at the other.
 *
 * @param amount strength; negative goes from right to left
 */
export function createSweep(amount: number, product: Box, random: Random) {
  const spread = (product.right - product.left) * between(random, 0.1, 0.15)
  const slant = between(random, 0.25, 0.45)
  const reach = Math.ceil(spread * 3)
  const profile = Float32Array.from({ length: 2 * reach + 1 }, (_, i) => {
    return (
      Math.abs(amount) * Math.exp(-(((i - reach) / spread) ** 2) / 2) - Math.abs(amount) * 0.011
    )
  }).map((value) => Math.max(0, value))
  const tall = product.bottom - product.top
  const from = product.left - reach
  const to = product.right + reach + slant * tall

  /** @param at the product's box in this frame */
  return (progress: number, at: Box): LightBand => {
    const part = (progress - SWEEP_FROM) / (SWEEP_TO - SWEEP_FROM)
    if (amount === 0 || part <= 0 || part >= 1) return NO_LIGHT
    const way = amount > 0 ? part : 1 - part
    const middle = from + (to - from) * way + (at.left - product.left)
    return { profile, first: middle - reach + slant * at.top, slant: -slant }
  }
}

/** How much a warm light adds to each encoded value of the three channels, at strength 1. */
const WARM = (
  [
    [30, 0.42],
    [14, 0.2],
    [-2, -0.1],
  ] as const
).map(([add, gain]) =>
  Float32Array.from(
    { length: 256 },
    (_, value) => (add + gain * value) * (1 - value / 255) + (gain < 0 ? gain * value * 0.6 : 0)
  )
)

/** Warm light over the whole frame, of a sun that comes up on one side. */
export function createGlow(glow: number, frame: { width: number; height: number }) {
  const column = Float32Array.from({ length: frame.width }, (_, x) => {
    const away = glow < 0 ? x / frame.width : 1 - x / frame.width
    return 0.25 + 0.75 * (1 - away) ** 1.5
  })

  return function light(out: Frame, progress: number): void {
    const sun = Math.abs(glow) * easeInOut(progress)
    if (sun === 0) return
    const { width, height, data } = out
    for (let y = 0, o = 0; y < height; y++) {
      const down = sun * (1.1 - (0.75 * y) / height)
      for (let x = 0; x < width; x++) {
        const amount = down * column[x]!
        for (let c = 0; c < 3; c++, o++) data[o]! += amount * WARM[c]![data[o]!]!
      }
    }
  }
}
