import { binsOf, colorsOf } from '../cutout/color_model.js'
import { LOOK_BELOW } from '../cutout/confidence.js'
import { shapeOf, WORKING_SIZE, type Cutout } from '../cutout/cut_out.js'
import { certainEvidence, type CutoutEvidence } from '../cutout/evidence.js'
import { overlapOf } from '../cutout/overlap.js'
import { labPlanes } from '../image/color.js'
import { boundingBox, mapPlane, type Plane } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import { shrink } from '../image/shrink.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import type { JobContext } from '../threads/job_context.js'
import { standingOut, type Choice } from './choose.js'
import { adviceForSeen, rateSeen, type SeenEvidence } from './confidence.js'
import { drawOutline } from './outline.js'
import { select } from './select.js'
import { see, type Sight } from './sight.js'

/** Cuts out what stands out in a photo, by what the networks see in it. */
export async function cutOutSeen(picture: ReadPicture, context: JobContext): Promise<Cutout> {
  const sight = await see(picture, context)
  return cutOutChosen(picture, sight, standingOut(sight), context)
}

/** Cuts out what was chosen in a photo. */
export async function cutOutChosen(
  { raster }: ReadPicture,
  sight: Sight,
  choice: Choice,
  context: JobContext
): Promise<Cutout> {
  const { alpha, unsure } = await drawOutline(raster, sight, choice, context)
  const shape = shapeOf(alpha)
  const small = await shrink(raster, WORKING_SIZE)
  const bins = binsOf(labPlanes(small))
  const colors = colorsOf(bins, shape)
  const around = colorsOf(
    bins,
    mapPlane(shape, (i) => 1 - shape.data[i])
  )
  const seen: SeenEvidence = {
    unsure,
    agreement: await agreementOf(alpha, sight, context),
    frame: frameShare(shape),
  }
  const evidence: CutoutEvidence = {
    ...certainEvidence(alpha),
    frame: seen.frame,
    overlap: colors.counts.reduce((sum, count, k) => sum + Math.min(count, around.counts[k]), 0),
  }
  const confidence = evidence.area === 0 ? 0 : rateSeen(seen)
  const advice = confidence < LOOK_BELOW ? adviceForSeen(seen, evidence) : null
  return { alpha, confidence, advice, evidence, colors, shape, guided: false }
}

/** Overlap of a cut-out with what is selected when its box is drawn round it: another network's opinion. */
async function agreementOf(alpha: Plane, { embedding }: Sight, context: JobContext) {
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
      if (data[i] > 0 && (x < 2 || y < 2 || x >= width - 2 || y >= height - 2)) covered++
    }
  }
  return Math.min(1, covered / (width + height))
}
