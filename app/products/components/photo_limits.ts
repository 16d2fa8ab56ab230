import { PRODUCT_TEXTS } from '../screen_texts'

/** Fewest photos that are identified, and fewest that are trained on. */
export const FEWEST_TO_IDENTIFY = 4
export const FEWEST_TO_TRAIN = 5

/** Most photos of one upload. */
export const MOST_PHOTOS = 20

/** Bytes that a photo may have. */
export const LARGEST_PHOTO = 10_485_760

const TEXTS = PRODUCT_TEXTS.errors

export interface Selection {
  files: File[]
  /** What was left out, in one sentence; null when nothing was. */
  error: string | null
}

/** Adds files to a selection and leaves out what is no picture, too large, or one too many. */
export function addPhotos(selected: readonly File[], added: readonly File[]): Selection {
  const images = added.filter(({ type }) => type.startsWith('image/'))
  const fitting = images.filter(({ size }) => size <= LARGEST_PHOTO)
  const files = [...selected, ...fitting]
  if (files.length > MOST_PHOTOS)
    return { files: files.slice(0, MOST_PHOTOS), error: TEXTS.tooMany }
  if (images.length < added.length) return { files, error: TEXTS.kind }
  return { files, error: fitting.length < images.length ? TEXTS.size : null }
}
