import type { Box, Plane } from './raster.js'

/** Stretches a plane to a size by bilinear interpolation; for enlarging or mild shrinking of smooth planes. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  return resizePart(plane, width, height, { left: 0, top: 0, right: width, bottom: height })
}

/** A box of what `resizePlane` gives. */
export function resizePart(plane: Plane, width: number, height: number, box: Box): Plane {
  const part = { width: box.right - box.left, height: box.bottom - box.top }
  const data = new Float32Array(part.width * part.height)
  const stepX = plane.width / width
  const stepY = plane.height / height
  const lastX = plane.width - 1
  const lastY = plane.height - 1
  for (let y = box.top, i = 0; y < box.bottom; y++) {
    const sy = Math.min(Math.max((y + 0.5) * stepY - 0.5, 0), lastY)
    const y0 = Math.floor(sy)
    const fy = sy - y0
    const top = y0 * plane.width
    const bottom = Math.min(y0 + 1, lastY) * plane.width
    for (let x = box.left; x < box.right; x++, i++) {
      const sx = Math.min(Math.max((x + 0.5) * stepX - 0.5, 0), lastX)
      const x0 = Math.floor(sx)
      const fx = sx - x0
      const x1 = x0 < lastX ? x0 + 1 : x0
      const upper = plane.data[top + x0]! * (1 - fx) + plane.data[top + x1]! * fx
      const lower = plane.data[bottom + x0]! * (1 - fx) + plane.data[bottom + x1]! * fx
      data[i] = upper * (1 - fy) + lower * fy
    }
  }
  return { ...part, data }
}
