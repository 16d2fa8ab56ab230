import Product from '#app/products/models/product'
import { findOwnMasks } from '#app/products/queries/find_own_masks'
import { findPhotoIds } from '../queries/find_photo_ids.js'
import { makePictures } from './make_pictures.js'
import type { Work } from '#app/work/kinds/outcome'

/** The product of one photo before new backgrounds, one for each prompt. */
export const background: Work<'background'> = async (generation, params, engine, context) => {
  const { productId, photoMediaId: photo, prompts, positions, width, height, seed } = params
  const { negativePrompt = '', layout } = params
  const [{ name, description }, photoIds, ownMasks] = await Promise.all([
    Product.findOrFail(productId),
    findPhotoIds(productId, [photo]),
    findOwnMasks([photo]),
  ])
  const photoId = photoIds.get(photo) ?? photo
  const mask = ownMasks.get(photo) ?? null
  const make: Parameters<typeof makePictures>[1]['make'] = (group, part) =>
    engine.background(
      {
        ...{ photo, photoId, mask, negativePrompt, width, height, seed, layout },
        product: { name, description },
        ...group,
      },
      part
    )
  return makePictures(generation, { productId, prompts, positions, make }, context)
}
