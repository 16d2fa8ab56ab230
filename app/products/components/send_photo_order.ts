import { isGone } from '~/ui/client/api_error'
import { type JsonOptions, requestJson } from '~/ui/client/json'
import { newUuid } from '~/ui/client/new_uuid'
import { route } from '~/ui/client/routes'
import { maskOf, type PhotoMasks } from './photo_masks'
import { labelsOf, NEW_ORDER, type PhotoOrder, photosToSend, withoutKey } from './photo_order'
import { addPhoto, createProduct, type ProductWords, type SentPhoto } from './send_photo'
import { isUnjudged } from './upload_errors'
import type { RefusedPhoto, usePhotoUpload } from './use_photo_upload'

/** Where an order is kept. */
export interface OrderStore {
  read: () => PhotoOrder
  change: (part: Partial<PhotoOrder>) => void
}

/** What a product is made of. */
export interface NewProduct {
  files: readonly File[]
  masks: PhotoMasks
  words: ProductWords
}

/** What came of it. */
export interface ProductUploadOutcome {
  /** Null while photos are missing. */
  productId: number | null
  refused: RefusedPhoto[]
}

/**
 * Makes a product of its first photo and adds the others, as far as an earlier try has not done so. Throws `ApiError` when what was changed of
 * the words since then is refused.
 */
export async function sendPhotoOrder(
  store: OrderStore,
  upload: ReturnType<typeof usePhotoUpload>['upload'],
  { files, masks, words }: NewProduct
): Promise<ProductUploadOutcome> {
  const labels = labelsOf(files)
  const isBegun = [...labels.values()].some((label) => label in store.read().keys)
  if (!isBegun) store.change({ ...NEW_ORDER, words })
  store.change({ isGoing: true })
  const waiting = photosToSend(store.read(), files)
  const { sent, refused } = await upload(
    waiting,
    (file, options) =>
      sendPhoto(store, { file, mask: maskOf(masks, file) }, labels.get(file)!, options),
    files.length - waiting.length
  )
  if (refused.length > 0) store.change({ isGoing: false })
  const { product } = store.read()
  if (product === null || sent.length < waiting.length) return { productId: null, refused }
  await saveWords(store, product, words)
  return { productId: product, refused }
}

async function sendPhoto(
  { read, change }: OrderStore,
  photo: SentPhoto,
  label: string,
  options: JsonOptions
): Promise<void> {
  const { product, words, keys } = read()
  const idempotencyKey = keys[label] ?? newUuid()
  const call = { ...options, idempotencyKey }
  change({ keys: { ...keys, [label]: idempotencyKey } })
  try {
    if (product === null) change({ product: await createProduct(words!, photo, call) })
    else await addPhoto(product, photo, call)
    change({ arrived: [...read().arrived, label] })
  } catch (error) {
    if (isGone(error)) change(NEW_ORDER)
    else if (!options.signal?.aborted && !isUnjudged(error)) change(withoutKey(read(), label))
    throw error
  }
}

/** Saves what was changed of the words since the product was made. */
async function saveWords({ read, change }: OrderStore, product: number, words: ProductWords) {
  if (JSON.stringify(words) === JSON.stringify(read().words)) return
  try {
    await requestJson('put', route('products.update', { product }), words)
    change({ words })
  } catch (error) {
    change(isGone(error) ? NEW_ORDER : { isGoing: false })
    throw error
  }
}
