import { cropPlane, cropRaster } from '../../image/crop.js'
import type { Box, Plane, Raster } from '../../image/raster.js'
import type { JobContext } from '../../threads/job_context.js'
import type { Point } from '../select.js'
import { mapCorners } from './corners.js'
import { readLettering, sureLine, type Lettering } from './read_label.js'
import type { TextLine } from './text_line.js'

/** What is looked at around the product, as a share of its longer side: lettering at its very edge is found only with what is beside it. */
const AROUND = 0.05

/**
 * What is written on the product in a box of a photo, as it goes with the cut-out of that box.
 *
 * @param alpha where the product is, at the photo's size
 * @returns corners from 0 to 1 of the box; null where nobody can read it
 */
export async function labelOf(
  photo: Raster,
  alpha: Plane,
  box: Box,
  context: JobContext
): Promise<TextLine[] | null> {
  const lettering = await letteringOn(photo, alpha, box, context)
  return lettering?.flatMap(sureLine) ?? null
}

/** The same with what is not sure. */
export async function letteringOn(
  photo: Raster,
  alpha: Plane,
  box: Box,
  context: JobContext
): Promise<Lettering[] | null> {
  const wide = widened(box, photo)
  const found = await readLettering(cropRaster(photo, wide), cropPlane(alpha, wide), context)
  const inBox = ({ x, y }: Point): Point => ({
    x: (x + wide.left - box.left) / (box.right - box.left),
    y: (y + wide.top - box.top) / (box.bottom - box.top),
  })
  return found?.map((it) => ({ ...it, corners: mapCorners(it.corners, inBox) })) ?? null
}

function widened({ left, top, right, bottom }: Box, { width, height }: Raster): Box {
  const by = Math.ceil(AROUND * Math.max(right - left, bottom - top))
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(width, right + by),
    bottom: Math.min(height, bottom + by),
  }
}
