import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { sql } from '#app/core/database/sql'

/**
 * Removes all tokens of a user, who is told by mail; the next call with one is refused.
 * @param trx holds the user's row
 */
export async function revokeAllTokens(
  trx: TransactionClientContract,
  userId: number,
  client: ClientInfo
): Promise<void> {
  const revoked = await sql(trx, 'delete from access_tokens where user_id = ? returning id', [
    userId,
  ])
  if (revoked.length === 0) return
  const count = String(revoked.length)
  await notifyOfSecurityEvent(trx, userId, 'tokens_revoked', client, { count })
}
