import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { recordMedia } from '#app/media/store/record_media'
import type { StoredFile } from '#app/media/store/put_file'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { SocialProfile } from '../social/social_profile.js'
import { storeAvatar } from './copy_avatar.js'

interface Uncopied {
  id: number
  userId: number
  address: string
}

/**
 * Copies the picture of a connected account for the profile page, unless that was done. Nothing is locked while it is fetched.
 * Without one the page shows the provider's mark, so a failure is logged alone; the next sign-in tries again.
 */
export async function copyAccountAvatar({ provider, providerId }: SocialProfile): Promise<void> {
  try {
    const [account] = await sql<Uncopied>(
      db.connection(),
      `select id, user_id as "userId", avatar_path as address from connected_accounts
       where provider = ? and provider_id = ? and avatar_path is not null and avatar_media_id is null`,
      [provider, providerId]
    )
    if (account) await keep(account, await storeAvatar(account.userId, account.address))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    logger.info({ provider, reason }, 'the picture of a connected account could not be copied')
  }
}

/** Nothing when the account was removed meanwhile, or has another picture: the file without a row is swept. */
async function keep({ id, userId, address }: Uncopied, stored: StoredFile): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const [waiting] = await sql(
      trx,
      `select 1 from connected_accounts
       where id = ? and user_id = ? and avatar_path = ? and avatar_media_id is null for update`,
      [id, userId, address]
    )
    if (!waiting) return
    const media = await recordMedia(stored, trx)
    await sql(trx, 'update connected_accounts set avatar_media_id = ? where id = ?', [media.id, id])
  })
}
