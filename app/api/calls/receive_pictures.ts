import type { HttpContext } from '@adonisjs/core/http'
import pLimit from 'p-limit'
import { acceptAddress } from '#app/media/intake/accept_address'
import { acceptPicture, PictureRefused } from '#app/media/intake/accept_picture'
import { fileNameIn } from '#app/media/serving/file_name_in'
import { uploadsIn } from '#app/media/intake/uploads'
import type { StoredFile } from '#app/media/store/put_file'
import type { NewPhoto } from '#app/products/actions/create_product'
import { receivePhotoMasks } from '#app/products/receive_photo_masks'
import { FormError } from '#app/core/errors/form_error'
import { MAX_PHOTOS_PER_CALL } from '#config/products'

const NO_DATA_URI = 'A picture must be a data URI in base64, such as data:image/jpeg;base64,...'

/** Addresses of one call that are fetched at the same time. */
const FETCHES_AT_ONCE = 4

/** What a call tells of the photos that it brings, as the bodies of the public API have it. */
interface SentPhotos {
  image_urls?: string[]
  /** What the files in `images` are called, in their order. */
  image_names?: (string | null)[]
  /** For each of the `masks` the place of its photo, from 0. */
  mask_photos?: number[]
}

/**
 * The photos that a call brought, as data URIs in `images` and after them by their addresses in `image_urls`, with the masks of some, checked and put
 * into the store. Nothing of them has a row yet.
 * @throws FormError naming the entry that is refused
 */
export async function receivePhotos(
  ctx: HttpContext,
  { image_urls: urls = [], image_names: names = [], mask_photos: places }: SentPhotos
): Promise<NewPhoto[]> {
  const uploads = uploadsIn(ctx.request, 'images')
  if (!uploads) throw new FormError({ images: NO_DATA_URI })
  const count = uploads.length + urls.length
  if (count === 0) {
    throw new FormError({ images: 'Send at least one photo, in images or in image_urls.' })
  }
  if (count > MAX_PHOTOS_PER_CALL) {
    throw new FormError({
      images: `Send at most ${MAX_PHOTOS_PER_CALL} photos with a call, and ${count} were sent.`,
    })
  }
  const { userId } = ctx.apiCaller
  const limit = pLimit(FETCHES_AT_ONCE)
  const photos = await Promise.all([
    ...uploads.map(async (upload, index) => ({
      stored: await named(`images.${index}`, acceptPicture(upload, userId)),
      originalName: names.at(index) ?? null,
    })),
    ...urls.map(async (url, index) => ({
      stored: await limit(() => named(`image_urls.${index}`, acceptAddress(url, userId))),
      originalName: fileNameIn(url),
    })),
  ])
  return receivePhotoMasks(ctx.request, userId, photos, places)
}

/**
 * The one picture that a call brought in `image` or `image_url`; null when it brought neither.
 * @throws FormError naming the field that is refused
 */
export async function receivePicture(
  { apiCaller, request }: HttpContext,
  { image, image_url: url }: { image?: string; image_url?: string }
): Promise<StoredFile | null> {
  if (url !== undefined) return named('image_url', acceptAddress(url, apiCaller.userId))
  if (image === undefined) return null
  const [upload] = uploadsIn(request, 'image') ?? []
  if (!upload) throw new FormError({ image: NO_DATA_URI })
  return named('image', acceptPicture(upload, apiCaller.userId))
}

async function named(field: string, accepted: Promise<StoredFile>): Promise<StoredFile> {
  try {
    return await accepted
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw new FormError({ [field]: error.sentence })
  }
}
