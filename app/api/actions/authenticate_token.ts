import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { isClosedDemo } from '#config/demo'
import { hashToken, readToken } from '../tokens/plain_token.js'
import { noteAcceptance, withdrawAcceptance } from '../tokens/refused_tokens.js'
import { tokenExpired } from '../errors.js'

export interface ApiCaller {
  userId: number
  /** Null for signed-in users who call from the browser. */
  tokenId: number | null
  abilities: readonly string[]
  /** Calls that an operator lets this account make in a minute; null: as many as any token. */
  callsPerMinute: number | null
}

/**
 * Whose token this is; null for what is no token, or no longer one, or one of another number than it says. Its use is noted once a minute, which is as exact as
 * anybody reads it: a program that calls often should not write as often.
 * @throws AppError 401 `token_expired` for one whose time is over
 */
export async function authenticateToken(sent: string): Promise<ApiCaller | null> {
  const token = readToken(sent)
  if (!token) return null
  const hash = hashToken(token.plain)
  const [row] = await sql<{
    id: number
    user_id: number
    email: string
    is_suspended: boolean
    abilities: string[]
    is_expired: boolean
    calls_per_minute: number | null
  }>(
    db.connection(),
    `with noted as (
       update access_tokens set last_used_at = now()
       where hash = :hash and (expires_at is null or expires_at > now())
         and (:id::bigint is null or id = :id)
         and (last_used_at is null or last_used_at < now() - interval '1 minute'))
     select t.id, t.user_id, u.email, u.suspended_at is not null as is_suspended, t.abilities, coalesce(t.expires_at <= now(), false) as is_expired,
       l.calls_per_minute
     from access_tokens t join users u on u.id = t.user_id left join user_limits l on l.user_id = u.id
     where t.hash = :hash and (:id::bigint is null or t.id = :id)`,
    { hash, id: token.id }
  )
  if (!row || row.is_expired) withdrawAcceptance(hash)
  if (row?.is_expired) {
    throw tokenExpired()
  }
  if (!row || row.is_suspended || isClosedDemo(row.email)) return null
  noteAcceptance(hash)
  const { calls_per_minute: callsPerMinute, abilities } = row
  return { userId: row.user_id, tokenId: row.id, abilities, callsPerMinute }
}
