import db from '@adonisjs/lucid/services/db'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/shell/absolute_url'
import { sql } from '#app/shell/sql'
import type { ClientInfo } from '../client_info.js'
import { agentText } from '../describe_agent.js'
import { FAMILY_KEY } from '../session_lifetime.js'
import { endStreams } from './end_streams.js'
import { recordSecurityEvent } from './record_security_event.js'

interface Options {
  userId: number
  /** Of the tokens of the sign-in. */
  family: string
}

/**
 * Ends a remembered sign-in whose cookie was used twice, and the sessions that it has opened: nobody can tell which of the two who have it
 * is the owner. The owner is told by mail, once.
 * @param client who came second
 */
export async function endRememberedSignIn(
  { userId, family }: Options,
  client: ClientInfo
): Promise<void> {
  await db.transaction(async (trx) => {
    const [user] = await sql<{ name: string; email: string }>(
      trx,
      'select name, email from users where id = ? for no key update',
      [userId]
    )
    const ended = await sql(
      trx,
      'delete from remember_me_tokens where tokenable_id = ? and family = ? returning id',
      [userId, family]
    )
    if (!user || ended.length === 0) return
    const sessions = await sql<{ id: string }>(
      trx,
      'delete from sessions where user_id = ? and data ->> ? = ? returning id',
      [userId, FAMILY_KEY, family]
    )
    for (const { id } of sessions) await endStreams(trx, userId, { only: id })
    await recordSecurityEvent(trx, userId, 'remember_reused', client)
    await queueMail(trx, {
      userId,
      recipient: user.email,
      kind: 'remember_reused',
      data: {
        name: user.name,
        device: agentText(client.userAgent),
        ipAddress: client.ipAddress,
        at: new Date().toISOString(),
        profileUrl: absoluteUrl('/user/profile'),
      },
    })
  })
}
