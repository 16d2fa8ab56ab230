import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { lockRows } from '#app/core/database/row_locks'
import { removeMedia } from '#app/media/store/remove_media'
import { PHOTO_COPY_HOURS } from '#config/products'

/** Copies removed in one run, so that the worker is not kept busy. */
const MOST = 1_000

const OLD = 'created_at < now() - make_interval(hours => :hours)'

/** Removes copies of photos that were sent to be identified, with their files, once nobody comes back for them. */
export async function removeOldPhotoCopies(): Promise<void> {
  const copies = await sql<{ mediaId: string; userId: number }>(
    db.connection(),
    `select media_id as "mediaId", user_id as "userId" from photo_copies
     where ${OLD} order by created_at limit ${MOST}`,
    { hours: PHOTO_COPY_HOURS }
  )
  for (const copy of copies) await remove(copy)
}

/** It may have been sent again, or have gone with its owner, since it was listed. */
function remove({ mediaId, userId }: { mediaId: string; userId: number }): Promise<void> {
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const rows = await sql<{ id: string }>(
      trx,
      `delete from photo_copies where media_id = :mediaId and ${OLD} returning media_id as id`,
      { mediaId, hours: PHOTO_COPY_HOURS }
    )
    await removeMedia(
      rows.map(({ id }) => id),
      trx
    )
  })
}
