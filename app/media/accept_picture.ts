import { rm } from 'node:fs/promises'
import pLimit from 'p-limit'
import { DECODES_AT_ONCE } from '#config/media'
import { normalizePicture } from './intake/normalize_picture.js'
import { putFile, type StoredFile } from './put_file.js'

export { PictureRefused } from './intake/normalize_picture.js'

/** Decoding takes up to 200 MB for the largest pictures, so only so many are decoded at a time. */
const limit = pLimit(DECODES_AT_ONCE)

/**
 * Takes a file that somebody sent: checks and normalises it, and puts it into the store.
 * @throws PictureRefused with a sentence for its sender
 */
export function acceptPicture(
  { path, bytes }: { path: string; bytes: number },
  ownerId: number
): Promise<StoredFile> {
  return limit(async () => {
    const picture = await normalizePicture(path, bytes)
    try {
      return await putFile({ ...picture, ownerId })
    } finally {
      await rm(picture.path, { force: true })
    }
  })
}
