import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '../../serving/picture_format.js'

/** Settings at which a picture that is saved once more shows no loss. */
const ENCODE: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png({ compressionLevel: 6 }),
  // JPEG knows no transparency.
  jpeg: (picture) =>
    picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 92 }),
}

/** A picture in another format, with its colour profile and what its metadata say of its origin. */
export function convertPicture(path: string, format: PictureFormat): Sharp {
  return ENCODE[format](sharp(path, { sequentialRead: true }).keepIccProfile().keepXmp())
}
