import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import { firstOf } from '#app/core/elements'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { sql } from '#app/core/database/sql'
import { hashToken, newPlainToken } from '../tokens/plain_token.js'
import { type Token, TOKEN_COLUMNS, type TokenRow, toToken } from '../tokens/token.js'

interface CreateTokenInput {
  userId: number
  name: string
  abilities: readonly string[]
  /** After how many days it ends; it does not end by itself, if missing. */
  expiresInDays?: number
}

/** Makes a token. `plain` is the token itself, which nobody can find out later. */
export function createToken(
  { userId, name, abilities, expiresInDays }: CreateTokenInput,
  client: ClientInfo
): Promise<{ plain: string; token: Token }> {
  const plain = newPlainToken()
  return db.transaction(async (trx) => {
    const row = firstOf(
      await sql<TokenRow>(
        trx,
        `insert into access_tokens (user_id, name, hash, abilities, expires_at)
       values (?, ?, ?, ?, now() + make_interval(days => ?))
       returning ${TOKEN_COLUMNS}`,
        [userId, name, hashToken(plain), JSON.stringify(abilities), expiresInDays ?? null]
      )
    )
    await notifyOfSecurityEvent(trx, userId, 'token_created', client, { name })
    return { plain, token: toToken(row) }
  })
}
