import { boundingBox, createPlane, type Plane, type Raster } from '../../image/raster.js'
import { lookUp, type Axis } from '../../video/framing.js'
import { toBytes } from '../../video/lay_out.js'
import { quietStrip, type Side } from '../../video/quiet_strip.js'
import { cubicTaps, resampleAxes } from '../../video/resample_axes.js'
import { softenEdges } from '../../video/soften_edges.js'
import type { Editable } from '../editable.js'

/** Space beside the product that is not stretched, as a share of the picture's side. */
const KEPT = 0.04

/** Part of the middle that is not stretched where nobody knows the product, as a share of the side. */
const MIDDLE = { from: 0.2, to: 0.8 }

/** Least strip at an edge that is mirrored beyond it, as a share of the side: what the edge cuts is whole again. */
const LEAST_STRIP = 0.18

/** Pixels by which a picture grows at each side. */
export interface Sides {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Makes a picture larger by more of what is at its edges: the ground beside the product is stretched a little, and mirrored
 * ever softer beyond that, as in films. The product stays as it is; what is transparent stays transparent.
 */
export function carryOn(picture: Editable, sides: Sides): Editable {
  const { raster, alpha, product } = picture
  const box = product && boundingBox(product, 0.02)
  const across = layAxis(raster.width, sides.left, sides.right, box && [box.left, box.right])
  const down = layAxis(raster.height, sides.top, sides.bottom, box && [box.top, box.bottom])
  const strip = (side: Side, size: number) => Math.max(quietStrip(raster, side), LEAST_STRIP * size)
  const columns = placesOf(across, {
    before: strip('left', raster.width),
    after: strip('right', raster.width),
  })
  const rows = placesOf(down, {
    before: strip('top', raster.height),
    after: strip('bottom', raster.height),
  })
  const taps = [cubicTaps(columns.at, raster.width), cubicTaps(rows.at, raster.height)] as const
  const larger: Raster & { channels: 3 } = {
    width: columns.at.length,
    height: rows.at.length,
    channels: 3,
    data: toBytes(resampleAxes(raster, 3, ...taps)),
  }
  softenEdges(larger, columns.soft, rows.soft)
  return {
    ...picture,
    raster: larger,
    alpha: alpha && extendPlane(alpha, sides, 0),
    product: product && extendPlane(product, sides, 0),
  }
}

/** A plane with more pixels of one value around it. */
export function extendPlane(
  plane: Plane,
  { left, top, right, bottom }: Sides,
  value: number
): Plane {
  const larger = createPlane(plane.width + left + right, plane.height + top + bottom, value)
  for (let y = 0; y < plane.height; y++) {
    const row = plane.data.subarray(y * plane.width, (y + 1) * plane.width)
    larger.data.set(row, (y + top) * larger.width + left)
  }
  return larger
}

function layAxis(
  size: number,
  before: number,
  after: number,
  product: readonly [from: number, to: number] | null
): Axis {
  const [from, to] = product ?? [MIDDLE.from * size, MIDDLE.to * size]
  return {
    start: -before,
    length: size + before + after,
    size,
    keepFrom: Math.max(0, from - KEPT * size),
    keepTo: Math.min(size, to + KEPT * size),
    before,
    after,
  }
}

function placesOf(axis: Axis, strips: { before: number; after: number }) {
  const at = new Float64Array(axis.length)
  const soft = new Float32Array(axis.length)
  for (let i = 0; i < axis.length; i++) {
    const found = lookUp(axis, strips, axis.start + i + 0.5)
    at[i] = found.at
    soft[i] = found.soft
  }
  return { at, soft }
}
