import { shrink } from '../image/shrink.js'
import { labPlanes } from '../image/color.js'
import type { Raster } from '../image/raster.js'

/** Side of the thumbnails that views are compared by. */
const SIDE = 32

/** Share of common area, and mean difference in colour, of photos that show nearly the same. */
const SAME_SHAPE = 0.94
const SAME_COLOR = 5

/** Share of common area of photos taken from the same side. */
const LIKE_SHAPE = 0.84

/** A cut-out squeezed into a square: what it looks like, whatever its size and proportions. */
export interface Thumbnail {
  inside: Uint8Array
  lab: Float32Array[]
  aspect: number
}

/** @param cutout trimmed to its outline, with alpha */
export async function thumbnailOf(cutout: Raster): Promise<Thumbnail> {
  const small = await shrink(cutout, SIDE * 2)
  const lab = labPlanes(small)
  const inside = new Uint8Array(SIDE * SIDE)
  const colors = [0, 1, 2].map(() => new Float32Array(SIDE * SIDE))
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const sx = Math.min(small.width - 1, Math.floor(((x + 0.5) * small.width) / SIDE))
      const sy = Math.min(small.height - 1, Math.floor(((y + 0.5) * small.height) / SIDE))
      const i = sy * small.width + sx
      inside[y * SIDE + x] = small.data[i * small.channels + 3]! > 127 ? 1 : 0
      for (let c = 0; c < 3; c++) colors[c]![y * SIDE + x] = lab[c]!.data[i]!
    }
  }
  return { inside, lab: colors, aspect: cutout.width / cutout.height }
}

export function isNearDuplicate(a: Thumbnail, b: Thumbnail): boolean {
  const { shape, color } = compare(a, b)
  return shape > SAME_SHAPE && color < SAME_COLOR
}

export function isSameView(a: Thumbnail, b: Thumbnail): boolean {
  return compare(a, b).shape > LIKE_SHAPE
}

/** Common share of the outlines (0 when the proportions differ), and mean difference of the colours where both are inside. */
function compare(a: Thumbnail, b: Thumbnail): { shape: number; color: number } {
  const proportions = Math.min(a.aspect, b.aspect) / Math.max(a.aspect, b.aspect)
  let both = 0
  let either = 0
  let difference = 0
  for (let i = 0; i < a.inside.length; i++) {
    if (a.inside[i] || b.inside[i]) either++
    if (!a.inside[i] || !b.inside[i]) continue
    both++
    difference += Math.hypot(
      a.lab[0]![i]! - b.lab[0]![i]!,
      a.lab[1]![i]! - b.lab[1]![i]!,
      a.lab[2]![i]! - b.lab[2]![i]!
    )
  }
  return {
    shape: (proportions > 0.9 ? 1 : proportions) * (both / Math.max(1, either)),
    color: difference / Math.max(1, both),
  }
}
