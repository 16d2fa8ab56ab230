import { sql, TO_SHOW } from '#app/core/database/sql'
import type { AffiliateEntryInput } from '../ledger/write_entry.js'

/** A row of an affiliate's ledger with the payout that it belongs to. Amounts are cents. */
export interface AffiliateEntry {
  id: number
  createdAt: Date
  reason: AffiliateEntryInput['reason']
  change: number
  balance: number
  availableAt: Date
  paypalEmail: string | null
  transactionId: string | null
}

/** A part of an affiliate's ledger, oldest first, after a row. */
export function listAffiliateEntries(
  affiliateId: number,
  after: number,
  limit: number
): Promise<AffiliateEntry[]> {
  return sql(
    TO_SHOW,
    `select e.id, e.created_at as "createdAt", e.reason, e.change, e.balance,
       e.available_at as "availableAt", p.paypal_email as "paypalEmail",
       p.transaction_id as "transactionId"
     from affiliate_entries e left join payouts p on p.id = e.payout_id
     where e.affiliate_id = ? and e.id > ? order by e.id limit ?`,
    [affiliateId, after, limit]
  )
}
