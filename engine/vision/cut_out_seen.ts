import { LOOK_BELOW } from '../cutout/confidence.js'
import type { Cutout } from '../cutout/cut_out.js'
import { certainEvidence, type CutoutEvidence } from '../cutout/evidence.js'
import type { ReadPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { standingOut, type Choice } from './choose.js'
import { adviceForSeen, rateSeen } from './confidence.js'
import { drawOutline } from './outline.js'
import { gatherEvidence } from './seen_evidence.js'
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
  const { seen, shape, colors } = await gatherEvidence(
    raster,
    { alpha, unsure },
    sight,
    choice,
    context
  )
  const evidence: CutoutEvidence = {
    ...certainEvidence(alpha),
    frame: seen.frame,
    overlap: seen.sameColors,
  }
  const confidence = evidence.area === 0 ? 0 : rateSeen(seen, choice)
  const advice = confidence < LOOK_BELOW ? adviceForSeen(seen, evidence) : null
  return { alpha, confidence, advice, evidence, colors, shape, guided: false }
}
