import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StoredFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import { removeMedia } from '#app/media/store/remove_media'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'

/**
 * Gives a user another profile photo, or none, and removes the one that they had.
 * @throws AppError 404 when the account was deleted meanwhile
 */
export async function replaceProfilePhoto(
  trx: TransactionClientContract,
  userId: number,
  stored: StoredFile | null
): Promise<void> {
  // As strong as the change below: the column is unique, and a lock that grows may wait for one that waits for it.
  const [user] = await sql<{ old: string | null }>(
    trx,
    'select profile_photo_media_id as old from users where id = ? for update',
    [userId]
  )
  if (!user) throw notFound()
  const media = stored && (await recordMedia(stored, trx))
  await sql(trx, 'update users set profile_photo_media_id = ?, updated_at = now() where id = ?', [
    media?.id ?? null,
    userId,
  ])
  if (user.old) await removeMedia([user.old], trx)
}
