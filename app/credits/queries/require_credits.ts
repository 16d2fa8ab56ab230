import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'
import { notEnoughCredits } from '../errors.js'

/**
 * Asks whether a user can pay for something now; nothing is taken.
 * @throws AppError 402 `not_enough_credits`, as when it is taken
 */
export async function requireCredits(
  userId: number,
  { kind, amount }: { kind: CreditKind; amount: number }
): Promise<void> {
  const { available } = firstOf(
    await sql<{ available: number }>(
      db.connection(),
      `select coalesce(sum(remaining), 0)::int as available from credit_grants
     where user_id = ? and kind = ? and remaining > 0 and (expires_at is null or expires_at > now())`,
      [userId, kind]
    )
  )
  if (available < amount) throw notEnoughCredits(kind, amount, available)
}
