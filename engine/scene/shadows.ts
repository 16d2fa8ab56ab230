import { blur } from '../image/blur.js'
import { createPlane, type Plane } from '../image/raster.js'
import { castShadow, type Sun } from './cast_shadow.js'
import type { ProductLayer } from './product_layer.js'

/** The parts of a product's shadow on the floor, each 0 (no shadow) to 1. */
export interface Shadows {
  /** Where it touches the floor: tight and dark. */
  contact: Plane
  /** Around its foot, where it hides the sky. */
  around: Plane
  /** Thrown away from the light. */
  cast: Plane
}

/** Darkest that a shadow makes what it falls on. */
const DARKEST = 0.95

/** Share of the light that is left where a shadow takes some. */
export function lightLeft(taken: number): number {
  return 1 - Math.min(DARKEST, taken)
}

/** Shadows of a product that stands on the floor. */
export function castShadows(product: ProductLayer, sun: Sun): Shadows {
  const { width } = product.alpha
  const scale = width / 1024
  const touch = footprint(product)
  const near = blur(touch, 3.5 * scale)
  const wide = blur(touch, 15 * scale)
  const contact = createPlane(product.alpha.width, product.alpha.height)
  for (let i = 0; i < contact.data.length; i++) {
    contact.data[i] = Math.min(1, 0.85 * near.data[i]! + 1.1 * wide.data[i]!)
  }
  return { contact, around: aroundFoot(product), cast: castShadow(product, sun) }
}

/** Thin strip under each column that touches the floor, or under each foot. */
function footprint({ alpha, ground, top, bottom }: ProductLayer): Plane {
  const plane = createPlane(alpha.width, alpha.height)
  const thick = Math.max(2, Math.round((bottom - top) * 0.014))
  for (const { x, row, width } of ground.feet) {
    for (let dy = -thick; dy <= thick; dy++) {
      if (row + dy < 0 || row + dy >= alpha.height) continue
      const half = 0.5 * width * Math.sqrt(1 - (dy / (thick + 1)) ** 2)
      const from = (row + dy) * alpha.width
      const end = Math.min(alpha.width, Math.round(x + half) + 1)
      plane.data.fill(1, from + Math.max(0, Math.round(x - half)), from + end)
    }
  }
  if (ground.feet.length > 0) return plane
  for (let x = 0; x < alpha.width; x++) {
    if (!ground.touches[x]) continue
    const y = ground.row[x]!
    for (let dy = -thick; dy <= thick; dy++) {
      const row = y + dy
      if (row >= 0 && row < alpha.height) plane.data[row * alpha.width + x] = 1
    }
  }
  return plane
}

function aroundFoot(product: ProductLayer): Plane {
  const { alpha, ground, left, right, bottom, top } = product
  if (ground.feet.length > 0) return aroundFeet(product)
  const plane = createPlane(alpha.width, alpha.height)
  const x0 = (left + right) / 2
  const rx = (right - left) * 0.46
  const ry = Math.max((right - left) * 0.09, (bottom - top) * 0.045)
  const highest = ground.row.reduce((least, row) => Math.min(least, row), bottom)
  for (let y = Math.floor(highest - 4 * ry); y < Math.min(alpha.height, bottom + 4 * ry); y++) {
    if (y < 0) continue
    for (let x = 0; x < alpha.width; x++) {
      const away = ((x - x0) / rx) ** 2 + ((y - ground.row[x]! + ry * 0.5) / ry) ** 2
      plane.data[y * alpha.width + x] = Math.exp(-away * 0.75)
    }
  }
  return plane
}

/** A leg hides the sky from a small patch only. */
function aroundFeet({ alpha, ground }: ProductLayer): Plane {
  const plane = createPlane(alpha.width, alpha.height)
  for (const { x, row, width } of ground.feet) {
    const [rx, ry] = [1.3 * width, 0.55 * width]
    for (let dy = Math.floor(-3 * ry); dy <= 3 * ry; dy++) {
      const y = row + dy
      if (y < 0 || y >= alpha.height) continue
      const end = Math.min(alpha.width - 1, x + 3 * rx)
      for (let at = Math.max(0, Math.floor(x - 3 * rx)); at <= end; at++) {
        const i = y * alpha.width + at
        const shade = Math.exp(-0.75 * (((at - x) / rx) ** 2 + ((dy + 0.3 * ry) / ry) ** 2))
        plane.data[i] = Math.max(plane.data[i]!, shade)
      }
    }
  }
  return plane
}
