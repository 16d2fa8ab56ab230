import type { Box } from '../image/raster.js'
import { boxMean } from '../image/blur.js'
import { between, type Random } from '../image/random.js'
import type { Frame } from './draw_ground.js'
import { drawStar } from './draw_shapes.js'
import { greyOf } from './grey.js'

const STARS = 12
/** Seconds that a star shines. */
const SHINES = 0.9

interface Star {
  /** Place in the first frame. */
  x: number
  y: number
  size: number
  starts: number[]
}

/**
 * Stars that flash up on highlights.
 *
 * @param first the film's first frame, in which they are looked for
 * @param within where to look
 */
export function createSparkle(first: Frame, within: Box, seconds: number, random: Random) {
  const side = Math.min(first.width, first.height)
  const stars: Star[] = highlights(first, within, side * 0.07).map(({ x, y }) => {
    const every = between(random, 1.6, 2.6)
    const begin = between(random, 0.4, 2.2)
    const starts = Array.from({ length: Math.ceil(seconds / every) }, (_, n) => begin + n * every)
    return { x, y, size: side * between(random, 0.025, 0.06), starts }
  })

  /** @param place where a point of the first frame is now */
  return function drawSparkle(
    out: Frame,
    time: number,
    strength: number,
    place: (x: number, y: number) => { x: number; y: number }
  ): void {
    for (const { x, y, size, starts } of stars) {
      const start = starts.find((begin) => time > begin && time < begin + SHINES)
      if (start === undefined) continue
      const light = Math.sin((Math.PI * (time - start)) / SHINES) ** 2
      drawStar(out, place(x, y), size * (0.6 + 0.4 * light), strength * 0.95 * light)
    }
  }
}

/** The places that stand out most from what is around them by their brightness, apart from each other. */
function highlights({ width, height, data }: Frame, within: Box, apart: number) {
  const grey = greyOf({ width, height, channels: 3, data: new Uint8Array(data.buffer) })
  const around = boxMean(grey, Math.round(apart / 3))
  const found: { x: number; y: number; light: number }[] = []
  for (let y = Math.max(0, Math.ceil(within.top)); y < Math.min(height, within.bottom); y++) {
    for (let x = Math.max(0, Math.ceil(within.left)); x < Math.min(width, within.right); x++) {
      const value = grey.data[y * width + x]!
      const light = value - around.data[y * width + x]! + 0.25 * value
      if (light > 45) found.push({ x, y, light })
    }
  }
  found.sort((a, b) => b.light - a.light)
  const chosen: typeof found = []
  for (const one of found) {
    if (chosen.length === STARS) break
    if (chosen.every(({ x, y }) => Math.hypot(x - one.x, y - one.y) > apart)) chosen.push(one)
  }
  return chosen
}
