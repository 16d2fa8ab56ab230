import { blur } from '../image/blur.js'
import { createPlane, type Plane } from '../image/raster.js'
import type { ProductLayer } from './product_layer.js'
import { smoothstep } from './light_planes.js'

/** Part of the product's height by which the shadow begins above the line: a rounded foot stands further in. */
const SUNK = 0.02

/** The parts of a product's shadow on the floor, each 0 (no shadow) to 1. */
export interface Shadows {
  /** Where it touches the floor: tight and dark. */
  contact: Plane
  /** Around its foot, where it hides the sky. */
  around: Plane
  /** Thrown away from the light. */
  cast: Plane
}

export interface Sun {
  /** Columns that the shadow of a row of product lies to the left of it: positive when the light comes from the right. */
  lean: number
  /** Rows of shadow for a row of product, upwards in the picture; negative when the light comes from behind. */
  flat: number
  /** 0 soft to 1 hard edges. */
  hardness: number
  /** First row of the floor. */
  floorFrom: number
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
    contact.data[i] = Math.min(1, 0.85 * near.data[i] + 1.1 * wide.data[i])
  }
  return { contact, around: aroundFoot(product), cast: thrown(product, sun) }
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
      plane.data.fill(1, from + Math.max(0, Math.round(x - half)), from + Math.round(x + half) + 1)
    }
  }
  if (ground.feet.length > 0) return plane
  for (let x = 0; x < alpha.width; x++) {
    if (!ground.touches[x]) continue
    const y = ground.row[x]
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
      const away = ((x - x0) / rx) ** 2 + ((y - ground.row[x] + ry * 0.5) / ry) ** 2
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
        plane.data[i] = Math.max(plane.data[i], shade)
      }
    }
  }
  return plane
}

/** The outline laid down on the floor from the line on which it stands, sharper near the foot than far from it. */
function thrown(product: ProductLayer, sun: Sun): Plane {
  const { flat, hardness, floorFrom } = sun
  const { alpha, top, bottom } = product
  const { width, height } = alpha
  const tall = bottom - top
  const base = bottom - SUNK * tall
  const laid = layDown(product, sun, SUNK * tall)
  const scale = width / 1024
  const sharp = blur(laid, scale * (7 - 5 * hardness))
  const soft = blur(laid, scale * (26 - 12 * hardness))
  const cast = createPlane(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    const far = smoothstep(0, tall * 0.8, (base - y) / flat)
    const onFloor = smoothstep(floorFrom, floorFrom + 0.03 * height, y)
    for (let x = 0; x < width; x++, i++) {
      const shade = sharp.data[i] * (1 - far) + soft.data[i] * far
      cast.data[i] = shade * onFloor * (1 - 0.45 * far)
    }
  }
  return cast
}

/** Each pixel of the product where its shadow falls: as far up the floor, and to the side, as it is high. */
function layDown(
  { alpha, ground, left, right, top, bottom }: ProductLayer,
  { lean, flat }: Sun,
  sunk: number
): Plane {
  const { width, height } = alpha
  const laid = createPlane(width, height)
  const lineAt = (x: number, y: number) => {
    const own = ground.feet.find(
      (foot) => Math.abs(x - foot.x) <= foot.width && y <= foot.row && y > foot.row - foot.length
    )
    return own ? own.row : ground.row[x]
  }
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const value = alpha.data[y * width + x]
      if (value === 0) continue
      const line = lineAt(x, y) - sunk
      const up = line - y
      if (up < 0) continue
      const row = Math.round(line - flat * up)
      const column = Math.floor(x - lean * up)
      if (row < 0 || row >= height) continue
      // Two columns: where the line rises, neighbours are laid further apart than a pixel.
      for (let to = Math.max(0, column); to <= Math.min(width - 1, column + 1); to++) {
        const i = row * width + to
        if (value > laid.data[i]) laid.data[i] = value
      }
    }
  }
  return laid
}
