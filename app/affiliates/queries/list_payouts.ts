import type { PayoutFailure } from '../payouts/payout_failure.js'
import { firstOf } from '#app/core/elements'
import { sql, TO_SHOW } from '#app/core/database/sql'
import { PAYOUTS_PER_PAGE } from '#config/payouts'
import type { PayoutStatus } from '../payouts/payout_outcome.js'

export interface PayoutRow {
  id: number
  createdAt: Date
  /** Cents. */
  amount: number
  status: PayoutStatus
  paypalEmail: string
  transactionId: string | null
  failure: PayoutFailure | null
  providerStatus: string | null
}

export interface PayoutsPage {
  rows: PayoutRow[]
  pages: number
}

/**
 * A page of an affiliate's payouts, the newest first.
 * @param page from 1
 */
export async function listPayouts(affiliateId: number, page: number): Promise<PayoutsPage> {
  const { total } = firstOf(
    await sql<{ total: number }>(
      TO_SHOW,
      'select count(*)::int as total from payouts where affiliate_id = ?',
      [affiliateId]
    )
  )
  const rows = await sql<PayoutRow>(
    TO_SHOW,
    `select id, created_at as "createdAt", amount, status, paypal_email as "paypalEmail",
       transaction_id as "transactionId", failure, provider_status as "providerStatus"
     from payouts where affiliate_id = ? order by id desc limit ? offset ?`,
    [affiliateId, PAYOUTS_PER_PAGE, (page - 1) * PAYOUTS_PER_PAGE]
  )
  return { rows, pages: Math.max(1, Math.ceil(total / PAYOUTS_PER_PAGE)) }
}
