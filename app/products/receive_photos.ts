import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { acceptPicture, PictureRefused } from '#app/media/intake/accept_picture'
import { uploadsIn } from '#app/media/intake/uploads'
import { MAX_PHOTOS_PER_CALL } from '#config/products'
import type { NewPhoto } from './actions/create_product.js'
import { PHOTO_ERRORS } from './messages/en/common.js'

interface PhotoOptions {
  min: number
  max?: number
  /** What the files are called, in their order, where the photos themselves do not tell. */
  names?: readonly (string | null)[]
}

/**
 * The photos that a request brought in a field, checked and put into the store. Nothing of them has a row yet.
 * @throws E_VALIDATION_ERROR naming the field: too few, too many, or the first photo that is refused
 */
export async function receivePhotos(
  { auth, request }: HttpContext,
  field: string,
  { min, max = MAX_PHOTOS_PER_CALL, names = [] }: PhotoOptions
): Promise<NewPhoto[]> {
  const uploads = uploadsIn(request, field)
  if (!uploads) throw refusal(field, PHOTO_ERRORS.kind)
  if (uploads.length < min) throw refusal(field, PHOTO_ERRORS.tooFew(min))
  if (uploads.length > max) throw refusal(field, PHOTO_ERRORS.tooMany(max))

  const ownerId = auth.getUserOrFail().id
  return Promise.all(
    uploads.map(async (upload, index) => {
      const originalName = upload.originalName ?? names.at(index) ?? null
      try {
        return { stored: await acceptPicture(upload, ownerId), originalName }
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error
        throw refusal(field, namePhoto(originalName, index, uploads.length) + error.sentence)
      }
    })
  )
}

/** What tells the photos of a request from others, and their masks. */
export function checksumsOf(photos: readonly NewPhoto[]) {
  return {
    photos: photos.map(({ stored }) => stored.checksum),
    masks: photos.map(({ mask }) => mask?.checksum),
  }
}

/** What the sentence on one of several photos begins with. */
export function namePhoto(name: string | null, index: number, count: number): string {
  return count === 1 ? '' : `${name ?? PHOTO_ERRORS.unnamed(index + 1)}: `
}

function refusal(field: string, message: string) {
  return new errors.E_VALIDATION_ERROR([{ field, rule: 'photos', message }])
}
