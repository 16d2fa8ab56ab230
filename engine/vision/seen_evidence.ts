import { binsOf, colorsOf, type ProductColors } from '../cutout/color_model.js'
import { findComponents } from '../cutout/components.js'
import { shapeOf, WORKING_SIZE } from '../cutout/cut_out.js'
import { overlapOf } from '../cutout/overlap.js'
import { labPlanes } from '../image/color.js'
import { boundingBox, mapPlane, type Plane, type Raster } from '../image/raster.js'
import { resizePlane } from '../image/resample.js'
import { shrink } from '../image/shrink.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import type { JobContext } from '../threads/job_context.js'
import type { Choice } from './choose.js'
import type { SeenEvidence } from './confidence.js'
import type { Outline } from './outline.js'
import { select } from './select.js'
import type { Sight } from './sight.js'

/** What tells how sure a cut-out is, with the product's shape and colours at `WORKING_SIZE`. */
export async function gatherEvidence(
  picture: Raster,
  { alpha, unsure }: Outline,
  sight: Sight,
  choice: Choice,
  context: Pick<JobContext, 'infer'>
): Promise<{ seen: SeenEvidence; shape: Plane; colors: ProductColors }> {
  const shape = shapeOf(alpha)
  const bins = binsOf(labPlanes(await shrink(picture, WORKING_SIZE)))
  const colors = colorsOf(bins, shape)
  const around = colorsOf(
    bins,
    mapPlane(shape, (i) => 1 - shape.data[i]!)
  )
  const seen: SeenEvidence = {
    unsure,
    agreement: await agreementOf(alpha, sight, context),
    frame: frameShare(shape),
    ...strangePart(shape, choice.odds),
    sameColors: colors.counts.reduce((sum, it, k) => sum + Math.min(it, around.counts[k]!), 0),
    scattered: scatteredShare(shape),
  }
  return { seen, shape, colors }
}

/** Overlap of a cut-out with what is selected when its box is drawn round it: another network's opinion. */
async function agreementOf(alpha: Plane, { embedding }: Sight, context: Pick<JobContext, 'infer'>) {
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
function frameShare({ width, height, data }: Plane): number {
  let covered = 0
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! > 0 && (x < 2 || y < 2 || x >= width - 2 || y >= height - 2)) covered++
    }
  }
  return Math.min(1, covered / (width + height))
}

/**
 * How much of a mask looks rather like what is around the product in its other photos, and where most of that hangs together.
 *
 * @param odds of each cell of the photo, positive for product, see `recurrence`; null where there are no other photos, which say nothing
 */
function strangePart(mask: Plane, odds: Plane | null): Pick<SeenEvidence, 'strange' | 'strangeAt'> {
  if (!odds) return { strange: 0, strangeAt: null }
  const weight = resizePlane(odds, mask.width, mask.height)
  const isStrange = (i: number) => mask.data[i]! > 0 && weight.data[i]! < 0
  const { labels, areas } = findComponents(mask, isStrange)
  const area = mask.data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0)
  const strange = areas.reduce((sum, value) => sum + value, 0)
  const most = areas.reduce((a, b) => Math.max(a, b))
  const largest = areas.indexOf(most)
  let [x, y] = [0, 0]
  for (const [i, label] of labels.entries()) {
    if (label !== largest || largest === 0) continue
    x += (i % mask.width) + 0.5
    y += Math.floor(i / mask.width) + 0.5
  }
  return {
    strange: strange / Math.max(1, area),
    strangeAt: largest === 0 ? null : { x: x / most / mask.width, y: y / most / mask.height },
  }
}

/** Share of a mask beside its largest part: about half for a pair of shoes, more for a heap of things. */
function scatteredShare(mask: Plane): number {
  const { areas } = findComponents(mask, (i) => mask.data[i]! > 0)
  const area = areas.reduce((sum, value) => sum + value, 0)
  return area === 0 ? 0 : 1 - Math.max(...areas) / area
}
