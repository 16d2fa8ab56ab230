import { mayBePicture } from '#app/media/intake/taken_pictures'

/** Fewest photos that are identified, and fewest that are trained on. */
export const FEWEST_TO_IDENTIFY = 4
export const FEWEST_TO_TRAIN = 5

/** The same where pictures can be drawn from the photos themselves. */
export const FEWEST_TO_SHOW = 1

/** Most photos of one upload. */
export const MOST_PHOTOS = 20

/** Bytes that a photo may have. */
export const LARGEST_PHOTO = 10_485_760

/** Why something was left out of a selection; the texts bear the same names. */
export type SelectionError = 'kind' | 'size' | 'tooMany' | 'copy'

export interface Selection {
  files: File[]
  /** Null when nothing was left out. */
  error: SelectionError | null
}

/** Adds files to a selection and leaves out what is no picture, too large, or one too many. */
export function addPhotos(selected: readonly File[], added: readonly File[]): Selection {
  const images = added.filter(mayBePicture)
  const fitting = images.filter(({ size }) => size <= LARGEST_PHOTO)
  const files = [...selected, ...fitting]
  if (files.length > MOST_PHOTOS) return { files: files.slice(0, MOST_PHOTOS), error: 'tooMany' }
  if (images.length < added.length) return { files, error: 'kind' }
  return { files, error: fitting.length < images.length ? 'size' : null }
}
