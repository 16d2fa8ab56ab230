import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import type { StoredFile } from './put_file.js'
import type { StoredBytes } from './store_bytes.js'

/**
 * A statement that makes rows of stored files and answers their ids, for those that make rows of their own along with them.
 * @param rows `values` or a query: disk_key, mime, bytes, checksum, owner_id, width, height, placeholder
 */
export function insertMedia(rows: string): string {
  return `insert into media (disk_key, mime, bytes, checksum, owner_id, width, height, placeholder) ${rows} returning id`
}

/** Gives a stored file its row, and with it an id under which it is served. */
export async function recordMedia(
  stored: StoredFile | StoredBytes,
  trx: TransactionClientContract
): Promise<{ id: string }> {
  const facts = { width: null, height: null, placeholder: null, ...stored }
  const rows = await sql<{ id: string }>(
    trx,
    insertMedia(
      'values (:diskKey, :mime, :bytes, :checksum, :ownerId, :width, :height, :placeholder)'
    ),
    facts
  )
  return firstOf(rows)
}
