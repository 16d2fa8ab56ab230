import type { Rgb } from '../image/color.js'
import type { ProductLayer } from './product_layer.js'
import type { Scene } from './scene.js'
import { mixColor } from './light_planes.js'

/** How much of the set's light the product takes on: its own colours must stay recognisable. */
const TINT = 0.42
const EXPOSURE = 0.4

/** Most that the tint favours one channel over another: in neon light white would turn violet. */
const MOST_TINT = 1.07

/**
 * Lights the product like its set, in place and gently: a tint, a share of the exposure, a little brighter towards the
 * light and above, a little of the floor's colour from below.
 *
 * @param side where the light comes from, -1 left or 1 right
 * @param floor colour of the floor around the product
 */
export function relight(
  product: ProductLayer,
  { key, ambient, contrast, exposure }: Scene['light'],
  side: number,
  floor: Rgb
): void {
  const light = mixColor(ambient, key, contrast)
  const level = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  const spread = Math.log(Math.max(...light) / Math.min(...light))
  const strength = Math.min(TINT, Math.log(MOST_TINT) / Math.max(1e-6, spread))
  const tint = light.map((value) => (value / level) ** strength)
  const gain = exposure ** EXPOSURE
  const { width } = product.alpha
  const { left, right, top, bottom } = product
  for (let y = Math.max(0, top); y < Math.min(product.alpha.height, bottom); y++) {
    const down = (y - top) / (bottom - top)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const i = y * width + x
      if (product.alpha.data[i] === 0) continue
      const across = (2 * (x - left)) / (right - left) - 1
      const modelled = 1 + contrast * (0.14 * side * across + 0.07 * (0.5 - down))
      const bounce = 0.05 * Math.max(0, down - 0.6) * 2.5
      for (let c = 0; c < 3; c++) {
        const plane = product.light[c]!.data
        plane[i] = plane[i]! * tint[c]! * gain * modelled * (1 - bounce + bounce * 2 * floor[c]!)
      }
    }
  }
}
