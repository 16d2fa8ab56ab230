import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'

export interface QueueFigures {
  queue: string
  waiting: number
  active: number
  failed: number
  /** Seconds that the oldest waits. */
  age: number
  /** Null while workers take from it. */
  pausedAt: Date | null
  pauseReason: string | null
  /** The operator's address; null too when the account is gone. */
  pausedBy: string | null
}

/** Waiting jobs by an index of the queue; the rest is counted by the queue itself every few seconds. */
export function listQueues() {
  return sql<QueueFigures>(
    db.connection(),
    `select q.name as queue, coalesce(w.waiting, 0)::int as waiting, q.active_count as active, q.failed_count as failed,
       coalesce(greatest(extract(epoch from now() - w.since), 0), 0)::float8 as age,
       p.paused_at as "pausedAt", p.reason as "pauseReason", u.email as "pausedBy"
     from pgboss.queue q left join paused_work p on p.queue = q.name left join users u on u.id = p.operator_id left join (
       select name, count(*) as waiting, min(start_after) filter (where start_after <= now()) as since
       from pgboss.job where state < 'active' and not blocked group by name) w on w.name = q.name`
  )
}

export function listOpenWork() {
  return sql<{ kind: string; state: string; count: number }>(
    db.connection(),
    `select kind, state, count(*)::int as count from generations where state in ('queued', 'running') group by kind, state`
  )
}

/** Numbers of rows are times: work of the last hours stands together, and none goes on for longer. Seconds in the engine, where it succeeded. */
export function listEndedWork() {
  return sql<{
    kind: string
    state: string
    count: number
    total: number
    median: number
    most: number
  }>(
    db.connection(),
    `select kind, state, count(*)::int as count, coalesce(sum(engine_ms), 0)::float8 / 1000 as total,
       coalesce(percentile_cont(0.5) within group (order by engine_ms), 0) / 1000 as median,
       coalesce(percentile_cont(0.95) within group (order by engine_ms), 0) / 1000 as most
     from generations
     where id > (select uuidv7(interval '-6 hours')) and id < (select uuidv7(interval '1 hour')) and finished_at > now() - interval '1 hour'
     group by kind, state`
  )
}

export function listFailures() {
  return sql<{ code: string; count: number }>(
    db.connection(),
    `select coalesce(error_code, 'internal') as code, count(*)::int as count from generations
     where id > (select uuidv7(interval '-6 hours')) and id < (select uuidv7(interval '1 hour')) and finished_at > now() - interval '1 hour' and state = 'failed'
     group by 1`
  )
}

/** The day is the budget's (`engines/remote/queue`). */
export function listCosts() {
  return sql<{ provider: string; job: string; cents: number }>(
    db.connection(),
    `select provider, job, sum(coalesce(real_cents, estimated_cents)) as cents from remote_requests
     where created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'
       and state not in ('failed', 'cancelled') and not own_key
     group by provider, job`
  )
}

interface Messages {
  mails_waiting: number
  mails_failed: number
  webhooks_overdue: number
  endpoints_failing: number
  payments_pending: number
  payments_failed: number
}

/** Mails are tried for about a day. */
export async function countMessages(): Promise<Messages> {
  const rows = await sql<Messages>(
    db.connection(),
    `select m.mails_waiting, m.mails_failed,
       (select count(*) from webhook_deliveries where state = 'pending' and next_attempt_at < now())::int as webhooks_overdue,
       (select count(*) from webhook_endpoints where failing_since is not null and disabled_at is null)::int as endpoints_failing,
       (select count(*) from webhook_events where status = 'pending')::int as payments_pending,
       (select count(*) from webhook_events where status = 'failed')::int as payments_failed
     from (select (count(*) filter (where sent_at is null and failed_at is null))::int as mails_waiting,
         (count(*) filter (where failed_at is not null))::int as mails_failed
       from mails where created_at > now() - interval '25 hours') m`
  )
  return firstOf(rows)
}

/** What self-checks found last. */
export function listChecked() {
  return sql<{ check: string; faults: number; at: number }>(
    db.connection(),
    `select name as check, jsonb_array_length(faults) as faults, extract(epoch from checked_at)::float8 as at from self_checks`
  )
}
