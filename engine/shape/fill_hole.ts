import { cropPlane, cropRaster } from '../image/crop.js'
import { boundingBox, type Box, type Plane, type Raster } from '../image/raster.js'
import { fill } from './fill/fill.js'
import type { Filled } from './fill/task.js'

/** Values of a mask from which on a pixel is to be filled, and belongs to what is kept out. */
const HOLE = 0.02
const MARKED = 0.1

/** Times a hole's longer side that is looked at around it, and at least as a share of the picture's longer side. */
const AROUND = 1.5
const LEAST_AROUND = 0.2

/** Most rows between a place and what is copied there, as a share of what is looked at: grounds lie in layers. */
const DRIFT = 0.3
const DRIFT_COST = 150 * 49 * 4

/**
 * Fills a hole in a picture from what is around it: what is behind a product that moves, or where something was taken away.
 *
 * @param hole what is to be filled, 0 to 1, at the picture's size, somewhat wider than what was there
 * @param keepOut what is never copied and stays as it is, 0 to 1, or null
 * @param between called between steps of at most about half a second
 * @returns the whole picture, with how well it came out; null when there is no hole, or nothing to fill it from
 */
export async function fillHole(
  picture: Raster & { channels: 3 },
  hole: Plane,
  keepOut: Plane | null,
  between: () => Promise<void>
): Promise<Filled | null> {
  const box = boundingBox(hole, HOLE)
  if (!box) return null
  const window = around(box, picture)
  const canvas = cropRaster(picture, window)
  const [inside, out] = [hole, keepOut].map((plane) => plane && cropPlane(plane, window))
  const unknown = Uint8Array.from(inside!.data, (value) => (value > HOLE ? 1 : 0))
  const kept = Uint8Array.from(unknown, (is, i) => (!is && out && out.data[i]! > MARKED ? 1 : 0))
  const { height, width } = canvas
  const rules = {
    leastShift: null,
    mostDrift: DRIFT * height,
    driftCost: DRIFT_COST,
    depth: width,
    depthCost: 0,
  }
  const filled = await fill({ canvas, unknown, kept, barred: kept, edge: 0, rules }, between)
  if (!filled) return null
  const data = Uint8Array.from(picture.data)
  for (let y = 0; y < height; y++) {
    const row = filled.canvas.data.subarray(y * width * 3, (y + 1) * width * 3)
    data.set(row, ((y + window.top) * picture.width + window.left) * 3)
  }
  return { ...filled, canvas: { ...picture, data } }
}

function around(box: Box, { width, height }: Raster): Box {
  const size = Math.max(box.right - box.left, box.bottom - box.top)
  const by = Math.round(Math.max(AROUND * size, LEAST_AROUND * Math.max(width, height)))
  return {
    left: Math.max(0, box.left - by),
    top: Math.max(0, box.top - by),
    right: Math.min(width, box.right + by),
    bottom: Math.min(height, box.bottom + by),
  }
}
