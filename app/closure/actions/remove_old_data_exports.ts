import db from '@adonisjs/lucid/services/db'
import { removeMedia } from '#app/media/store/remove_media'
import { DATA_EXPORT_HOURS } from '#config/accounts'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'

/** No copy takes as long. */
const LONGEST_HOURS = 3

interface OldExport {
  id: string
  user_id: number
}

/** Removes copies of people's data whose time is over, and gives up those whose job was lost. */
export async function removeOldDataExports(): Promise<void> {
  await sql(
    db.connection(),
    `update data_exports set state = 'failed', finished_at = now()
     where state in ('queued', 'running')
       and coalesce(started_at, created_at) < now() - make_interval(hours => ?)`,
    [LONGEST_HOURS]
  )
  const old = await sql<OldExport>(
    db.connection(),
    `select id, user_id from data_exports where expires_at < now()
       or (state = 'failed' and created_at < now() - make_interval(hours => ?))`,
    [DATA_EXPORT_HOURS]
  )
  for (const each of old) await remove(each)
}

async function remove({ id, user_id: userId }: OldExport): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const [gone] = await sql<{ media_id: string | null }>(
      trx,
      'delete from data_exports where id = ? returning media_id',
      [id]
    )
    if (gone?.media_id) await removeMedia([gone.media_id], trx)
  })
}
