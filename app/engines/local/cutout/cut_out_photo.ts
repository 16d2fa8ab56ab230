import type { MediaKey } from '../../engine.js'
import type { ReadPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { cutOut, type Cutout, type Known } from './cut_out.js'
import { cutOutWithMask } from './own_mask.js'

/**
 * Cuts the product out of a photo: where the merchant's own mask says if there is one, else where it is found.
 *
 * @param known what other photos showed of the product
 */
export async function cutOutPhoto(
  picture: ReadPicture,
  mask: MediaKey | null,
  context: JobContext,
  known: Known = {}
): Promise<Cutout> {
  if (mask) return cutOutWithMask(picture, await context.read(mask))
  return cutOut(picture, { between: () => context.checkpoint(), ...known })
}
