import { createLight, blurLight, type LightPlanes } from './light_planes.js'
import { createPlane } from '../image/raster.js'
import { blur } from '../image/blur.js'
import type { ProductLayer } from './product_layer.js'

/** Part of the product's height after which the mirror image has faded. */
const LENGTH = 0.5

/** How much weaker it is for a foot whose line is as deep as it is wide: a round foot seen from above hides most of it. */
const HIDDEN = 4
const LEAST = 0.2

/**
 * Mirrors the product in the floor, fading with the distance and a little blurred.
 *
 * @param strength share of the product's light that the floor gives back, 0 to 1
 */
export function reflectProduct(
  picture: LightPlanes,
  product: ProductLayer,
  strength: number
): void {
  if (strength === 0) return
  const { width, height } = product.alpha
  const tall = product.bottom - product.top
  const given = strength * Math.max(LEAST, 1 - HIDDEN * depthOfFoot(product))
  const mirrored = createLight(width, height)
  const cover = createPlane(width, height)
  for (let x = Math.max(0, product.left); x < Math.min(width, product.right); x++) {
    const line = Math.round(product.ground.row[x]!)
    for (let k = 1; k < tall * LENGTH && line + k < height; k++) {
      const from = (line - k) * width + x
      const to = (line + k) * width + x
      const share = product.alpha.data[from]! * (1 - k / (tall * LENGTH)) ** 1.6
      cover.data[to] = share
      for (let c = 0; c < 3; c++) mirrored[c]!.data[to] = product.light[c]!.data[from]! * share
    }
  }
  const sigma = (2.6 * width) / 1024
  const soft = blurLight(mirrored, sigma)
  const softCover = blur(cover, sigma)
  for (let c = 0; c < 3; c++) {
    const plane = picture[c]!.data
    const pixels = plane.length
    for (let i = 0; i < pixels; i++) {
      plane[i]! += given * (soft[c]!.data[i]! - plane[i]! * softCover.data[i]!)
    }
  }
}

/** Rows from the lowest point of the line on which a product stands to its ends, for a column between these. */
function depthOfFoot({ ground: { row, touches } }: ProductLayer): number {
  const [first, last] = [touches.indexOf(1), touches.lastIndexOf(1)]
  if (last <= first) return 0
  const lowest = row.subarray(first, last + 1).reduce((most, y) => Math.max(most, y), 0)
  return (lowest - Math.max(row[first]!, row[last]!)) / (last - first)
}
