import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { paymentProvider, SUBSCRIBED_STATUSES } from '#config/billing'
import { sendPaymentJob } from '../actions/send_payment_job.js'
import type { Buyer } from './find_buyer.js'

/**
 * Two subscriptions may be paid by race, in two browsers. The one that was made first stays; the others are cancelled
 * and paid back by a job. The buyer must be locked, so that of two that arrive at once one sees the other.
 * @param revived the provider's id of one that was given up as unpaid and has just been paid after all: it never stays beside
 * another, which its owner uses since
 */
export async function markDuplicates(
  trx: TransactionClientContract,
  buyer: Buyer,
  revived: string | null
): Promise<void> {
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
    { userId: buyer.id, provider: paymentProvider, statuses: SUBSCRIBED_STATUSES, revived }
  )
  for (const { provider_id: subscriptionId } of rows) {
    await sendPaymentJob(trx, { kind: 'end_duplicate', subscriptionId })
  }
}
