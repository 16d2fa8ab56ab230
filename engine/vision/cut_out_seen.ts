import { binsOf, colorsOf } from '../cutout/color_model.js'
import { LOOK_BELOW } from '../cutout/confidence.js'
import { shapeOf, WORKING_SIZE, type Cutout } from '../cutout/cut_out.js'
import { certainEvidence, type CutoutEvidence } from '../cutout/evidence.js'
import { labPlanes } from '../image/color.js'
import { mapPlane } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import { shrink } from '../image/shrink.js'
import type { JobContext } from '../threads/job_context.js'
import { standingOut, type Choice } from './choose.js'
import { adviceForSeen, rateSeen, type SeenEvidence } from './confidence.js'
import { drawOutline } from './outline.js'
import { agreementOf, frameShare } from './seen_evidence.js'
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
    mapPlane(shape, (i) => 1 - shape.data[i]!)
  )
  const seen: SeenEvidence = {
    unsure,
    agreement: await agreementOf(alpha, sight, context),
    frame: frameShare(shape),
  }
  const evidence: CutoutEvidence = {
    ...certainEvidence(alpha),
    frame: seen.frame,
    overlap: colors.counts.reduce((sum, count, k) => sum + Math.min(count, around.counts[k]!), 0),
  }
  const confidence = evidence.area === 0 ? 0 : rateSeen(seen)
  const advice = confidence < LOOK_BELOW ? adviceForSeen(seen, evidence) : null
  return { alpha, confidence, advice, evidence, colors, shape, guided: false }
}
