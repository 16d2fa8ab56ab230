import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import type { Fault } from '#app/core/self_checks'

/** Messages of the payment provider that brought nobody anything. */
export async function checkPaymentMessages(): Promise<Fault[]> {
  const { failed, late } = firstOf(
    await sql<{ failed: number; late: number }>(
      db.connection(),
      `select (count(*) filter (where status = 'failed'))::int as failed,
         (count(*) filter (where status = 'pending'))::int as late
       from webhook_events where status in ('failed', 'pending') and received_at < now() - interval '1 hour'`
    )
  )
  const fix =
    'Run `node ace.js billing:reconcile`, which tries them again, and look for "payment job" in the log of the worker.'
  return [
    ...(failed > 0
      ? [{ problem: `${failed} messages of the payment provider were given up.`, fix }]
      : []),
    ...(late > 0
      ? [{ problem: `${late} messages of the payment provider have waited for an hour.`, fix }]
      : []),
  ]
}
