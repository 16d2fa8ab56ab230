import drive from '@adonisjs/drive/services/main'
import type { PictureFacts } from './measure/facts.js'
import { measurePicture } from './measure/measure_picture.js'
import type { ExportPicture } from './queries/find_export_pictures.js'
import { twoPictures } from './two_pictures.js'

/** Measured pictures that are remembered; files of a picture never change. */
const REMEMBERED = 2_000
const known = new Map<string, Promise<PictureFacts>>()

/** What is measured of a stored picture. */
export function loadFacts(picture: ExportPicture): Promise<PictureFacts> {
  const key = `${picture.mediaId}/${picture.maskMediaId}`
  const facts = known.get(key) ?? twoPictures(() => measure(picture))
  known.delete(key)
  known.set(key, facts)
  facts.catch(() => known.delete(key))
  if (known.size > REMEMBERED) known.delete(known.keys().next().value!)
  return facts
}

async function measure(picture: ExportPicture): Promise<PictureFacts> {
  const { image, mask } = await readFiles(picture)
  return measurePicture(image, mask)
}

/** A picture and its mask as they are stored. */
export async function readFiles({ diskKey, maskKey }: ExportPicture) {
  const read = async (key: string) => Buffer.from(await drive.use().getBytes(key))
  const [image, mask] = await Promise.all([read(diskKey), maskKey === null ? null : read(maskKey)])
  return { image, mask }
}
