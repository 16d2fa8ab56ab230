import { createPlane, type Plane } from '../image/raster.js'
import { resizePlane } from '../image/resample.js'

/**
 * Fills pixels of weight 0 from the nearest weighted ones, smoothly (push-pull interpolation, Gortler et al. 1996,
 * 'The Lumigraph', section 3.4). Pixels of weight 1 keep their values.
 */
export function pushPull(planes: readonly Plane[], weight: Plane): Plane[] {
  const { width, height } = weight
  if (width <= 2 || height <= 2) return planes.map((plane) => flat(plane, weight))
  const smallWeight = createPlane(Math.ceil(width / 2), Math.ceil(height / 2))
  const smallPlanes = planes.map(() => createPlane(smallWeight.width, smallWeight.height))
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const w = weight.data[i]!
      if (w === 0) continue
      const j = (y >> 1) * smallWeight.width + (x >> 1)
      smallWeight.data[j]! += w
      for (let c = 0; c < planes.length; c++) smallPlanes[c]!.data[j]! += w * planes[c]!.data[i]!
    }
  }
  for (let j = 0; j < smallWeight.data.length; j++) {
    const w = smallWeight.data[j]!
    if (w === 0) continue
    for (const plane of smallPlanes) plane.data[j]! /= w
    smallWeight.data[j] = Math.min(1, w)
  }
  const filled = pushPull(smallPlanes, smallWeight)
  return planes.map((plane, c) => {
    const out = resizePlane(filled[c]!, width, height)
    for (let i = 0; i < out.data.length; i++) {
      const w = Math.min(1, weight.data[i]!)
      out.data[i] = plane.data[i]! * w + out.data[i]! * (1 - w)
    }
    return out
  })
}

function flat(plane: Plane, weight: Plane): Plane {
  let sum = 0
  let total = 0
  for (let i = 0; i < plane.data.length; i++) {
    sum += plane.data[i]! * weight.data[i]!
    total += weight.data[i]!
  }
  return createPlane(plane.width, plane.height, total > 0 ? sum / total : 0)
}
