import { createPlane, type Plane } from '../image/raster.js'

/** Step sizes; their product times 8 (the squared norm of the gradient) may be at most 1. */
const TAU = 0.35
const SIGMA = 0.35

/** Pixels around everything that may be product which take part. */
const MARGIN = 10

/**
 * Divides a picture in two by the least of what its pixels cost plus the weighted length of the outline, over all
 * divisions (the convex form of Chan, Esedoglu, Nikolova 2006, 'Algorithms for finding global minimizers of image segmentation
 * and denoising models', solved with the primal-dual steps of Chambolle and Pock 2011).
 *
 * @param cost of taking each pixel into the product: negative where it looks like the product
 * @param outline cost of a pixel's length of outline: small where the picture has an edge
 * @param steps more than about 100 change the outline by less than a pixel
 * @param start an earlier division, from which fewer steps are needed
 * @returns 1 for product, 0 for background
 */
export function segment(cost: Plane, outline: Plane, steps: number, start?: Plane): Plane {
  const { width, height } = cost
  const mask = createPlane(width, height)
  const box = activeBox(cost, start)
  if (!box) return mask
  const w = box.right - box.left
  const h = box.bottom - box.top
  const costs = new Float32Array(w * h)
  const limits = new Float32Array(w * h)
  const u = new Float32Array(w * h)
  for (let y = 0, o = 0; y < h; y++) {
    for (let x = 0, i = (y + box.top) * width + box.left; x < w; x++, i++, o++) {
      costs[o] = cost.data[i]!
      limits[o] = outline.data[i]!
      u[o] = start ? start.data[i]! : cost.data[i]! < 0 ? 1 : 0
    }
  }
  solve(u, costs, limits, w, h, steps)
  for (let y = 0, o = 0; y < h; y++) {
    for (let x = 0, i = (y + box.top) * width + box.left; x < w; x++, i++, o++) {
      mask.data[i] = u[o]! > 0.5 ? 1 : 0
    }
  }
  return mask
}

/** Box around all that looks like the product or was taken for it; outside of it nothing can become product. */
function activeBox({ width, height, data }: Plane, start?: Plane) {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! >= 0 && !(start && start.data[i]! > 0)) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  }
  if (box.right === 0) return null
  return {
    left: Math.max(0, box.left - MARGIN),
    top: Math.max(0, box.top - MARGIN),
    right: Math.min(width, box.right + MARGIN),
    bottom: Math.min(height, box.bottom + MARGIN),
  }
}

/** Side of the tiles in which the steps are made, in pixels. */
const TILE = 16

/** Change of a pixel's values in a step that moves no outline. */
const STILL = 2e-3

/**
 * Both steps in one pass over the pixels: the step of `u` needs only the fields of the pixel itself, of its left and of its upper
 * neighbour, and what it writes is not read again in this pass. Tiles in which and around which hardly anything moves any more are
 * left out: most of a picture is surely product or surely background.
 */
function solve(
  u: Float32Array,
  costs: Float32Array,
  limits: Float32Array,
  width: number,
  height: number,
  steps: number
): void {
  const fields = {
    u,
    costs,
    limits,
    ahead: Float32Array.from(u),
    px: new Float32Array(u.length),
    // One row more, of zeros, above the first.
    py: new Float32Array(u.length + width),
  }
  const across = Math.ceil(width / TILE)
  const down = Math.ceil(height / TILE)
  // A frame of tiles in which nothing ever moves saves asking for the edges.
  const row = across + 2
  const now = new Uint8Array(row * (down + 2))
  const before = new Uint8Array(now.length)
  for (let ty = 0; ty < down; ty++) before.fill(1, (ty + 1) * row + 1, (ty + 1) * row + 1 + across)
  for (let step = 0; step < steps; step++) {
    for (let ty = 0; ty < down; ty++) {
      for (let tx = 0; tx < across; tx++) {
        const t = (ty + 1) * row + tx + 1
        // What is to the right and below was read as it was a step ago, what is to the left and above as it is now.
        const moved = before[t]! | before[t + 1]! | before[t + row]! | now[t - 1]! | now[t - row]!
        now[t] = moved === 0 ? 0 : stepTile(fields, width, height, tx * TILE, ty * TILE)
      }
    }
    before.set(now)
  }
}

interface Fields {
  u: Float32Array
  costs: Float32Array
  limits: Float32Array
  ahead: Float32Array
  px: Float32Array
  py: Float32Array
}

/** @returns 1 when something moved, else 0 */
function stepTile(
  { u, costs, limits, ahead, px, py }: Fields,
  width: number,
  height: number,
  x0: number,
  y0: number
): number {
  const x1 = Math.min(width, x0 + TILE)
  const y1 = Math.min(height, y0 + TILE)
  let moved = 0
  for (let y = y0; y < y1; y++) {
    const below = y < height - 1 ? width : 0
    const end = y * width + x1
    const last = y * width + width - 1
    let i = y * width + x0
    let left = x0 > 0 ? px[i - 1]! : 0
    let here = ahead[i]!
    for (; i < end; i++) {
      const right = i < last ? ahead[i + 1]! : here
      let qx = px[i]! + SIGMA * (right - here)
      let qy = py[i + width]! + SIGMA * (ahead[i + below]! - here)
      const limit = limits[i]!
      const square = qx * qx + qy * qy
      if (square > limit * limit) {
        const scale = limit / Math.sqrt(square)
        qx *= scale
        qy *= scale
      }
      qx = Math.fround(qx)
      qy = Math.fround(qy)
      const old = u[i]!
      const next = old + TAU * (qx - left + qy - py[i]! - costs[i]!)
      const kept = next < 0 ? 0 : next > 1 ? 1 : Math.fround(next)
      const further = Math.fround(2 * kept - old)
      const change =
        Math.abs(further - ahead[i]!) + Math.abs(qx - px[i]!) + Math.abs(qy - py[i + width]!)
      if (change > STILL) moved = 1
      px[i] = qx
      py[i + width] = qy
      u[i] = kept
      ahead[i] = further
      left = qx
      here = right
    }
  }
  return moved
}
