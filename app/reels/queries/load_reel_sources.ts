import { listProductPhotos } from '#app/products/queries/list_product_photos'
import { listGeneratedImages } from '#app/studio/queries/list_generated_images'
import { findReelSources } from '#app/studio/queries/find_reel_sources'
import { listVideos } from '#app/studio/queries/list_videos'
import { rateResult } from '../rate_result.js'
import { REEL_LABELS } from '../texts.js'
import { reelSourceData, type ReelSourceData } from '../transformers/reel_data.js'

/** What a merchant's reel of a product can be made of: its results, photos and films, newest results and films first. */
export async function loadReelSources(product: {
  id: number
  userId: number
  name: string
}): Promise<ReelSourceData[]> {
  const { id: productId, userId, name } = product
  const [photos, { images }, { videos }] = await Promise.all([
    listProductPhotos(productId),
    listGeneratedImages({ productId, ownerId: userId, viewerId: userId, before: null }),
    listVideos({ productId, userId, before: null }),
  ])
  const told = [
    ...images.map((image) => ({
      id: image.mediaId,
      from: 'result' as const,
      photo_id: null,
      label: REEL_LABELS.result(name, image.originalPrompt || image.prompt),
      rating: rateResult(image),
    })),
    ...photos.map((photo, place) => ({
      id: photo.mediaId,
      from: 'photo' as const,
      photo_id: photo.id,
      label: photo.originalName ?? REEL_LABELS.photo(name, place + 1),
      rating: 0,
    })),
    ...videos
      .filter(({ kind }) => kind === 'film')
      .map((film) => ({
        id: film.mediaId,
        from: 'film' as const,
        photo_id: null,
        label: REEL_LABELS.film(name, film.prompt),
        rating: 0,
      })),
  ]
  const sources = await findReelSources(
    told.map(({ id }) => id),
    userId
  )
  return told.flatMap(({ id, ...rest }) => {
    const source = sources.get(id)
    return source ? [reelSourceData(source, rest)] : []
  })
}
