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
      costs[o] = cost.data[i]
      limits[o] = outline.data[i]
      u[o] = start ? start.data[i] : cost.data[i] < 0 ? 1 : 0
    }
  }
  solve(u, costs, limits, w, h, steps)
  for (let y = 0, o = 0; y < h; y++) {
    for (let x = 0, i = (y + box.top) * width + box.left; x < w; x++, i++, o++) {
      mask.data[i] = u[o] > 0.5 ? 1 : 0
    }
  }
  return mask
}

/** Box around all that looks like the product or was taken for it; outside of it nothing can become product. */
function activeBox({ width, height, data }: Plane, start?: Plane) {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i] >= 0 && !(start && start.data[i] > 0)) continue
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

/**
 * Both steps in one pass over the pixels: the step of `u` needs only the fields of the pixel itself, of its left and of its upper
 * neighbour, and what it writes is not read again in this pass.
 */
function solve(
  u: Float32Array,
  costs: Float32Array,
  limits: Float32Array,
  width: number,
  height: number,
  steps: number
): void {
  const ahead = Float32Array.from(u)
  const px = new Float32Array(u.length)
  // One row more, of zeros, above the first.
  const py = new Float32Array(u.length + width)
  for (let step = 0; step < steps; step++) {
    for (let y = 0, i = 0; y < height; y++) {
      const below = y < height - 1 ? width : 0
      const last = i + width - 1
      let left = 0
      let here = ahead[i]
      for (; i <= last; i++) {
        const right = i < last ? ahead[i + 1] : here
        let qx = px[i] + SIGMA * (right - here)
        let qy = py[i + width] + SIGMA * (ahead[i + below] - here)
        const limit = limits[i]
        const square = qx * qx + qy * qy
        if (square > limit * limit) {
          const scale = limit / Math.sqrt(square)
          qx *= scale
          qy *= scale
        }
        px[i] = qx
        py[i + width] = qy
        qx = Math.fround(qx)
        const divergence = qx - left + Math.fround(qy) - py[i]
        const next = u[i] + TAU * (divergence - costs[i])
        const kept = next < 0 ? 0 : next > 1 ? 1 : next
        ahead[i] = 2 * kept - u[i]
        u[i] = kept
        left = qx
        here = right
      }
    }
  }
}
