import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { acceptPicture, PictureRefused } from '#app/media/intake/accept_picture'
import { uploadsIn } from '#app/media/intake/uploads'
import { firstOf } from '#app/core/elements'
import type { StoredFile } from '#app/media/store/put_file'
import { EDITOR_ERRORS } from './messages/en/common.js'

/**
 * The picture that a request brought in its field `image`, checked and put into the store; it has no row yet. Null when
 * the field holds no file.
 * @throws E_VALIDATION_ERROR naming the field when there is more than one picture, or it is refused
 */
export async function receivePicture({ auth, request }: HttpContext): Promise<StoredFile | null> {
  const uploads = uploadsIn(request, 'image')
  if (!uploads || uploads.length === 0) return null
  if (uploads.length > 1) throw refusal(EDITOR_ERRORS.count)
  try {
    return await acceptPicture(firstOf(uploads), auth.getUserOrFail().id)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw refusal(error.sentence)
  }
}

function refusal(message: string) {
  return new errors.E_VALIDATION_ERROR([{ field: 'image', rule: 'picture', message }])
}
