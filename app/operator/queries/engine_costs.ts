import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { CreditKind } from '#config/credits'

/** US cents; `real` counts the estimate where the provider did not say. */
interface JobCosts {
  job: string
  model: string
  requests: number
  estimated: number
  real: number
}

/** What requests to providers have cost the operator within the last days. What was lost counts: it may have been paid. */
export function spentByJob(days: number): Promise<JobCosts[]> {
  return sql<JobCosts>(
    db.connection(),
    `select job, model, count(*)::int as requests, sum(estimated_cents) as estimated,
       sum(coalesce(real_cents, estimated_cents)) as real
     from remote_requests
     where created_at > now() - make_interval(days => ?) and state not in ('failed', 'cancelled')
       and not own_key
     group by job, model order by real desc, job, model`,
    [days]
  )
}

/** Mean US cents that a used credit of each kind has cost; kinds of which none was used are missing. */
export async function costOfCredits(days: number): Promise<ReadonlyMap<CreditKind, number>> {
  const rows = await sql<{ kind: CreditKind; cents: number }>(
    db.connection(),
    `with used as (
       select g.id, g.credit_kind as kind, g.engine_cost_cents as cents,
         -(select coalesce(sum(change), 0) from credit_entries e where e.generation_id = g.id) as credits
       from generations g
       where g.finished_at > now() - make_interval(days => ?) and g.credit_kind is not null)
     select kind, sum(cents) / sum(credits) as cents from used group by kind having sum(credits) > 0`,
    [days]
  )
  return new Map(rows.map(({ kind, cents }) => [kind, cents]))
}
