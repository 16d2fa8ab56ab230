import { overlapOf } from '../cutout/overlap.js'
import { boundingBox, type Plane } from '../image/raster.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import type { JobContext } from '../threads/job_context.js'
import { select } from './select.js'
import type { Sight } from './sight.js'

/** Overlap of a cut-out with what is selected when its box is drawn round it: another network's opinion. */
export async function agreementOf(alpha: Plane, { embedding }: Sight, context: JobContext) {
  const { width, height } = embedding
  const small = shrinkPlane(alpha, width, height)
  const box = boundingBox(small, 0.5)
  if (!box) return 0
  const selected = await select(
    embedding,
    {
      box: {
        left: box.left / width,
        right: box.right / width,
        top: box.top / height,
        bottom: box.bottom / height,
      },
    },
    context
  )
  return overlapOf(small, selected)
}

/** Share of the frame's length that a mask covers. */
export function frameShare({ width, height, data }: Plane): number {
  let covered = 0
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! > 0 && (x < 2 || y < 2 || x >= width - 2 || y >= height - 2)) covered++
    }
  }
  return Math.min(1, covered / (width + height))
}
