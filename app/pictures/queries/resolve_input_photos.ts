import { acceptAddress } from '#app/media/intake/accept_address'
import { PictureRefused } from '#app/media/intake/accept_picture'
import type { StoredFile } from '#app/media/store/put_file'
import type Product from '#app/products/models/product'
import { findPicture, mediaIdIn } from './find_picture.js'
import { pictureNotFetched, unknownPicture } from '../errors.js'

export interface InputPhotos {
  /** Pictures of the product. */
  mediaIds: string[]
  /** Pictures from elsewhere, in the store but without rows. */
  fetched: StoredFile[]
}

/**
 * The pictures that a request names by their addresses: the product's own, or any public one, which is fetched.
 * @throws AppError 422 for an address of anything else
 */
export async function resolveInputPhotos(
  product: Product,
  viewerId: number,
  urls: string[]
): Promise<InputPhotos> {
  const photos: InputPhotos = { mediaIds: [], fetched: [] }
  for (const url of urls) {
    const mediaId = mediaIdIn(url)
    if (mediaId) photos.mediaIds.push(await ownPicture(product, viewerId, mediaId))
    else photos.fetched.push(await foreignPicture(url, viewerId))
  }
  return photos
}

async function ownPicture(product: Product, viewerId: number, mediaId: string): Promise<string> {
  const scope = { productId: product.id, ownerId: product.userId, viewerId }
  const picture = await findPicture(mediaId, scope)
  if (!picture) throw unknownPicture()
  return picture.mediaId
}

async function foreignPicture(url: string, ownerId: number): Promise<StoredFile> {
  try {
    return await acceptAddress(url, ownerId)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw pictureNotFetched({ refusal: error.code })
  }
}
