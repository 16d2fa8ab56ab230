import drive from '@adonisjs/drive/services/main'
import { describeStoreError } from '../serving/missing_file.js'
import Media from '../models/media.js'

/**
 * The bytes of an original.
 * @throws when there is no such media, or its file cannot be read
 */
export async function readMedia(id: string): Promise<Buffer> {
  const { diskKey } = await Media.findOrFail(id)
  return readBytes(diskKey)
}

/**
 * The bytes of a stored file by its key in the store.
 * @throws AppError 410 when there is no such file
 */
export async function readBytes(diskKey: string): Promise<Buffer> {
  try {
    return Buffer.from(await drive.use().getBytes(diskKey))
  } catch (error) {
    throw describeStoreError(error, diskKey)
  }
}
