import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { scratchDir } from '#config/engine'
import { FETCH_LIMITS } from '#config/media'
import { acceptPicture } from './accept_picture.js'
import { fetchPicture } from '../fetching/fetch_picture.js'
import type { StoredFile } from '../store/put_file.js'

/**
 * Takes a picture from a public address that somebody gave, as {@link acceptPicture} takes a file.
 * @throws PictureRefused with a sentence for who gave the address
 */
export async function acceptAddress(address: string, ownerId: number): Promise<StoredFile> {
  const file = await fetchPicture(address, { folder: join(app.makePath(scratchDir), 'fetched') })
  try {
    return await acceptPicture(file, ownerId, FETCH_LIMITS.bytes)
  } finally {
    await rm(file.path, { force: true })
  }
}
