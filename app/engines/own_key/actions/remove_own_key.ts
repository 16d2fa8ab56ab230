import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { sql } from '#app/core/database/sql'
import { forgetRemovedKeys } from '../forget_removed_keys.js'

/** Takes a user's key away: new work takes credits again. What was begun with it still ends with it. */
export async function removeOwnKey(userId: number, client: ClientInfo): Promise<void> {
  await db.transaction(async (trx) => {
    if (await retireKey(trx, userId)) {
      await notifyOfSecurityEvent(trx, userId, 'provider_key_removed', client)
    }
  })
  await forgetRemovedKeys()
}

/**
 * No new work takes the user's key from now on; it is kept until it is forgotten.
 * @param since leaves one that was entered before
 * @returns whether there was one
 */
export async function retireKey(
  client: QueryClientContract,
  userId: number,
  since = new Date(0)
): Promise<boolean> {
  const retired = await sql(
    client,
    `update provider_keys set removed_at = now()
     where user_id = ? and removed_at is null and created_at >= ? returning 1`,
    [userId, since]
  )
  return retired.length > 0
}
