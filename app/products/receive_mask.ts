import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { acceptMask, PictureRefused } from '#app/media/intake/accept_picture'
import { uploadsIn } from '#app/media/intake/uploads'
import { firstOf } from '#app/core/elements'
import type { StoredFile } from '#app/media/store/put_file'
import { MASK_ERRORS, PHOTO_ERRORS } from './messages/en/common.js'

/**
 * The mask that a request brought in its field `mask`, as a file or a data URL, checked and put into the store. It has
 * no row yet.
 * @param photo size of the photo that it belongs to, in pixels
 * @throws E_VALIDATION_ERROR naming the field: missing, more than one, or refused
 */
export async function receiveMask(
  { auth, request }: HttpContext,
  photo: { width: number; height: number }
): Promise<StoredFile> {
  const uploads = uploadsIn(request, 'mask')
  if (!uploads) throw refusal(PHOTO_ERRORS.kind)
  if (uploads.length === 0) throw refusal(MASK_ERRORS.missing)
  if (uploads.length > 1) throw refusal(MASK_ERRORS.tooMany)
  try {
    return await acceptMask(firstOf(uploads), auth.getUserOrFail().id, photo)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw refusal(error.sentence)
  }
}

function refusal(message: string) {
  return new errors.E_VALIDATION_ERROR([{ field: 'mask', rule: 'mask', message }])
}
