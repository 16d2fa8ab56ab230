import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import type { CreditKind } from '#config/credits'
import { lockLedger, writeEntry } from './ledger.js'
import { sql } from '#app/core/database/sql'

export interface GrantCreditsInput {
  userId: number
  kind: CreditKind
  /** Positive whole number. */
  amount: number
  /** Where the credits come from, e.g. `welcome`. */
  source: string
  /** Names the one payment or gift; a second grant with the same source and key changes nothing. */
  sourceKey: string
  /** When what is left lapses; never, if missing. */
  expiresAt?: Date
  /** What was paid for them. */
  paymentId?: number
}

/**
 * Gives credits, once for each source and key.
 * @returns whether anything was granted
 */
export async function grantCredits(
  trx: TransactionClientContract,
  { userId, kind, amount, source, sourceKey, expiresAt, paymentId }: GrantCreditsInput
): Promise<boolean> {
  await lockLedger(trx, userId, kind)
  const rows = await sql<{ id: number }>(
    trx,
    `insert into credit_grants (user_id, kind, source, source_key, amount, remaining, expires_at, payment_id)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`,
    [userId, kind, source, sourceKey, amount, amount, expiresAt ?? null, paymentId ?? null]
  )
  if (rows.length === 0) return false
  await writeEntry(trx, {
    userId,
    kind,
    reason: 'grant',
    allocations: [{ grantId: firstOf(rows).id, change: amount }],
    applied: true,
  })
  // Of what lapsed before it was paid nothing is left for others to find.
  if (expiresAt && expiresAt <= new Date()) await lockLedger(trx, userId, kind)
  return true
}
