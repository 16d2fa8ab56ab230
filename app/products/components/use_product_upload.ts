import { useRef } from 'react'
import { isGone } from '~/shell/client/api_error'
import { type JsonOptions, requestJson } from '~/shell/client/json'
import { newUuid } from '~/shell/client/new_uuid'
import { route } from '~/shell/client/routes'
import { useDraftState } from '~/shell/client/use_draft'
import { maskOf, type PhotoMasks } from './photo_masks'
import { labelsOf, NEW_ORDER, type PhotoOrder, photosToSend, withoutKey } from './photo_order'
import { addPhoto, createProduct, type ProductWords, type SentPhoto } from './send_photo'
import { isUnjudged } from './upload_errors'
import { type RefusedPhoto, usePhotoUpload } from './use_photo_upload'

/** What came of sending photos to a new product. */
export interface ProductUploadOutcome {
  /** Null while photos are missing. */
  productId: number | null
  refused: RefusedPhoto[]
}

/** How far the photos of a selection have come. */
export interface SentPhotos {
  /** Whether it has arrived, or may have: it cannot be taken back. */
  isBegun: (photo: File) => boolean
  hasArrived: (photo: File) => boolean
}

/**
 * Makes a product of its first photo and adds the others one by one. How far it came is kept for this tab and this user: a reload, a stop or a
 * lost answer sends no photo twice and makes no second product.
 * @param form tells forms apart
 */
export function useProductUpload(form: string) {
  const [order, keep] = useDraftState(`${form} photos`, () => NEW_ORDER)
  const now = useRef(order)
  const { state, stop, upload } = usePhotoUpload()

  function change(next: PhotoOrder) {
    now.current = next
    keep(next)
  }

  function pause() {
    change({ ...now.current, isGoing: false })
  }

  async function send(photo: SentPhoto, label: string, options: JsonOptions) {
    const { product, words, keys } = now.current
    const idempotencyKey = keys[label] ?? newUuid()
    const call = { ...options, idempotencyKey }
    change({ ...now.current, keys: { ...keys, [label]: idempotencyKey } })
    try {
      const made = product ?? (await createProduct(words!, photo, call))
      if (product !== null) await addPhoto(product, photo, call)
      change({ ...now.current, product: made, arrived: [...now.current.arrived, label] })
    } catch (error) {
      if (isGone(error)) change(NEW_ORDER)
      else if (!options.signal?.aborted && !isUnjudged(error)) {
        change(withoutKey(now.current, label))
      }
      throw error
    }
  }

  /** Saves what was changed of the words since the product was made. */
  async function saveWords(product: number, words: ProductWords) {
    if (JSON.stringify(words) === JSON.stringify(now.current.words)) return
    try {
      await requestJson('put', route('products.update', { product }), words)
      change({ ...now.current, words })
    } catch (error) {
      if (isGone(error)) change(NEW_ORDER)
      else pause()
      throw error
    }
  }

  return {
    /** Null while nothing is sent. */
    state,
    order,
    /** @param files all that are chosen */
    sentOf(files: readonly File[]): SentPhotos {
      const labels = labelsOf(files)
      return {
        isBegun: (photo) => labels.get(photo)! in order.keys,
        hasArrived: (photo) => order.arrived.includes(labels.get(photo)!),
      }
    },
    pause,
    stop() {
      pause()
      stop()
    },
    /** Lets a product go to which photos were sent: it stays a draft. */
    forget: () => change(NEW_ORDER),
    /** Sends what has not arrived of these photos. Throws `ApiError` when what was changed of the words is refused. */
    async send(
      files: readonly File[],
      masks: PhotoMasks,
      words: ProductWords
    ): Promise<ProductUploadOutcome> {
      const labels = labelsOf(files)
      const begun = [...labels.values()].some((label) => label in now.current.keys)
      const earlier = begun ? now.current : NEW_ORDER
      change({ ...earlier, words: earlier.words ?? words, isGoing: true })
      const waiting = photosToSend(now.current, files)
      const { sent, refused } = await upload(
        waiting,
        (file, options) => send({ file, mask: maskOf(masks, file) }, labels.get(file)!, options),
        files.length - waiting.length
      )
      if (refused.length > 0) pause()
      const { product } = now.current
      if (product === null || sent.length < waiting.length) return { productId: null, refused }
      await saveWords(product, words)
      return { productId: product, refused }
    },
  }
}
