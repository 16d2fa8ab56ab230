import { type PictureData, pictureData } from '#app/media/intake/picture_data'
import { PHOTO_ERRORS } from '../messages/en/common.js'
import type { ProductPhoto } from '../queries/list_product_photos.js'
import type { TrainedViews } from '../queries/find_trained_views.js'
import { photoWarningMessage, viewMessage } from '#app/engines/photos/photo_message'

export type ViewQuality = 'good' | 'fair' | 'poor' | 'unused'

/** What training made of one photo. */
export type TrainedViewData = {
  photo_id: number
  photo_name: string
  photo: PictureData
  /** The product cut out of it, null when it is not used. */
  cutout: PictureData | null
  /** From where the product is seen, such as 'Front'. */
  view: string
  quality: ViewQuality
  /** Name of the better photo that shows nearly the same. */
  duplicate_of: string | null
  /** Sentences: what is wrong, and what to do. */
  warnings: string[]
}

/** From which quality on, 0 to 1, each word holds. */
const QUALITIES: [least: number, quality: ViewQuality][] = [
  [0.7, 'good'],
  [0.45, 'fair'],
  [Number.MIN_VALUE, 'poor'],
  [0, 'unused'],
]

/** What training made of those photos that the product still has, best first. */
export function trainedViewsData(
  { views, cutouts }: TrainedViews,
  photos: ProductPhoto[]
): TrainedViewData[] {
  const byId = new Map(photos.map((photo) => [String(photo.id), photo]))
  const names = new Map(
    photos.map(({ id, originalName }, place) => [
      String(id),
      originalName ?? PHOTO_ERRORS.unnamed(place + 1),
    ])
  )
  return views.flatMap(({ photoId, file, view, quality, duplicateOf, warnings }) => {
    const photo = byId.get(photoId)
    if (!photo) return []
    const data: TrainedViewData = {
      photo_id: photo.id,
      photo_name: names.get(photoId)!,
      photo: pictureData({ ...photo, id: photo.mediaId }),
      cutout: file === null ? null : (cutouts[file] ?? null),
      view: viewMessage(view),
      quality: QUALITIES.find(([least]) => quality >= least)![1],
      duplicate_of: duplicateOf === null ? null : (names.get(duplicateOf) ?? null),
      warnings: warnings.map(photoWarningMessage),
    }
    return [data]
  })
}
