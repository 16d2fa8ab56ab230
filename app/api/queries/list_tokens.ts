import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { type Token, TOKEN_COLUMNS, type TokenRow, toToken } from '../tokens/token.js'

/** A user's tokens, the oldest first. */
export async function listTokens(userId: number): Promise<Token[]> {
  const rows = await sql<TokenRow>(
    db.connection(),
    `select ${TOKEN_COLUMNS} from access_tokens where user_id = ? order by id`,
    [userId]
  )
  return rows.map(toToken)
}
