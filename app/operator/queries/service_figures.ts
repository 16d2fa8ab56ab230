import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { type FailureCategory, FAILURES } from '#app/engines/failures/failures'
import { PRIORITY_TIME } from '#app/work/queries/new_work'
import type { GenerationKind } from '#app/work/generation_state'
import { GENERATIONS_QUEUE } from '#app/work/queues'
import type { WorkService } from '../status/services.js'

const SERVICE_OF: Record<GenerationKind, WorkService> = {
  generate: 'pictures',
  background: 'pictures',
  edit: 'pictures',
  upscale: 'pictures',
  cutout: 'pictures',
  shape: 'pictures',
  suggest_prompts: 'pictures',
  video: 'films',
  reel: 'films',
  video_export: 'films',
  identify: 'training',
  mask: 'training',
  train: 'training',
}

/** Failures that are not about what was asked for. */
const OUR_CATEGORIES: readonly FailureCategory[] = ['internal', 'provider_down', 'timeout']
const OUR_CODES = ['provider_account', 'budget_used_up', 'no_engine', 'service_busy']

const OUR_FAULTS = [
  ...OUR_CODES,
  ...Object.entries(FAILURES).flatMap(([code, { category }]) =>
    OUR_CATEGORIES.includes(category) ? [code] : []
  ),
]

const KINDS = Object.keys(SERVICE_OF)
const SERVICES_OF_KINDS = Object.values(SERVICE_OF)

/**
 * Since when work waits of people who have nothing else under way: whoever has ordered a hundred pictures, or a batch, waits for a while on
 * a machine that is idle otherwise. Seconds since 1970.
 */
export function listWaitingWork() {
  return sql<{ service: WorkService; since: number }>(
    db.connection(),
    `select s.service, extract(epoch from min(g.created_at))::float8 as since
     from generations g join unnest(:kinds::text[], :services::text[]) s (kind, service) on s.kind = g.kind
       join pgboss.job j on j.name = :queue and j.id = g.id and j.state < 'active'
     where g.state = 'queued' and not g.in_batch and ${PRIORITY_TIME} < g.created_at + interval '30 seconds'
     group by s.service`,
    { kinds: KINDS, services: SERVICES_OF_KINDS, queue: GENERATIONS_QUEUE }
  )
}

/**
 * Work of the last hour that failed for reasons of ours, after the last that succeeded, and the first of it. Not what merchants' own accounts
 * at a provider do.
 */
export function listFailingWork() {
  return sql<{ service: WorkService; failed: number; since: number }>(
    db.connection(),
    `select service, count(*)::int as failed, extract(epoch from min(finished_at))::float8 as since
     from (select s.service, g.state, g.error_code, g.finished_at,
         max(g.finished_at) filter (where g.state = 'succeeded') over (partition by s.service) as succeeded_at
       from generations g join unnest(:kinds::text[], :services::text[]) s (kind, service) on s.kind = g.kind
       where g.id > (select uuidv7(interval '-6 hours')) and g.id < (select uuidv7(interval '1 hour')) and g.finished_at > now() - interval '1 hour'
         and not g.own_key) ended
     where state = 'failed' and error_code = any(:faults) and (succeeded_at is null or finished_at > succeeded_at)
     group by service`,
    { kinds: KINDS, services: SERVICES_OF_KINDS, faults: OUR_FAULTS }
  )
}

/** Times are seconds since 1970; null where nothing is late. */
export interface LateMessages {
  /** When a worker last looked whether something is to be begun: one does so twice a minute. */
  worker_at: number | null
  /** Of the last two hours, those that should have left ten minutes ago, and those that have. */
  mails_late: number
  mails_sent: number
  mails_since: number | null
  /** The oldest message of the payment provider that was not handled. */
  payments_since: number | null
  /** The oldest delivery whose time has come. */
  webhooks_since: number | null
}

export async function lateMessages(): Promise<LateMessages> {
  const rows = await sql<LateMessages>(
    db.connection(),
    `select m.mails_late, m.mails_sent, m.mails_since,
       (select extract(epoch from max(cron_on)) from pgboss.version)::float8 as worker_at,
       (select extract(epoch from min(received_at)) from webhook_events where status = 'pending')::float8 as payments_since,
       (select extract(epoch from min(next_attempt_at)) from webhook_deliveries
         where state = 'pending' and next_attempt_at < now())::float8 as webhooks_since
     from (select (count(*) filter (where sent_at is null and failed_at is null))::int as mails_late,
         (count(*) filter (where sent_at is not null))::int as mails_sent,
         (extract(epoch from min(created_at) filter (where sent_at is null and failed_at is null)))::float8 as mails_since
       from mails where created_at between now() - interval '2 hours' and now() - interval '10 minutes') m`
  )
  return firstOf(rows)
}
