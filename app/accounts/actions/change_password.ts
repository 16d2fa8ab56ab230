import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { queueMail } from '#app/mail/actions/queue_mail'
import { appUrl } from '#config/app'
import { sql } from '#app/shell/sql'
import type { ClientInfo } from '../client_info.js'
import type User from '../models/user.js'
import { endSessions } from './end_sessions.js'
import { recordSecurityEvent } from './record_security_event.js'

interface ChangePasswordInput {
  user: Pick<User, 'id' | 'name' | 'email'>
  /** Plain text. */
  password: string
  kind: 'password_changed' | 'password_set'
  /** The session in which it is changed; all others end. */
  sessionId: string
  client: ClientInfo
}

/** Gives a user another password, signs them out everywhere else, and tells them by mail. */
export async function changePassword({
  user,
  password,
  kind,
  sessionId,
  client,
}: ChangePasswordInput): Promise<void> {
  const hashed = await hash.make(password)
  await db.transaction(async (trx) => {
    await sql(trx, 'update users set password = ?, updated_at = now() where id = ?', [
      hashed,
      user.id,
    ])
    await sql(trx, 'delete from password_reset_tokens where user_id = ?', [user.id])
    await endSessions(trx, user.id, sessionId)
    await recordSecurityEvent(trx, user.id, kind, client)
    await queueMail(trx, {
      userId: user.id,
      recipient: user.email,
      kind: 'password_changed',
      data: {
        name: user.name,
        at: new Date().toISOString(),
        resetUrl: new URL('/forgot-password', appUrl).href,
      },
    })
  })
}
