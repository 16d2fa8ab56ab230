import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'

/**
 * Removes a token; the next call with it is refused.
 * @throws AppError 404 when the user has no such token
 */
export async function revokeToken(
  userId: number,
  tokenId: number,
  client: ClientInfo
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const [row] = await sql<{ name: string }>(
      trx,
      'delete from access_tokens where id = ? and user_id = ? returning name',
      [tokenId, userId]
    )
    if (!row) throw notFound()
    await notifyOfSecurityEvent(trx, userId, 'token_revoked', client, { name: row.name })
  })
}
