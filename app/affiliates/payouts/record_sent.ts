import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { CHECK_AGAIN_AFTER } from '#config/payouts'

/** Writes down that PayPal has a batch and what it calls it, as its answer or a message about one of its payouts says. */
export async function recordSent(
  client: QueryClientContract,
  batchId: number,
  providerId: string
): Promise<void> {
  await sql(
    client,
    `update payout_batches set state = 'sent', provider_id = ?, sent_at = now(), last_error = null,
       next_at = now() + make_interval(secs => ?)
     where id = ? and state = 'waiting'`,
    [providerId, CHECK_AGAIN_AFTER.young, batchId]
  )
}
