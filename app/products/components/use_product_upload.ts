import { useRef } from 'react'
import { useDraftState } from '~/ui/client/use_draft'
import { labelsOf, NEW_ORDER, type PhotoOrder } from './photo_order'
import type { NewProduct, ProductUploadOutcome } from './send_photo_order'
import { usePhotoUpload } from './use_photo_upload'

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

  function change(part: Partial<PhotoOrder>) {
    now.current = { ...now.current, ...part }
    keep(now.current)
  }

  const pause = () => change({ isGoing: false })

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
    /** Sends what has not arrived. Throws `ApiError` when what was changed of the words is refused. */
    async send(product: NewProduct): Promise<ProductUploadOutcome> {
      const { sendPhotoOrder } = await import('./send_photo_order')
      return sendPhotoOrder({ read: () => now.current, change }, upload, product)
    },
  }
}
