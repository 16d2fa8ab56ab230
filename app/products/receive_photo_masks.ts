import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { acceptMask, PictureRefused } from '#app/media/intake/accept_picture'
import { uploadsIn } from '#app/media/intake/uploads'
import { elementOf } from '#app/core/elements'
import type { NewPhoto } from './actions/create_product.js'
import { namePhoto } from './receive_photos.js'
import { MASK_ERRORS, PHOTO_ERRORS } from './messages/en/common.js'

/** A photo of which the size is known. */
type Sized = Pick<NewPhoto, 'originalName' | 'mask'> & {
  stored: Pick<NewPhoto['stored'], 'width' | 'height'>
}

/**
 * The photos of a request with the masks that it brought for some of them in its field `masks`, checked and put into the store.
 * Nothing of them has a row yet.
 * @param places for each mask the place of its photo, from 0
 * @throws E_VALIDATION_ERROR naming the field: masks without a photo of their own, or the first that is refused
 */
export async function receivePhotoMasks<Photo extends Sized>(
  request: HttpContext['request'],
  ownerId: number,
  photos: Photo[],
  places: readonly number[] = []
): Promise<Photo[]> {
  const uploads = uploadsIn(request, 'masks')
  if (!uploads) throw refusal(PHOTO_ERRORS.kind)
  const isEachOfOne =
    uploads.length === places.length &&
    new Set(places).size === places.length &&
    places.every((place) => place < photos.length)
  if (!isEachOfOne) throw refusal(MASK_ERRORS.places)
  const masked = [...photos]
  await Promise.all(
    uploads.map(async (upload, index) => {
      const place = elementOf(places, index)
      const photo = elementOf(photos, place)
      const { stored, originalName } = photo
      try {
        const size = { width: stored.width ?? 0, height: stored.height ?? 0 }
        masked[place] = { ...photo, mask: await acceptMask(upload, ownerId, size) }
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error
        throw refusal(namePhoto(originalName, place, photos.length) + error.sentence)
      }
    })
  )
  return masked
}

function refusal(message: string) {
  return new errors.E_VALIDATION_ERROR([{ field: 'masks', rule: 'masks', message }])
}
