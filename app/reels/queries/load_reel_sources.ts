import { listProductPhotos } from '#app/products/queries/list_product_photos'
import { listGeneratedImages } from '#app/pictures/queries/list_generated_images'
import { findReelSources } from '#app/films/queries/find_reel_sources'
import { listVideos } from '#app/films/queries/list_videos'
import { rateResult } from '../rate_result.js'
import { reelSourceData, type ReelSourceData } from '../transformers/reel_data.js'

/** What a merchant's reel of a product can be made of: its results, photos and films, newest results and films first. */
export async function loadReelSources(product: {
  id: number
  userId: number
}): Promise<ReelSourceData[]> {
  const { id: productId, userId } = product
  const [photos, { images }, { videos }] = await Promise.all([
    listProductPhotos(productId),
    listGeneratedImages({ productId, ownerId: userId, viewerId: userId, before: null }),
    listVideos({ productId, userId, before: null }),
  ])
  const films = videos.filter(({ kind }) => kind === 'film')
  const ids = [...images, ...photos, ...films].map(({ mediaId }) => mediaId)
  const ratings = new Map(images.map((image) => [image.mediaId, rateResult(image)]))
  const found = await findReelSources(ids, userId)
  return ids.flatMap((id) => {
    const source = found.get(id)
    return source ? [reelSourceData(source, ratings.get(id))] : []
  })
}
