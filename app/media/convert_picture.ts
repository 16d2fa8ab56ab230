import sharp, { type Sharp } from 'sharp'

/** Formats that a picture can be saved in. */
export const PICTURE_FORMATS = ['png', 'jpeg', 'webp'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Settings at which a picture that is saved once more shows no loss. */
const ENCODE: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png({ compressionLevel: 6 }),
  // JPEG knows no transparency.
  jpeg: (picture) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 92 }),
}

/** The format that files of a media type have, or null. */
export function pictureFormatOf(mime: string): PictureFormat | null {
  return PICTURE_FORMATS.find((format) => mime === `image/${format}`) ?? null
}

/** A picture in another format, with its colour profile and what its metadata say of its origin. */
export function convertPicture(original: Buffer, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original, { sequentialRead: true }).keepIccProfile().keepXmp()
  return ENCODE[format](picture).toBuffer()
}
