import type { EditInput, EngineContext } from '../../engine.js'
import type { Comparison } from '../../built_in/built_in_engine.js'
import type { Upload } from '../files/upload.js'
import { cutByMask } from '../pixels/cut_by_mask.js'
import { encodePhoto } from '../pixels/encode_photo.js'
import type { Tools } from '../tools.js'

/** Longest side in pixels of a picture that is sent to be changed. */
export const LONGEST_SIDE = 2048

const UNKNOWN: Comparison = { fidelity: null, label: null }

/** Longest side in pixels of a product that is compared with what became of it. */
const COMPARED_SIDE = 512

/** Brings the picture that is to be changed to where the model can read it. */
export async function uploadPicture(
  { picture }: Pick<EditInput, 'picture'>,
  upload: Upload,
  context: EngineContext,
  { limit }: Tools
): Promise<string> {
  const from = await limit(async () => encodePhoto(await context.read(picture), LONGEST_SIDE))
  return upload({ from, mime: 'image/jpeg', name: 'picture.jpg' })
}

/** The product after an edit with the one before, where it is known where that was. @param path of the picture after it */
export async function compareProduct(
  path: string,
  { picture, mask }: Pick<EditInput, 'picture' | 'mask'>,
  context: EngineContext,
  { local }: Tools
): Promise<Comparison> {
  if (mask === null) return UNKNOWN
  const before = await cutByMask(
    await context.read(picture),
    await context.read(mask),
    COMPARED_SIDE
  )
  if (!before) return UNKNOWN
  const lines = await local.readLabel({ cutout: before }, context)
  return local.compare({ picture: path, views: [{ cutout: before, lines }] }, context)
}
