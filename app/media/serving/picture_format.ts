/** Formats that a picture can be saved in. */
export const PICTURE_FORMATS = ['png', 'jpeg', 'webp'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The format that files of a media type have, or null. */
export function pictureFormatOf(mime: string): PictureFormat | null {
  return PICTURE_FORMATS.find((format) => mime === `image/${format}`) ?? null
}
