import type { PHOTO_WARNING_MESSAGES, PLACES_IN_PHOTO, VIEW_NAMES } from '../messages/en/photos.js'

/** Something wrong with a photo or its cut-out, by its name. */
export type PhotoWarningCode = keyof typeof PHOTO_WARNING_MESSAGES

/** What is stored and sent of it; `other` is a sentence that was made before there were codes. */
export type PhotoWarning =
  | { code: PhotoWarningCode }
  | { code: 'small'; pixels: number }
  | { code: 'check_seen_strange'; where: keyof typeof PLACES_IN_PHOTO }
  | { code: 'other'; sentence: string }

/** From where a photo shows its product, as trained products keep it. */
export type ViewName = keyof typeof VIEW_NAMES
