import { dilate } from '../image/dilate.js'
import type { Plane, Raster } from '../image/raster.js'
import { fillHole } from '../shape/fill_hole.js'

/** How much wider than the product what is filled is, as a part of the picture's longer side: its soft edge is no ground. */
const WIDER = 1 / 150

/**
 * The picture with what is behind the product filled in from around it.
 *
 * @param outline the product, 0 to 1, at the picture's size
 * @param between called between steps of at most about half a second
 * @returns null when there is nothing to fill it from
 */
export async function behind(
  picture: Raster & { channels: 3 },
  outline: Plane,
  between: () => Promise<void>
): Promise<(Raster & { channels: 3 }) | null> {
  const wider = Math.max(1, Math.round(WIDER * Math.max(picture.width, picture.height)))
  const filled = await fillHole(picture, dilate(outline, wider), null, between)
  return filled?.canvas ?? null
}
