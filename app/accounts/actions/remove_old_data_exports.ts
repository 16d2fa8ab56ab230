import db from '@adonisjs/lucid/services/db'
import { removeMedia } from '#app/media/remove_media'
import { DATA_EXPORT_HOURS } from '#config/accounts'
import { sql } from '#app/shell/sql'

/** Removes copies of people's data whose time is over, and gives up those whose job was lost. */
export async function removeOldDataExports(): Promise<void> {
  await sql(
    db.connection(),
    `update data_exports set state = 'failed', finished_at = now()
     where state in ('queued', 'running') and created_at < now() - interval '3 hours'`
  )
  await db.transaction(async (trx) => {
    const rows = await sql<{ media_id: string | null }>(
      trx,
      `delete from data_exports where expires_at < now()
         or (state = 'failed' and created_at < now() - make_interval(hours => ?))
       returning media_id`,
      [DATA_EXPORT_HOURS]
    )
    await removeMedia(
      rows.map((row) => row.media_id).filter((id) => id !== null),
      trx
    )
  })
}
