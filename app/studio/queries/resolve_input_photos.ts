import type Product from '#app/products/models/product'
import { AppError } from '#app/shell/exceptions/app_error'
import { STUDIO_ERRORS } from '../texts.js'
import { findPicture, mediaIdIn } from './find_picture.js'

/**
 * Media ids of the pictures of a product that a request names by their addresses.
 * @throws AppError 422 for an address of anything else
 */
export function resolveInputPhotos(
  product: Product,
  viewerId: number,
  urls: string[]
): Promise<string[]> {
  const scope = { productId: product.id, ownerId: product.userId, viewerId }
  return Promise.all(
    urls.map(async (url) => {
      const mediaId = mediaIdIn(url)
      const picture = mediaId && (await findPicture(mediaId, scope))
      if (!picture) throw new AppError(422, 'unknown_picture', STUDIO_ERRORS.picture)
      return picture.mediaId
    })
  )
}
