import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { REPEAT_DAYS, SILENT_DAYS } from '#config/payouts'

export interface StuckBatch {
  id: number
  senderBatchId: string
  /** What PayPal said last; null where it says nothing at all. */
  lastError: string | null
  /** Payouts of it that have not ended. */
  open: number
  /** Nothing more is sent of it: what somebody has found out at PayPal can be written down. */
  canBeSettled: boolean
}

/**
 * Batches that the operator has to see to, with the reason: those that were not taken for hours, and those that PayPal has and
 * whose payouts are open for longer than it waits for anybody.
 */
export function listStuckBatches(): Promise<StuckBatch[]> {
  return sql(
    db.connection(),
    `select id, sender_batch_id as "senderBatchId",
       last_error as "lastError",
       (select count(*) from payouts p where p.batch_id = payout_batches.id and p.status = 'pending')::int as open,
       state = 'sent' or first_sent_at < now() - make_interval(days => :repeatDays::int) as "canBeSettled"
     from payout_batches
     where state = 'waiting' and last_error is not null and created_at < now() - interval '3 hours'
       or state = 'sent' and sent_at < now() - make_interval(days => :silentDays::int)
     order by id`,
    { silentDays: SILENT_DAYS, repeatDays: REPEAT_DAYS }
  )
}
