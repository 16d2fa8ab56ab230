import { blur } from '../image/blur.js'
import { createPlane, type Raster } from '../image/raster.js'
import { behind } from './behind.js'
import type { PlacedStill } from './framing.js'
import { greyOf } from './grey.js'
import { DENSITY, layOut, toBytes } from './lay_out.js'
import { quietStrip, type Side } from './quiet_strip.js'
import { cutLayer, touchesEdge, type FilmedProduct, type ProductLayer } from './product_layer.js'
import { resampleAxes } from './resample_axes.js'
import { findHorizon, rowDepth } from './row_depth.js'
import { softenEdges } from './soften_edges.js'

/** Blur of the softer copies of the ground, in pixels of the frame's shorter side. */
const SOFTNESS = [1 / 240, 1 / 75]

/** Softness up to which the ground is blurred along its axis only. */
const CLEAR = 0.45

/** Room around the frame, in pixels of the frame. */
export interface Margins {
  left: number
  top: number
  right: number
  bottom: number
}

/** The still, taken apart and laid out for a camera. Stage pixel (x, y) is frame point ((x + .5) / DENSITY - left, ...). */
export interface Stage {
  width: number
  height: number
  margins: Margins
  /** The picture without the product, sharp and in two softer copies: RGB bytes. */
  grounds: Uint8Array[]
  /** Nearness of each row. */
  depth: Float32Array
  product: ProductLayer | null
}

/**
 * Builds the stage for a frame.
 *
 * @param subject the product at the picture's size, or null when it is not known; then, and when it is not wholly in the
 *   picture, the picture moves as one plane
 * @param margins the room that the camera needs around the frame
 * @param between called between the steps
 */
export async function buildStage(
  picture: Raster & { channels: 3 },
  subject: FilmedProduct | null,
  frame: { width: number; height: number },
  { x, y, product }: PlacedStill,
  margins: Margins,
  between: () => Promise<void>
): Promise<Stage> {
  const whole = subject && product.known && !touchesEdge(subject.outline) ? subject : null
  const filled = whole && (await behind(picture, whole.outline, between))
  const apart = filled && whole
  const plate = filled ?? picture
  await between()
  const strips = (before: Side, after: Side) => ({
    before: quietStrip(plate, before),
    after: quietStrip(plate, after),
  })
  const { left, right, top, bottom } = margins
  const across = layOut(x, frame.width, { before: left, after: right }, strips('left', 'right'))
  const down = layOut(y, frame.height, { before: top, after: bottom }, strips('top', 'bottom'))
  const size = { width: across.places.length, height: down.places.length }
  const laid = resampleAxes(plate, 3, across.taps, down.taps)
  const ground = { ...size, channels: 3 as const, data: toBytes(laid) }
  await between()
  softenEdges(ground, across.soft, down.soft)
  const grounds = softerCopies(ground, Math.min(frame.width, frame.height))
  hideRepeats(grounds, across.soft, down.soft)
  await between()
  if (!apart) {
    const depth = new Float32Array(size.height).fill(1)
    return { ...size, margins, grounds, depth, product: null }
  }
  const { inFrame } = product
  const foot = (inFrame.bottom + top) * DENSITY
  const horizon = findHorizon(greyOf(plate), product.box.bottom)
  const horizonRow = horizon && rowOf(down.places, horizon, foot)
  return {
    ...size,
    margins,
    grounds,
    depth: rowDepth(size.height, horizonRow, foot, (inFrame.bottom - inFrame.top) * DENSITY).map(
      (near) => 1 + (near - 1) * apart.sureness
    ),
    product: cutLayer(picture, plate, apart, across, down),
  }
}

/** The last stage row above the foot that shows what is above the horizon. */
function rowOf(places: Float64Array, horizon: number, foot: number): number {
  let row = Math.floor(foot)
  while (row > 0 && places[row]! > horizon) row--
  return row
}

/** The picture and softer copies of it. */
function softerCopies(sharp: Raster, side: number): Uint8Array[] {
  const { width, height, data } = sharp
  const copies = SOFTNESS.map(() => new Uint8Array(data.length))
  for (let c = 0; c < 3; c++) {
    const plane = createPlane(width, height)
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[i * 3 + c]!
    SOFTNESS.forEach((part, n) => {
      const soft = blur(plane, part * side * DENSITY).data
      for (let i = 0; i < soft.length; i++) copies[n]![i * 3 + c] = soft[i]! + 0.5
    })
  }
  return [data, ...copies]
}

/** Lets what is far from the still go over into the softest copy: nobody is to see it twice. */
function hideRepeats(grounds: Uint8Array[], softX: Float32Array, softY: Float32Array): void {
  const sharp = grounds[0]!
  const soft = grounds[grounds.length - 1]!
  for (let y = 0, i = 0; y < softY.length; y++) {
    for (let x = 0; x < softX.length; x++, i += 3) {
      const part = (Math.max(softX[x]!, softY[y]!) - CLEAR) / (1 - CLEAR)
      if (part <= 0) continue
      for (let c = i; c < i + 3; c++) sharp[c]! += (soft[c]! - sharp[c]!) * part
    }
  }
}
