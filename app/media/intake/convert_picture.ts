import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decode } from '../decoder/decode.js'
import type { PictureFormat } from '../serving/picture_format.js'
import { withStoredFile } from '../store/with_stored_file.js'

/**
 * A stored picture in another format, with its colour profile and what its metadata say of its origin.
 * @param lane of who asks for it
 * @throws AppError 410 when its file is missing; PictureRefused; AppError 503 when it cannot be done now
 */
export function convertPicture(
  diskKey: string,
  format: PictureFormat,
  lane: string
): Promise<Buffer> {
  return withStoredFile(diskKey, async (path, folder) => {
    const output = join(folder, `converted.${format}`)
    await decode('convertPicture', { path, output, format }, lane)
    return readFile(output)
  })
}
