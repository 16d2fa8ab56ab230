import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { hashToken, readToken } from '../plain_token.js'

export interface ApiCaller {
  userId: number
  abilities: readonly string[]
}

/** Whose token this is, noting its use; null for what is no token, or no longer one. */
export async function authenticateToken(sent: string): Promise<ApiCaller | null> {
  const plain = readToken(sent)
  if (!plain) return null
  const [row] = await sql<{ user_id: number; abilities: string[] }>(
    db.connection(),
    'update access_tokens set last_used_at = now() where hash = ? returning user_id, abilities',
    [hashToken(plain)]
  )
  return row ? { userId: row.user_id, abilities: row.abilities } : null
}
