import { notFound } from '#app/core/errors/errors'
import { listProductPhotos, type ProductPhoto } from './list_product_photos.js'

/**
 * A photo of a product that was found for this visitor already.
 * @throws AppError 404 for anything else
 */
export async function findProductPhoto(
  productId: number,
  photoId: number | string
): Promise<ProductPhoto> {
  const photos = await listProductPhotos(productId)
  const photo = photos.find(({ id }) => String(id) === String(photoId))
  if (!photo) throw notFound()
  return photo
}
