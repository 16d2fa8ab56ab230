import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { type PictureData, pictureData } from '#app/media/intake/picture_data'
import { insertMedia } from '#app/media/store/record_media'
import type { StoredFile } from '#app/media/store/put_file'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'

/** Keeps a picture that a user uploaded to be edited. */
export function keepEditorSource(userId: number, stored: StoredFile): Promise<PictureData> {
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'no key update')
    await refuseBeyondStorage(trx, [stored])
    const id = await recordEditorSource(trx, userId, stored)
    return pictureData({ ...stored, id })
  })
}

/**
 * The same in the caller's transaction, which has locked the user and looked whether there is room for it.
 * @returns the media id
 */
export async function recordEditorSource(
  trx: TransactionClientContract,
  userId: number,
  stored: StoredFile
): Promise<string> {
  const { id } = firstOf(
    await sql<{ id: string }>(
      trx,
      `with file as (
       ${insertMedia('values (:diskKey, :mime, :bytes, :checksum, :ownerId, :width, :height, :placeholder)')})
     insert into editor_sources (media_id, user_id) select id, :userId::bigint from file returning media_id as id`,
      { ...stored, userId }
    )
  )
  return id
}

/** Notes that something is made of a picture, if it was uploaded for that. */
export async function touchEditorSource(
  trx: TransactionClientContract,
  mediaId: string
): Promise<void> {
  await sql(trx, 'update editor_sources set used_at = now() where media_id = ?', [mediaId])
}
