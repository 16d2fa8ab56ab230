import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { paymentProvider, SUBSCRIBED_STATUSES } from '#config/billing'

/**
 * Marks all subscriptions of a user that run beside the one that was made first.
 * @param revived the provider's id of one that never comes first
 * @returns the provider's ids of those that are marked now
 */
export async function markDuplicateSubscriptions(
  trx: TransactionClientContract,
  userId: number,
  revived: string | null
): Promise<string[]> {
  const rows = await sql<{ provider_id: string }>(
    trx,
    `with running as (
       select id, first_value(id) over (order by provider_id is not distinct from :revived, created_at, provider_id) as first
       from subscriptions
       where user_id = :userId and provider = :provider and status = any(:statuses) and provider_id is not null
         and duplicate_of is null)
     update subscriptions s set duplicate_of = running.first from running
     where s.id = running.id and running.id <> running.first
     returning s.provider_id`,
    { userId, provider: paymentProvider, statuses: SUBSCRIBED_STATUSES, revived }
  )
  return rows.map((row) => row.provider_id)
}
