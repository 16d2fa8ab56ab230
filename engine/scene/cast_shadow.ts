import { blur } from '../image/blur.js'
import { createPlane, type Plane } from '../image/raster.js'
import { smoothstep } from './light_planes.js'
import type { ProductLayer } from './product_layer.js'

/** Part of the product's height by which the shadow begins above the line: a rounded foot stands further in. */
const SUNK = 0.02

/** How deep a product is for its width: between a bag and a bottle. */
const DEEP = 0.6

/** Part of its height above which a product's shadow is as soft and faint as it gets, and how faint in soft and in hard light. */
const FAR = 0.8
const FADED = [0.45, 0.1] as const

/** Alpha from which on a pixel hides the light. */
const SOLID = 0.4

/** The light that throws a shadow, and the camera that sees it. */
export interface Sun {
  /** Columns that the shadow of a row of product lies to the left of it: positive when the light comes from the right. */
  lean: number
  /** Rows of shadow for a row of product, upwards in the picture; negative when the light comes from behind. */
  flat: number
  /** 0 soft to 1 hard edges. */
  hardness: number
  /** First row of the floor. */
  floorFrom: number
  /** Sine of the angle at which the camera looks down on the floor. */
  tilt: number
}

/**
 * The product laid down on the floor from the line on which it stands, as a body that is as deep at each height as it is wide there
 * ({@link DEEP}): sharper near the foot than far from it.
 *
 * @returns 0 no shadow to 1
 */
export function castShadow(product: ProductLayer, sun: Sun): Plane {
  const { hardness, floorFrom } = sun
  const { width, height } = product.alpha
  const tall = product.bottom - product.top
  const { laid, heights } = layDown(product, sun)
  const scale = width / 1024
  const sharp = blur(laid, scale * (7 - 5 * hardness))
  const softness = scale * (26 - 12 * hardness)
  const soft = blur(laid, softness)
  const from = blur(heights, softness)
  const faded = FADED[0] + (FADED[1] - FADED[0]) * hardness
  const cast = createPlane(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    const onFloor = smoothstep(floorFrom, floorFrom + 0.03 * height, y)
    for (let x = 0; x < width; x++, i++) {
      if (soft.data[i]! < 1e-3) continue
      const far = smoothstep(0, tall * FAR, from.data[i]! / soft.data[i]!)
      const shade = sharp.data[i]! * (1 - far) + soft.data[i]! * far
      cast.data[i] = shade * onFloor * (1 - faded * far)
    }
  }
  return cast
}

/** What is in shadow, 0 or 1, and from how high above the floor it is shaded there, in rows, 0 outside of it. */
interface Laid {
  laid: Plane
  heights: Plane
}

/** Each pixel of the product where its shadow falls: as far up the floor, and to the side, as it is high. */
function layDown(product: ProductLayer, { lean, flat, tilt }: Sun): Laid {
  const { alpha, left, right, top, bottom } = product
  const { width, height } = alpha
  const sunk = SUNK * (bottom - top)
  const middleAt = middleLine(product, tilt)
  // What begins and ends in each row, summed up along the columns afterwards.
  const counts = new Float32Array(width * (height + 1))
  const sums = new Float32Array(counts.length)
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    const depths = depthsOf(product, y, tilt)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      if (alpha.data[y * width + x]! < SOLID) continue
      const middle = middleAt(x, y) - sunk
      const up = middle - y
      if (up < 0) continue
      const row = middle - flat * up
      const first = Math.max(0, Math.round(row - depths[x]! / 2))
      const end = Math.min(height, Math.round(row + depths[x]! / 2) + 1)
      const column = Math.floor(x - lean * up)
      if (end <= first) continue
      // Two columns: where the line rises, neighbours are laid further apart than a pixel.
      for (let to = Math.max(0, column); to <= Math.min(width - 1, column + 1); to++) {
        counts[first * width + to]!++
        counts[end * width + to]!--
        sums[first * width + to]! += up
        sums[end * width + to]! -= up
      }
    }
  }
  const laid = createPlane(width, height)
  const heights = createPlane(width, height)
  for (let i = 0; i < laid.data.length; i++) {
    if (i >= width) {
      counts[i]! += counts[i - width]!
      sums[i]! += sums[i - width]!
    }
    if (counts[i]! < 0.5) continue
    laid.data[i] = 1
    heights.data[i] = sums[i]! / counts[i]!
  }
  return { laid, heights }
}

/** Rows of the floor that each column of a row of product takes: a round body's, by the run of product that it is in. */
function depthsOf({ alpha, left, right }: ProductLayer, y: number, tilt: number): Float32Array {
  const { width, data } = alpha
  const depths = new Float32Array(width)
  const last = Math.min(width, right)
  for (let x = Math.max(0, left); x < last; x++) {
    if (data[y * width + x]! < SOLID) continue
    const from = x
    while (x + 1 < last && data[y * width + x + 1]! >= SOLID) x++
    const half = (x + 1 - from) / 2
    for (let at = from; at <= x; at++) {
      depths[at] = 2 * DEEP * tilt * Math.sqrt(half ** 2 - (at + 0.5 - from - half) ** 2)
    }
  }
  return depths
}

/** The row of the floor below a pixel of the product, in the middle between its front and its back. */
function middleLine(
  { ground, alpha }: ProductLayer,
  tilt: number
): (x: number, y: number) => number {
  const { feet, row, touches } = ground
  if (feet.length > 0) {
    const rows = feet.map((foot) => foot.row)
    const middle = (Math.min(...rows) + Math.max(...rows)) / 2
    return (x, y) => {
      const own = feet.find(
        (foot) => Math.abs(x - foot.x) <= foot.width && y <= foot.row && y > foot.row - foot.length
      )
      return own ? own.row : middle
    }
  }
  const first = touches.indexOf(1)
  const half = (touches.lastIndexOf(1) + 1 - first) / 2
  const middle = Float32Array.from({ length: alpha.width }, (_, x) => {
    const away = x + 0.5 - first - half
    const deep = Math.abs(away) < half ? Math.sqrt(half ** 2 - away ** 2) : 0
    return row[x]! - DEEP * tilt * deep
  })
  return (x) => middle[x]!
}
