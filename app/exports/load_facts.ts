import { LRUCache } from 'lru-cache'
import { readBytes } from '#app/media/store/read_media'
import type { PictureFacts } from './measure/facts.js'
import { measurePicture } from './measure/measure_picture.js'
import type { PictureFile } from './queries/find_export_pictures.js'
import { twoPictures } from './two_pictures.js'

/** Measured pictures that are remembered; files of a picture never change. */
const known = new LRUCache<string, Promise<PictureFacts>>({ max: 2_000 })

/** What is measured of a stored picture. */
export function loadFacts(picture: PictureFile): Promise<PictureFacts> {
  const key = `${picture.mediaId}/${picture.maskMediaId}`
  const remembered = known.get(key)
  if (remembered) return remembered
  const facts = twoPictures(() => measure(picture))
  known.set(key, facts)
  facts.catch(() => known.delete(key))
  return facts
}

async function measure(picture: PictureFile): Promise<PictureFacts> {
  const { image, mask } = await readFiles(picture)
  return measurePicture(image, mask)
}

/**
 * A picture and its mask as they are stored.
 * @throws AppError 410 when a file is missing from the store
 */
export async function readFiles({ diskKey, maskKey }: PictureFile) {
  const [image, mask] = await Promise.all([
    readBytes(diskKey),
    maskKey === null ? null : readBytes(maskKey),
  ])
  return { image, mask }
}
