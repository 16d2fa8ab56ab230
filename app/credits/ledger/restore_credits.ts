import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { type Allocation, lockLedger, writeEntry } from './ledger.js'
import { sql } from '#app/core/database/sql'

export interface RestoreCreditsInput {
  userId: number
  kind: CreditKind
  /** Of the revocation; it is undone at most once. */
  reference: string
}

/**
 * Gives back what a revocation took, to the grants it came from. Where these have lapsed in the meantime, that is booked at once, as it
 * would have been without the revocation.
 * @returns how many went back
 */
export async function restoreCredits(
  trx: TransactionClientContract,
  { userId, kind, reference }: RestoreCreditsInput
): Promise<number> {
  await lockLedger(trx, userId, kind)
  const rows = await sql<{ grant_id: number; taken: number }>(
    trx,
    `select a.grant_id, -a.change as taken from credit_entries e
     join credit_allocations a on a.entry_id = e.id
     where e.user_id = :userId and e.kind = :kind and e.reason = 'revocation' and e.reference = :reference
       and not exists (
         select 1 from credit_entries r where r.user_id = e.user_id and r.kind = e.kind
           and r.reason = 'restoration' and r.reference = e.reference)`,
    { userId, kind, reference }
  )
  if (rows.length === 0) return 0
  const allocations: Allocation[] = rows.map((row) => ({
    grantId: row.grant_id,
    change: row.taken,
  }))
  await writeEntry(trx, { userId, kind, reason: 'restoration', reference, allocations })
  await lockLedger(trx, userId, kind)
  return rows.reduce((sum, { taken }) => sum + taken, 0)
}
