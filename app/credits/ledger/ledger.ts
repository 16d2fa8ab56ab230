import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'
import { notifyCredits } from './notify_credits.js'

/*
 * Shared by the operations beside this file; what they call in the database is made by the migration `create_credit_functions`.
 * Invariant: after every transaction, for each user and kind, the sum of `credit_grants.remaining` equals the balance of the
 * newest `credit_entries` row.
 */

export interface Allocation {
  grantId: number
  /** Negative when credits leave the grant. */
  change: number
}

export interface EntryInput {
  userId: number
  kind: CreditKind
  reason: 'grant' | 'debit' | 'refund' | 'expiry' | 'revocation' | 'restoration'
  generationId?: string
  /** Names what caused it, where it was no generation; each reason counts once a reference. */
  reference?: string
  /** At least one. */
  allocations: Allocation[]
  applied?: boolean
}

/** Credits of one gift or payment that can be spent. */
export interface SpendableGrant {
  id: number
  remaining: number
}

/**
 * Serialises all changes of one user's credits until the transaction ends, and books what has lapsed.
 * @returns the grants that can be spent, the one that lapses first before the others, those that never lapse last
 */
export function lockLedger(
  trx: TransactionClientContract,
  userId: number,
  kind: CreditKind
): Promise<SpendableGrant[]> {
  return sql(trx, 'select id, remaining from lock_ledger(?, ?)', [userId, kind])
}

/**
 * Appends one row to the ledger, which must be locked, and tells the user's open pages what is left once the transaction
 * is committed.
 * @param input.applied whether the grants have been changed already; otherwise they are changed here
 */
export async function writeEntry(
  trx: TransactionClientContract,
  { userId, kind, reason, generationId, reference, allocations, applied = false }: EntryInput
): Promise<void> {
  await sql(trx, 'select write_credit_entry(?, ?, ?, ?, ?, ?, ?, ?)', [
    userId,
    kind,
    reason,
    generationId ?? null,
    reference ?? null,
    allocations.map((allocation) => allocation.grantId),
    allocations.map((allocation) => allocation.change),
    applied,
  ])
  notifyCredits(trx, userId)
}
