import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { endSessions } from './end_sessions.js'
import { recordSecurityEvent } from './record_security_event.js'
import { notifyOwner } from './notify_owner.js'

interface StoreNewPasswordInput {
  user: Pick<User, 'id'>
  hashed: string
  kind: 'password_changed' | 'password_set' | 'password_reset'
  /** The session that goes on, if any; all others end. */
  sessionId?: string
  client: ClientInfo
}

/**
 * What every change of a password comes down to: reset links and other sessions end, and the owner is told by mail.
 * @returns the version of the session that goes on, as `endSessions` does
 */
export async function storeNewPassword(
  trx: TransactionClientContract,
  { user: { id }, hashed, kind, sessionId, client }: StoreNewPasswordInput
): Promise<number> {
  await sql(trx, 'update users set password = ?, updated_at = now() where id = ?', [hashed, id])
  await sql(trx, 'delete from password_reset_tokens where user_id = ?', [id])
  const version = await endSessions(trx, id, sessionId)
  await recordSecurityEvent(trx, id, kind, client)
  await notifyOwner(trx, id, 'password_changed', {
    at: new Date().toISOString(),
    resetUrl: absoluteUrl('/forgot-password'),
  })
  return version
}
