import { dilate } from '../image/dilate.js'
import { createPlane, type Plane, type Raster } from '../image/raster.js'
import type { JobContext } from '../threads/job_context.js'
import type { Corners } from '../vision/text/corners.js'
import { findLettering } from '../vision/text/lettering.js'
import { VisionFault } from '../vision/vision_fault.js'

/** Space around lettering, as a share of the picture's longer side. */
const BERTH = 0.01

/**
 * Where a picture has lettering, which must not be shown twice.
 *
 * @returns 1 there, at the picture's size; null where there is none, or nobody can see it
 */
export async function letteringOf(
  picture: Raster,
  context: Pick<JobContext, 'networks' | 'infer'>
): Promise<Plane | null> {
  if (!context.networks.has('lettering')) return null
  try {
    const lines = await findLettering(picture, context)
    if (lines.length === 0) return null
    const plane = createPlane(picture.width, picture.height)
    for (const corners of lines) paint(plane, corners)
    return dilate(plane, Math.round(BERTH * Math.max(picture.width, picture.height)))
  } catch (error) {
    if (error instanceof VisionFault) return null
    throw error
  }
}

/** Sets what is within four corners, in their order around it, to 1. */
function paint({ width, height, data }: Plane, corners: Corners): void {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const clockwise = Math.sign(
    (xs[1]! - xs[0]!) * (ys[2]! - ys[0]!) - (ys[1]! - ys[0]!) * (xs[2]! - xs[0]!)
  )
  for (
    let y = Math.max(0, Math.floor(Math.min(...ys)));
    y < Math.min(height, Math.max(...ys));
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs)));
      x < Math.min(width, Math.max(...xs));
      x++
    ) {
      const isInside = corners.every((from, n) => {
        const to = corners[(n + 1) % 4]!
        return clockwise * ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) >= 0
      })
      if (isInside) data[y * width + x] = 1
    }
  }
}
