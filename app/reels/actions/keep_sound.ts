import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import db from '@adonisjs/lucid/services/db'
import type { StoredSound } from '../accept_sound.js'
import { recordMedia } from '#app/media/store/record_media'
import { removeMedia } from '#app/media/store/remove_media'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { SOUNDS_KEPT } from '../limits.js'
import type { OwnSound } from '../queries/list_sounds.js'

/** Remembers a sound for a merchant's reels; the oldest ones beyond what is kept go. */
export function keepSound(stored: StoredSound, name: string, userId: number): Promise<OwnSound> {
  const { seconds, ...file } = stored
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    const rows = await sql<{ id: string }>(
      trx,
      `select media_id as id from reel_sounds where user_id = ?
       order by created_at desc, media_id desc offset ?`,
      [userId, SOUNDS_KEPT - 1]
    )
    const old = rows.map(({ id }) => id)
    await refuseBeyondStorage(trx, [file], old)
    const { id: mediaId } = await recordMedia(file, trx)
    await sql(
      trx,
      'insert into reel_sounds (media_id, user_id, name, seconds) values (?, ?, ?, ?)',
      [mediaId, userId, name, seconds]
    )
    await removeMedia(old, trx)
    return { mediaId, name, seconds }
  })
}
