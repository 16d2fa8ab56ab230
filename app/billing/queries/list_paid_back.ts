import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { PaidBack } from '#app/credits/ledger/paid_back'
import { REVOKED_FOR_REFUNDS } from '#app/credits/ledger/refunded_credits'

/** Those of some grants that were paid with money which went back, or is held back. */
export function listPaidBack(
  trx: TransactionClientContract,
  grantIds: number[]
): Promise<PaidBack[]> {
  return sql<PaidBack>(
    trx,
    `select g.id as grant_id, g.amount as granted, p.id as payment_id, p.amount as paid, p.refunded, p.dispute,
       ${REVOKED_FOR_REFUNDS} as revoked
     from credit_grants g join payments p on p.id = g.payment_id
     where g.id = any(?::bigint[]) and (p.refunded > 0 or p.dispute in ('open', 'lost'))`,
    [grantIds]
  )
}
