import { createPlane, type Plane } from '../image/raster.js'

/** Step sizes; their product times 8 (the squared norm of the gradient) may be at most 1. */
const TAU = 0.35
const SIGMA = 0.35

/**
 * Divides a picture in two by the least of what its pixels cost plus the weighted length of the outline, over all
 * divisions (the convex form of Chan, Esedoglu, Nikolova 2006, 'Algorithms for finding global minimizers of image segmentation
 * and denoising models', solved with the primal-dual steps of Chambolle and Pock 2011).
 *
 * @param cost of taking each pixel into the product: negative where it looks like the product
 * @param outline cost of a pixel's length of outline: small where the picture has an edge
 * @returns 1 for product, 0 for background
 */
export function segment(cost: Plane, outline: Plane, steps: number, start?: Plane): Plane {
  const { width, height } = cost
  const size = width * height
  const u = start
    ? Float32Array.from(start.data)
    : Float32Array.from(cost.data, (value) => (value < 0 ? 1 : 0))
  const ahead = Float32Array.from(u)
  const px = new Float32Array(size)
  const py = new Float32Array(size)
  for (let step = 0; step < steps; step++) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const gx = x < width - 1 ? ahead[i + 1] - ahead[i] : 0
        const gy = y < height - 1 ? ahead[i + width] - ahead[i] : 0
        const qx = px[i] + SIGMA * gx
        const qy = py[i] + SIGMA * gy
        const norm = Math.sqrt(qx * qx + qy * qy)
        const limit = outline.data[i]
        const scale = norm > limit ? limit / norm : 1
        px[i] = qx * scale
        py[i] = qy * scale
      }
    }
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const divergence = px[i] - (x > 0 ? px[i - 1] : 0) + py[i] - (y > 0 ? py[i - width] : 0)
        const next = u[i] + TAU * (divergence - cost.data[i])
        const kept = next < 0 ? 0 : next > 1 ? 1 : next
        ahead[i] = 2 * kept - u[i]
        u[i] = kept
      }
    }
  }
  const mask = createPlane(width, height)
  for (let i = 0; i < size; i++) mask.data[i] = u[i] > 0.5 ? 1 : 0
  return mask
}
