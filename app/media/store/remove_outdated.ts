import db from '@adonisjs/lucid/services/db'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { removeMedia } from './remove_media.js'

/** Files removed in one run, so that the worker is not kept busy. */
const MOST = 1_000

/** Files that are kept for a user for a while only: rows with `media_id` and `user_id`. */
export interface Outdated {
  table: 'editor_sources' | 'photo_copies'
  /** When a row was written, or used last: the oldest go first. */
  since: 'created_at' | 'used_at'
  /** How long it is kept from then on. */
  hours: number
  /** What else has to be true of a row that goes, in SQL. */
  and?: string
}

/** Removes what is outdated, with its files: row and file together, or neither. */
export async function removeOutdated({
  table,
  since,
  hours,
  and = 'true',
}: Outdated): Promise<void> {
  const isOld = `${since} < now() - make_interval(hours => :hours) and ${and}`
  const old = await sql<{ mediaId: string; userId: number }>(
    db.connection(),
    `select media_id as "mediaId", user_id as "userId" from ${table}
     where ${isOld} order by ${since} limit ${MOST}`,
    { hours }
  )
  for (const { mediaId, userId } of old) {
    await db.transaction(async (trx) => {
      await lockRows(trx, 'users', [userId], 'key share')
      // It may have been used again, or have gone with its owner, since it was listed.
      const rows = await sql<{ id: string }>(
        trx,
        `delete from ${table} where media_id = :mediaId and ${isOld} returning media_id as id`,
        { mediaId, hours }
      )
      await removeMedia(
        rows.map(({ id }) => id),
        trx
      )
    })
  }
}
