import { rm } from 'node:fs/promises'
import pLimit from 'p-limit'
import { DECODES_AT_ONCE, MAX_UPLOAD_BYTES } from '#config/media'
import { normalizeMask, type NormalizedMask } from './intake/normalize_mask.js'
import {
  type NormalizedPicture,
  normalizePicture,
  PictureRefused,
} from './intake/normalize_picture.js'
import { REFUSALS } from './texts.js'
import { putContent, putFile, type StoredFile } from './put_file.js'

export { PictureRefused } from './intake/normalize_picture.js'

/** Decoding takes up to 200 MB for the largest pictures, so only so many are decoded at a time. */
const limit = pLimit(DECODES_AT_ONCE)

/**
 * Takes a file that somebody sent: checks and normalises it, and puts it into the store.
 * @param maxBytes more than an upload may have, for files whose size was bounded where they came from
 * @throws PictureRefused with a sentence for its sender
 */
export function acceptPicture(
  file: SentFile,
  ownerId: number,
  maxBytes = MAX_UPLOAD_BYTES
): Promise<StoredFile> {
  return accept(file, ownerId, maxBytes, normalizePicture)
}

/**
 * Takes a mask that somebody sent for a photo, like {@link acceptPicture}: it is stored as a grey PNG.
 * @param photo the photo's size in pixels
 * @throws PictureRefused with a sentence for its sender
 */
export function acceptMask(
  file: SentFile,
  ownerId: number,
  photo: { width: number; height: number }
): Promise<StoredFile> {
  return accept(file, ownerId, MAX_UPLOAD_BYTES, (path) => normalizeMask(path, photo))
}

interface SentFile {
  path: string
  bytes: number
}

async function accept(
  { path, bytes }: SentFile,
  ownerId: number,
  maxBytes: number,
  normalize: (path: string) => Promise<NormalizedPicture | NormalizedMask>
): Promise<StoredFile> {
  if (bytes > maxBytes) throw new PictureRefused(REFUSALS.tooLarge)
  return limit(async () => {
    const picture = await normalize(path)
    if ('content' in picture) return putContent({ ...picture, ownerId })
    try {
      return await putFile({ ...picture, ownerId })
    } finally {
      await rm(picture.path, { force: true })
    }
  })
}
