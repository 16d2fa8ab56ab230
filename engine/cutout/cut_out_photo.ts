import type { MediaKey } from '../contract/state.js'
import type { ReadPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { canSee } from '../vision/sight.js'
import { cutOutSeen } from '../vision/cut_out_seen.js'
import { VisionFault } from '../vision/vision_fault.js'
import { cutOut, type Cutout, type Known } from './cut_out.js'
import { cutOutWithMask } from './own_mask.js'
import { ownOutline } from './own_outline.js'

/**
 * Cuts the product out of a photo: where the merchant's own mask says if there is one, else where somebody has cut it out already, else what the
 * networks see stand out, else, where there are none, what differs from the background.
 *
 * @param known what other photos showed of the product, for the last way
 */
export async function cutOutPhoto(
  picture: ReadPicture,
  mask: MediaKey | null,
  context: JobContext,
  known: Known = {}
): Promise<Cutout> {
  if (mask) return cutOutWithMask(picture, await context.read(mask))
  if (!ownOutline(picture) && canSee(context)) {
    try {
      return await cutOutSeen(picture, context)
    } catch (error) {
      if (!(error instanceof VisionFault)) throw error
    }
  }
  return cutOut(picture, { between: () => context.checkpoint(), ...known })
}
