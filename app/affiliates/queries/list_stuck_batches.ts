import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'

/** Batches that were not taken for hours, with the reason: the operator has to see to them. */
export function listStuckBatches(): Promise<{ id: number; problem: string }[]> {
  return sql(
    db.connection(),
    `select id, last_error as problem from payout_batches
     where state = 'waiting' and last_error is not null and created_at < now() - interval '3 hours'
     order by id`
  )
}
