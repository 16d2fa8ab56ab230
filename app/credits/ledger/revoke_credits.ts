import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { lockLedger, writeEntry } from './ledger.js'
import { sql } from '#app/core/database/sql'

export interface RevokeCreditsInput {
  userId: number
  kind: CreditKind
  grantId: number
  /** Positive whole number; what is left is taken, if that is less. */
  amount: number
  /** Names what was paid back or is in dispute; a second revocation with the same reference changes nothing. */
  reference: string
}

/**
 * Takes credits of one grant back, since its money went back.
 * @returns how many were taken
 */
export async function revokeCredits(
  trx: TransactionClientContract,
  { userId, kind, grantId, amount, reference }: RevokeCreditsInput
): Promise<number> {
  await lockLedger(trx, userId, kind)
  const [grant] = await sql<{ remaining: number; repeated: boolean }>(
    trx,
    `select g.remaining, exists (
       select 1 from credit_entries e where e.user_id = g.user_id and e.kind = g.kind
         and e.reason = 'revocation' and e.reference = :reference) as repeated
     from credit_grants g where g.id = :grantId and g.user_id = :userId and g.kind = :kind`,
    { grantId, userId, kind, reference }
  )
  const taken = grant && !grant.repeated ? Math.min(grant.remaining, amount) : 0
  if (taken <= 0) return 0
  const allocations = [{ grantId, change: -taken }]
  await writeEntry(trx, { userId, kind, reason: 'revocation', reference, allocations })
  return taken
}
