import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'

interface ChangeTokenInput {
  userId: number
  tokenId: number
  abilities: readonly string[]
}

/**
 * Replaces what a token may be used for.
 * @throws AppError 404 when the user has no such token
 */
export async function changeToken(
  { userId, tokenId, abilities }: ChangeTokenInput,
  client: ClientInfo
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const [row] = await sql<{ name: string }>(
      trx,
      'update access_tokens set abilities = ? where id = ? and user_id = ? returning name',
      [JSON.stringify(abilities), tokenId, userId]
    )
    if (!row) throw notFound()
    await notifyOfSecurityEvent(trx, userId, 'token_changed', client, { name: row.name })
  })
}
