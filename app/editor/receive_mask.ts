import type { HttpRequest } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { acceptMask, PictureRefused } from '#app/media/intake/accept_picture'
import { type PictureRefusal } from '#app/media/intake/picture_refused'
import { uploadsIn } from '#app/media/intake/uploads'
import Media from '#app/media/models/media'
import { firstOf } from '#app/core/elements'
import type { StoredFile } from '#app/media/store/put_file'
import { EDITOR_ERRORS } from './messages/en/common.js'

/** What is said of a mask for a photo's product, in words for an area. */
const AREA_WORDING = {
  shape: () => EDITOR_ERRORS.maskShape,
  empty: () => EDITOR_ERRORS.maskEmpty,
  full: () => EDITOR_ERRORS.maskFull,
}

/** The same in words for a picture. */
const PRODUCT_WORDING = { shape: AREA_WORDING.shape }

/** `mask` is of the area that alone may change, `product_mask` of the product. */
type MaskField = 'mask' | 'product_mask'

/**
 * The mask that a request brought in a field, checked and put into the store; it has no row yet.
 * @param ownerId of whom it is then
 * @param picture that it belongs to
 * @throws E_VALIDATION_ERROR naming the field when it is refused
 */
export async function receiveMask(
  request: HttpRequest,
  ownerId: number,
  picture: { mediaId: string } | { stored: StoredFile },
  field: MaskField = 'mask'
): Promise<StoredFile> {
  const uploads = uploadsIn(request, field)
  if (!uploads || uploads.length === 0) throw refusal(field, EDITOR_ERRORS.maskKind)
  if (uploads.length > 1) throw refusal(field, EDITOR_ERRORS.masks)
  const { width, height } =
    'stored' in picture ? picture.stored : await Media.findOrFail(picture.mediaId)
  try {
    return await acceptMask(firstOf(uploads), ownerId, {
      width: width ?? 0,
      height: height ?? 0,
    })
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    const wording: Partial<Record<PictureRefusal, () => string>> =
      field === 'mask' ? AREA_WORDING : PRODUCT_WORDING
    throw refusal(field, wording[error.code]?.() ?? error.sentence)
  }
}

function refusal(field: MaskField, message: string) {
  return new errors.E_VALIDATION_ERROR([{ field, rule: 'picture', message }])
}
