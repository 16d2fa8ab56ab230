import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { hashSessionId } from '../sessions/session_store.js'
import { SESSION_VERSION_KEY } from '../sessions/session_version.js'
import { endStreams } from './end_streams.js'

/**
 * Signs a user out everywhere, "remember me" and sign-ins under way included.
 * @param client a transaction
 * @param exceptSessionId the session to keep (`ctx.session.sessionId`), if any
 * @throws AppError 404 when the account was deleted meanwhile
 * @returns the version that the session to keep must have (`keepCurrentSession`) once the transaction is committed
 */
export async function endSessions(
  client: QueryClientContract,
  userId: number,
  exceptSessionId?: string
): Promise<number> {
  const kept = exceptSessionId ? hashSessionId(exceptSessionId) : null
  // First, so that its lock lets nobody be remembered from here on.
  const [user] = await sql<{ version: number }>(
    client,
    'update users set session_version = session_version + 1 where id = ? returning session_version as version',
    [userId]
  )
  if (!user) throw notFound()
  const { version } = user
  await sql(client, 'delete from remember_me_tokens where tokenable_id = ?', [userId])
  await sql(client, 'delete from sessions where user_id = ? and id is distinct from ?', [
    userId,
    kept,
  ])
  await sql(
    client,
    'update sessions set data = data || jsonb_build_object(?::text, ?::int) where user_id = ? and id = ?',
    [SESSION_VERSION_KEY, version, userId, kept]
  )
  await endStreams(client, userId, kept ? { except: kept } : {})
  return version
}
