import db from '@adonisjs/lucid/services/db'
import { removeMedia } from '#app/media/store/remove_media'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { OwnVideo } from '../queries/list_videos.js'

/** Deletes a film with its first frame and its exports. One that is gone already is no error. */
export function deleteVideo({ id, productId }: OwnVideo, userId: number): Promise<void> {
  return db.transaction(async (trx) => {
    if (productId !== null) await lockRows(trx, 'products', [productId], 'key share')
    await lockRows(trx, 'users', [userId], 'key share')
    const own = await sql<{ media_id: string; poster_media_id: string }>(
      trx,
      'delete from videos where id = ? and user_id = ? returning media_id, poster_media_id',
      [id, userId]
    )
    // An export that is recorded at this moment waits for the row above and finds it gone.
    const exports = await sql<{ media_id: string }>(
      trx,
      `select result->>'mediaId' as media_id from generations
       where user_id = ? and kind = 'video_export' and state = 'succeeded' and (params->>'videoId')::bigint = ?`,
      [userId, id]
    )
    await removeMedia(
      [
        ...own.flatMap((film) => [film.media_id, film.poster_media_id]),
        ...exports.map((file) => file.media_id),
      ],
      trx
    )
  })
}
