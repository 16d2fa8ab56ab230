import { rm } from 'node:fs/promises'
import { MAX_UPLOAD_BYTES } from '#config/media'
import { decode, laneOfUser } from '../decoder/decode.js'
import type { Files, PictureFacts } from '../decoder/tasks.js'
import { PictureRefused } from './picture_refused.js'
import type { StoredFile } from '../store/put_file.js'
import { storeBytes } from '../store/store_bytes.js'

export { PictureRefused } from './picture_refused.js'

/**
 * Takes a file that somebody sent: has it checked and normalised by a decoder, and puts it into the store.
 * @param maxBytes more than an upload may have, for files whose size was bounded where they came from
 * @throws PictureRefused with a sentence for its sender; AppError 503 when it cannot be looked at now
 */
export function acceptPicture(
  file: SentFile,
  ownerId: number,
  maxBytes = MAX_UPLOAD_BYTES
): Promise<StoredFile> {
  return accept(file, ownerId, maxBytes, (files) =>
    decode('normalizePicture', files, laneOfUser(ownerId))
  )
}

/**
 * Takes a mask that somebody sent for a photo, like {@link acceptPicture}: it is stored as a grey PNG.
 * @param photo the photo's size in pixels
 * @throws PictureRefused with a sentence for its sender; AppError 503 when it cannot be looked at now
 */
export function acceptMask(
  file: SentFile,
  ownerId: number,
  photo: { width: number; height: number }
): Promise<StoredFile> {
  return accept(file, ownerId, MAX_UPLOAD_BYTES, (files) =>
    decode('normalizeMask', { ...files, photo }, laneOfUser(ownerId))
  )
}

interface SentFile {
  path: string
  bytes: number
}

async function accept(
  { path, bytes }: SentFile,
  ownerId: number,
  maxBytes: number,
  normalize: (files: Files) => Promise<PictureFacts>
): Promise<StoredFile> {
  if (bytes > maxBytes) throw new PictureRefused('too_large')
  const output = `${path}.normal`
  try {
    const { mime, ...facts } = await normalize({ path, output })
    return { ...(await storeBytes({ path: output, mime, ownerId })), ...facts }
  } finally {
    await rm(output, { force: true })
  }
}
