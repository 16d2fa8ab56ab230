import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { hashToken, readToken } from '../plain_token.js'

export interface ApiCaller {
  userId: number
  abilities: readonly string[]
}

/**
 * Whose token this is; null for what is no token, or no longer one. Its use is noted once a minute, which is as exact as
 * anybody reads it: a program that calls often should not write as often.
 */
export async function authenticateToken(sent: string): Promise<ApiCaller | null> {
  const plain = readToken(sent)
  if (!plain) return null
  const [row] = await sql<{ user_id: number; abilities: string[] }>(
    db.connection(),
    `with noted as (
       update access_tokens set last_used_at = now()
       where hash = :hash and (last_used_at is null or last_used_at < now() - interval '1 minute'))
     select user_id, abilities from access_tokens where hash = :hash`,
    { hash: hashToken(plain) }
  )
  return row ? { userId: row.user_id, abilities: row.abilities } : null
}
