import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { acceptMask, PictureRefused } from '#app/media/accept_picture'
import { MASK_REFUSALS } from '#app/media/intake/normalize_mask'
import { uploadsIn } from '#app/media/intake/uploads'
import Media from '#app/media/models/media'
import type { StoredFile } from '#app/media/put_file'
import { EDITOR_ERRORS } from './texts.js'

/** What is said of a mask for a photo's product, in words for an area. */
const WORDING = new Map([
  [MASK_REFUSALS.shape, EDITOR_ERRORS.maskShape],
  [MASK_REFUSALS.empty, EDITOR_ERRORS.maskEmpty],
  [MASK_REFUSALS.full, EDITOR_ERRORS.maskFull],
])

/**
 * The mask that a request brought in its field `mask`, checked and put into the store; it has no row yet.
 * @param picture that it belongs to
 * @throws E_VALIDATION_ERROR naming the field when it is refused
 */
export async function receiveMask(
  { auth, request }: HttpContext,
  picture: { mediaId: string } | { stored: StoredFile }
): Promise<StoredFile> {
  const uploads = uploadsIn(request, 'mask')
  if (!uploads || uploads.length === 0) throw refusal(EDITOR_ERRORS.maskKind)
  if (uploads.length > 1) throw refusal(EDITOR_ERRORS.masks)
  const { width, height } =
    'stored' in picture ? picture.stored : await Media.findOrFail(picture.mediaId)
  try {
    return await acceptMask(uploads[0], auth.getUserOrFail().id, {
      width: width ?? 0,
      height: height ?? 0,
    })
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw refusal(WORDING.get(error.message) ?? error.message)
  }
}

function refusal(message: string) {
  return new errors.E_VALIDATION_ERROR([{ field: 'mask', rule: 'picture', message }])
}
