import { markOf } from './photo_masks.js'
import type { ProductWords } from './send_photo'

/** Photos on their way to a new product, as far as they have come. */
export interface PhotoOrder {
  /** The product, once it is known to exist. */
  product: number | null
  /** What the product was, or will be, made with, the same for each try: null until a photo is sent. */
  words: ProductWords | null
  /** The keys of photos that have arrived, or may have, by their labels. */
  keys: Record<string, string>
  /** The labels of those that have arrived. */
  arrived: string[]
  /** Whether the photos are to be sent without being asked again. */
  isGoing: boolean
}

export const NEW_ORDER: PhotoOrder = {
  product: null,
  words: null,
  keys: {},
  arrived: [],
  isGoing: false,
}

/** What tells each photo from the others, also after a reload, and where one was chosen twice. */
export function labelsOf(files: readonly File[]): Map<File, string> {
  const counts = new Map<string, number>()
  return new Map(
    files.map((file) => {
      const mark = markOf(file)
      const count = (counts.get(mark) ?? 0) + 1
      counts.set(mark, count)
      return [file, `${mark} ${count}`]
    })
  )
}

/**
 * The photos that have not arrived, in the order in which they are sent: first the one that may have. Only the call that may have made the
 * product tells which product that is.
 */
export function photosToSend(order: PhotoOrder, files: readonly File[]): File[] {
  const labels = labelsOf(files)
  const waiting = files.filter((file) => !order.arrived.includes(labels.get(file)!))
  const isBegun = (file: File) => labels.get(file)! in order.keys
  return [...waiting.filter(isBegun), ...waiting.filter((file) => !isBegun(file))]
}

/** An order in which a photo was not begun: it was refused, and may be taken out. */
export function withoutKey(order: PhotoOrder, label: string): PhotoOrder {
  const keys = Object.entries(order.keys).filter(([each]) => each !== label)
  return { ...order, keys: Object.fromEntries(keys) }
}
