import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/*
 * Invariant: after every transaction an affiliate's balance is the sum of the changes of its entries, the balance of its
 * newest entry, and `affiliates.balance`.
 */

export interface AffiliateEntryInput {
  affiliateId: number
  reason: 'commission' | 'reversal' | 'payout' | 'payout_returned'
  /** Cents, not 0; negative for a reversal or a payout. */
  change: number
  paymentId?: number
  payoutId?: number
  /** When it can be paid out. */
  availableAt: Date
}

/** Serialises all changes of one affiliate's money until the transaction ends. */
export async function lockAffiliate(
  trx: TransactionClientContract,
  affiliateId: number
): Promise<void> {
  await sql(trx, 'select 1 from affiliates where id = ? for update', [affiliateId])
}

/**
 * Appends one row to the ledger and brings the affiliate's balance up to date; its earnings too, unless the money only
 * moves between us and the affiliate.
 */
export async function writeAffiliateEntry(
  trx: TransactionClientContract,
  { affiliateId, reason, change, paymentId, payoutId, availableAt }: AffiliateEntryInput
): Promise<void> {
  const earned = reason === 'commission' || reason === 'reversal' ? change : 0
  const { balance } = firstOf(
    await sql<{ balance: number }>(
      trx,
      `update affiliates set balance = balance + ?, earnings = earnings + ? where id = ? returning balance`,
      [change, earned, affiliateId]
    )
  )
  await sql(
    trx,
    `insert into affiliate_entries (affiliate_id, reason, change, balance, payment_id, payout_id, available_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [affiliateId, reason, change, balance, paymentId ?? null, payoutId ?? null, availableAt]
  )
}
