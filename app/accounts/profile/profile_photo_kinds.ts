/** Of the kinds of pictures that are taken, what a profile photo may be. */
export const PROFILE_PHOTO_KINDS = ['jpeg', 'png'] as const

/** Their names as a sentence lists them, with its word for "or". */
export function nameProfilePhotos(or: string): string {
  return PROFILE_PHOTO_KINDS.map((kind) => kind.toUpperCase()).join(` ${or} `)
}
