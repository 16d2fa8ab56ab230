import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Media from './models/media.js'
import type { StoredFile } from './put_file.js'
import type { StoredBytes } from './store_bytes.js'

/** Gives a stored file its row, and with it an id under which it is served. */
export function recordMedia(
  stored: StoredFile | StoredBytes,
  trx: TransactionClientContract
): Promise<Media> {
  return Media.create(stored, { client: trx })
}
