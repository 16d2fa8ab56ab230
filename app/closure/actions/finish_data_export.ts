import db from '@adonisjs/lucid/services/db'
import { recordMedia } from '#app/media/store/record_media'
import { removeMedia } from '#app/media/store/remove_media'
import type { StoredBytes } from '#app/media/store/store_bytes'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { DATA_EXPORT_HOURS } from '#config/accounts'
import { sql } from '#app/core/database/sql'
import { notifyOwner } from '#app/accounts/actions/notify_owner'

/**
 * Gives an archive to its owner, tells them by mail, and removes their earlier ones.
 * @returns false when the export was ended otherwise or its owner is gone: the archive belongs to nobody then
 */
export function finishDataExport(exportId: string, archive: StoredBytes): Promise<boolean> {
  return db.transaction(async (trx) => {
    const [owner] = await sql<{ id: number }>(
      trx,
      `select id from users
       where id = (select user_id from data_exports where id = ?) for key share`,
      [exportId]
    )
    if (!owner) return false
    const running = await sql(
      trx,
      `select 1 from data_exports where id = ? and state = 'running' for update`,
      [exportId]
    )
    if (running.length === 0) return false
    const media = await recordMedia(archive, trx)
    await sql(
      trx,
      `update data_exports set state = 'ready', progress = 1, media_id = ?, finished_at = now(),
         expires_at = now() + make_interval(hours => ?) where id = ?`,
      [media.id, DATA_EXPORT_HOURS, exportId]
    )
    const earlier = await sql<{ media_id: string | null }>(
      trx,
      'delete from data_exports where user_id = ? and id <> ? returning media_id',
      [owner.id, exportId]
    )
    await removeMedia(
      earlier.map((row) => row.media_id).filter((id) => id !== null),
      trx
    )
    await notifyOwner(trx, owner.id, 'data_ready', {
      url: absoluteUrl('/user/profile#your-data'),
      hours: DATA_EXPORT_HOURS,
    })
    return true
  })
}
