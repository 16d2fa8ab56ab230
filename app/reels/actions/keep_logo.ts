import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import db from '@adonisjs/lucid/services/db'
import type { StoredFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import { removeMedia } from '#app/media/store/remove_media'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { FIRST_BRAND } from '../brand.js'

/**
 * Makes a picture the logo of a merchant's reels, in place of the one before, whose file goes.
 * @param logo null takes the logo away
 * @returns its media id
 */
export function keepLogo(logo: StoredFile | null, userId: number): Promise<string | null> {
  const { ground, ink, accent, font } = FIRST_BRAND
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    const rows = await sql<{ id: string | null }>(
      trx,
      'select logo_media_id as id from reel_brands where user_id = ?',
      [userId]
    )
    const before = rows.flatMap(({ id }) => id ?? [])
    if (logo) await refuseBeyondStorage(trx, [logo], before)
    const mediaId = logo === null ? null : (await recordMedia(logo, trx)).id
    await sql(
      trx,
      `insert into reel_brands (user_id, ground, ink, accent, font, logo_media_id)
       values (:userId, :ground, :ink, :accent, :font, :mediaId)
       on conflict (user_id) do update set logo_media_id = excluded.logo_media_id, updated_at = now()`,
      { userId, ground, ink, accent, font, mediaId }
    )
    await removeMedia(before, trx)
    return mediaId
  })
}
