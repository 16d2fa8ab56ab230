import db from '@adonisjs/lucid/services/db'
import { removeMedia } from '#app/media/store/remove_media'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { EDITOR_SOURCE_DAYS } from '#config/generations'

/** Pictures removed in one run, so that the worker is not kept busy. */
const MOST = 1_000

/** Of these nothing was made lately, and nothing that was made of them is left. */
const OLD = `used_at < now() - make_interval(days => :days) and not exists (
  select 1 from generated_images g where g.source_media_id = s.media_id)`

/** Removes uploads to the editor that nobody needs any more, with their files. */
export async function removeOldEditorSources(): Promise<void> {
  const sources = await sql<{ mediaId: string; userId: number }>(
    db.connection(),
    `select media_id as "mediaId", user_id as "userId" from editor_sources s
     where ${OLD} order by used_at limit ${MOST}`,
    { days: EDITOR_SOURCE_DAYS }
  )
  for (const source of sources) await remove(source)
}

/** It may have been used, or have gone with its owner, since it was listed. */
function remove({ mediaId, userId }: { mediaId: string; userId: number }): Promise<void> {
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const rows = await sql<{ id: string }>(
      trx,
      `delete from editor_sources s where media_id = :mediaId and ${OLD} returning media_id as id`,
      { mediaId, days: EDITOR_SOURCE_DAYS }
    )
    await removeMedia(
      rows.map(({ id }) => id),
      trx
    )
  })
}
