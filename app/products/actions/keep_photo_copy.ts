import db from '@adonisjs/lucid/services/db'
import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { recordMedia } from '#app/media/store/record_media'
import { removeUnrecorded } from '#app/media/store/remove_media'
import type { NewPhoto } from './create_product.js'

/**
 * Keeps a copy of a photo that is going to be identified. One that arrives again, because its answer was lost, is the one that is there.
 * @returns its media id
 */
export function keepPhotoCopy(userId: number, { stored, originalName }: NewPhoto): Promise<string> {
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    const [kept] = await sql<{ id: string }>(
      trx,
      `update photo_copies c set created_at = now() from media m
       where m.id = c.media_id and c.user_id = :userId and m.checksum = :checksum and c.original_name is not distinct from :originalName
       returning c.media_id as id`,
      { userId, checksum: stored.checksum, originalName }
    )
    if (kept) {
      trx.after('commit', () => void removeUnrecorded([stored]))
      return kept.id
    }
    await refuseBeyondStorage(trx, [stored])
    const { id } = await recordMedia(stored, trx)
    await sql(
      trx,
      'insert into photo_copies (media_id, user_id, original_name) values (:id, :userId, :originalName)',
      { id, userId, originalName }
    )
    return id
  })
}
