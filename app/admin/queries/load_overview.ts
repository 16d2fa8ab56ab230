import db from '@adonisjs/lucid/services/db'
import { sql, TO_SHOW } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'

export interface Today {
  registrations: number
  /** Cents, by currency. */
  paid: { currency: string; amount: number; refunded: number }[]
  pictures: number
  failed: number
}

/**
 * What happened since midnight, UTC. Served by the index of times of each table, and of ids: in a subquery, since no index takes what each row might be given anew, and with an upper end, without which the
 * server reckons with a third of all rows and reads the whole table.
 */
export async function loadToday(): Promise<Today> {
  return firstOf(
    await sql<Today>(
      TO_SHOW,
      `with day as (select date_trunc('day', now() at time zone 'utc') at time zone 'utc' as start)
       select (select count(*) from users where created_at >= day.start)::int as registrations,
         (select coalesce(json_agg(p), '[]') from (
            select currency, sum(amount)::int as amount, sum(refunded)::int as refunded from payments
            where paid_at >= day.start group by currency order by currency) p) as paid,
         (select count(*) from generations where id > (select uuidv7(day.start - now())) and id < (select uuidv7(interval '1 hour')) and state = 'succeeded')::int as pictures,
         (select count(*) from generations where id > (select uuidv7(day.start - now())) and id < (select uuidv7(interval '1 hour')) and state = 'failed')::int as failed
       from day`
    )
  )
}

export interface Broken {
  name: string
  faults: { problem: string; fix: string }[]
  since: Date | null
}

/** What self-checks found last, and when they looked. */
export async function loadChecks(): Promise<{ checkedAt: Date | null; broken: Broken[] }> {
  const rows = await sql<Broken & { checkedAt: Date }>(
    db.connection(),
    `select name, faults, broken_since as since, checked_at as "checkedAt" from self_checks order by name`
  )
  const times = rows.map(({ checkedAt }) => checkedAt.getTime())
  return {
    checkedAt: times.length === 0 ? null : new Date(Math.min(...times)),
    broken: rows.filter(({ faults }) => faults.length > 0),
  }
}

/** Processes that hear events of the database: web processes and workers. */
export async function countProcesses(): Promise<number> {
  const { count } = firstOf(
    await sql<{ count: number }>(
      db.connection(),
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = 'vitrine_events'`
    )
  )
  return count
}
