import { blur } from '../image/blur.js'
import { boundingBox, createPlane, type Box, type Plane, type Raster } from '../image/raster.js'
import { cleanPlate, layerAlpha } from './clean_plate.js'
import { frameStill, lookUp, type Axis } from './framing.js'
import { cubicTaps, resampleAxes, type Taps } from './resample_axes.js'
import { softenEdges } from './soften_edges.js'
import { findHorizon, rowDepth } from './row_depth.js'
import { greyOf } from './grey.js'

/** Stage pixels to a pixel of the frame: more than 1, so that moving by parts of a pixel does not blur. */
export const DENSITY = 1.25

/** Blur of the softer copies of the ground, in pixels of the frame's shorter side. */
const SOFTNESS = [1 / 240, 1 / 75]

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

/** The product with a soft ring of what is around it. */
export interface ProductLayer {
  /** Where it is on the stage, in stage pixels. */
  left: number
  top: number
  width: number
  height: number
  /** Premultiplied RGBA bytes. */
  data: Uint8Array
  /** How much of each pixel is the product itself, not the ring: bytes. */
  own: Uint8Array
  /** The product's own box in pixels of the frame. */
  box: Box
}

/** Where the product seems to be when nobody knows. */
function middleBox(width: number, height: number): Box {
  return { left: 0.18 * width, right: 0.82 * width, top: 0.15 * height, bottom: 0.85 * height }
}

/**
 * Builds the stage for a frame.
 *
 * @param alpha the product at the picture's size, or null to move the picture as one plane
 * @param marginsFor the room that a camera needs, once it is known where the product is in the frame
 */
export function buildStage(
  picture: Raster & { channels: 3 },
  alpha: Plane | null,
  frame: { width: number; height: number },
  marginsFor: (product: Box) => Margins
): Stage {
  const still = alpha && boundingBox(alpha, 0.5)
  const box = still ?? middleBox(picture.width, picture.height)
  const { x, y } = frameStill(picture, box, frame.width / frame.height)
  const inFrame: Box = {
    left: ((box.left - x.start) / x.length) * frame.width,
    right: ((box.right - x.start) / x.length) * frame.width,
    top: ((box.top - y.start) / y.length) * frame.height,
    bottom: ((box.bottom - y.start) / y.length) * frame.height,
  }
  const margins = marginsFor(inFrame)
  const across = layOut(x, frame.width, margins.left, margins.right)
  const down = layOut(y, frame.height, margins.top, margins.bottom)
  const plate = still ? cleanPlate(picture, alpha) : picture
  const size = { width: across.places.length, height: down.places.length }
  const laid = resampleAxes(plate, 3, across.taps, down.taps)
  const ground = { ...size, channels: 3 as const, data: toBytes(laid) }
  softenEdges(ground, across.soft, down.soft)
  const grounds = softerCopies(ground, Math.min(frame.width, frame.height))
  if (!still) {
    return {
      ...size,
      margins,
      grounds,
      depth: new Float32Array(size.height).fill(1),
      product: null,
    }
  }
  const foot = (inFrame.bottom + margins.top) * DENSITY
  const horizon = findHorizon(greyOf(plate), box.bottom)
  const tall = (inFrame.bottom - inFrame.top) * DENSITY
  return {
    ...size,
    margins,
    grounds,
    depth: rowDepth(size.height, horizon && rowOf(down.places, horizon, foot), foot, tall),
    product: { ...cutLayer(picture, alpha, across, down), box: inFrame },
  }
}

interface LaidOut {
  /** Place on the still of each stage pixel. */
  places: Float64Array
  soft: Float32Array
  taps: Taps
}

function layOut(axis: Axis, length: number, before: number, after: number): LaidOut {
  const count = Math.ceil((length + before + after) * DENSITY)
  const places = new Float64Array(count)
  const soft = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const inFrame = (i + 0.5) / DENSITY - before
    const found = lookUp(axis, axis.start + (inFrame / length) * axis.length)
    places[i] = found.at
    soft[i] = found.soft
  }
  return { places, soft, taps: cubicTaps(places, axis.size) }
}

/** The last stage row above the foot that shows what is above the horizon. */
function rowOf(places: Float64Array, horizon: number, foot: number): number {
  let row = Math.floor(foot)
  while (row > 0 && places[row] > horizon) row--
  return row
}

/** The picture and softer copies of it. */
function softerCopies(sharp: Raster, side: number): Uint8Array[] {
  const { width, height, data } = sharp
  const copies = SOFTNESS.map(() => new Uint8Array(data.length))
  for (let c = 0; c < 3; c++) {
    const plane = createPlane(width, height)
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[i * 3 + c]
    SOFTNESS.forEach((part, n) => {
      const soft = blur(plane, part * side * DENSITY).data
      for (let i = 0; i < soft.length; i++) copies[n][i * 3 + c] = soft[i] + 0.5
    })
  }
  return [data, ...copies]
}

function cutLayer(picture: Raster, alpha: Plane, across: LaidOut, down: LaidOut) {
  const layer = layerAlpha(alpha)
  const box = boundingBox(layer, 0.004)!
  const x = within(across, box.left, box.right)
  const y = within(down, box.top, box.bottom)
  const color = resampleAxes(picture, 3, x.taps, y.taps)
  const cover = resampleAxes(layer, 1, x.taps, y.taps)
  const own = resampleAxes(alpha, 1, x.taps, y.taps).map((value) => value * 255)
  const data = new Uint8ClampedArray(cover.length * 4)
  for (let i = 0; i < cover.length; i++) {
    const a = Math.min(1, Math.max(0, cover[i]))
    for (let c = 0; c < 3; c++) data[i * 4 + c] = Math.min(255, color[i * 3 + c]) * a
    data[i * 4 + 3] = 255 * a
  }
  const bytes = new Uint8Array(data.buffer)
  return {
    left: x.from,
    top: y.from,
    width: x.count,
    height: y.count,
    data: bytes,
    own: toBytes(own),
  }
}

/** The stage pixels of an axis that show the still between two places, without mirrored ones. */
function within({ places, soft, taps }: LaidOut, low: number, high: number) {
  let from = 0
  while (from < places.length && !(places[from] >= low && soft[from] < 0.5)) from++
  let to = from
  while (to < places.length && places[to] <= high && (to === from || places[to] > places[to - 1]))
    to++
  return {
    from,
    count: to - from,
    taps: {
      first: taps.first.subarray(from, to),
      weights: taps.weights.subarray(from * taps.count, to * taps.count),
      count: taps.count,
    },
  }
}

function toBytes(values: Float32Array): Uint8Array {
  return new Uint8Array(Uint8ClampedArray.from(values).buffer)
}
