import type { HttpContext } from '@adonisjs/core/http'
import { acceptPicture, PictureRefused } from '#app/media/intake/accept_picture'
import { pictureKind } from '#app/media/intake/picture_kind'
import { uploadsIn } from '#app/media/intake/uploads'
import { firstOf } from '#app/core/elements'
import type { StoredFile } from '#app/media/store/put_file'
import { FormError } from '#app/core/errors/form_error'
import { MAX_PROFILE_PHOTO_BYTES } from '#config/accounts'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { PROFILE_PHOTO_KINDS } from './profile_photo_kinds.js'

const BAG = 'updateProfileInformation'

/**
 * The profile photo that a form brought, checked by its bytes, rewritten without metadata and put into the store. It
 * has no row yet. Null when the form brought none.
 * @throws FormError
 */
export async function receiveProfilePhoto({
  auth,
  request,
}: HttpContext): Promise<StoredFile | null> {
  const uploads = uploadsIn(request, 'photo')
  if (!uploads) throw refusal(ACCOUNT_ERRORS.photoKind)
  if (uploads.length === 0) return null
  const photo = firstOf(uploads)
  const kind = await pictureKind(photo.path)
  if (!PROFILE_PHOTO_KINDS.some((each) => each === kind)) throw refusal(ACCOUNT_ERRORS.photoKind)
  if (photo.bytes > MAX_PROFILE_PHOTO_BYTES) {
    throw refusal(ACCOUNT_ERRORS.photoSize)
  }
  try {
    return await acceptPicture(photo, auth.getUserOrFail().id, MAX_PROFILE_PHOTO_BYTES)
  } catch (error) {
    if (error instanceof PictureRefused) throw refusal(error.sentence)
    throw error
  }
}

function refusal(message: string): FormError {
  return new FormError({ photo: message }, BAG)
}
