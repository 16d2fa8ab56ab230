import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import type { Fault } from '#app/core/self_checks'

/** Workers look every minute for deliveries that were lost. */
export async function checkDeliveries(): Promise<Fault[]> {
  const { stuck } = firstOf(
    await sql<{ stuck: number }>(
      db.connection(),
      `select count(*)::int as stuck from webhook_deliveries
       where state = 'pending' and next_attempt_at < now() - interval '1 hour'`
    )
  )
  if (stuck === 0) return []
  return [
    {
      problem: `${stuck} deliveries to merchants’ endpoints are an hour late.`,
      fix: 'See that a worker runs and what the queue "webhooks" has (vitrine_queue_waiting); more workers deliver more at a time.',
    },
  ]
}
