import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { workRows } from '../work_rows.js'
import type { Failure } from '../../failures/failures.js'

export interface RemoteRequest {
  id: string
  provider: string
  state: 'submitting' | 'waiting' | 'succeeded' | 'failed' | 'cancelled' | 'lost'
  try: number
  model: string
  requestId: string | null
  /** What the provider's message said, or null when none came. */
  message: { payload: unknown } | null
  output: unknown
  error: Failure | null
  estimatedCents: number
  realCents: number | null
  createdAt: Date
}

const COLUMNS = `id, provider, state, try, model, request_id as "requestId", message, output, error,
  estimated_cents as "estimatedCents", real_cents as "realCents", created_at as "createdAt"`

export interface NewRequest {
  provider: string
  workId: string | null
  job: string
  step: string
  try: number
  /** Pictures of a series that it is for; 1 where there is none. */
  pieces: number
  model: string
  estimatedCents: number
  /** Of the merchant's own key that it is sent with, or null for the operator's. */
  ownKeyId: number | null
}

/** Writes down that a request is about to be submitted. */
export async function createRequest(
  client: QueryClientContract,
  input: NewRequest
): Promise<RemoteRequest> {
  const rows = await sql<RemoteRequest>(
    client,
    `insert into remote_requests (provider, generation_id, job, step, try, pieces, model, estimated_cents, own_key,
       provider_key_id)
     values (:provider, :workId, :job, :step, :try, :pieces, :model, :estimatedCents, :ownKeyId::bigint is not null, :ownKeyId)
     returning ${COLUMNS}`,
    { ...input }
  )
  return firstOf(rows)
}

/** The last request to a provider for a step of a piece of work, or null. */
export async function latestRequest(
  provider: string,
  workId: string,
  step: string
): Promise<RemoteRequest | null> {
  const rows = await sql<RemoteRequest>(
    db.connection(),
    `select ${COLUMNS} from remote_requests where provider = ? and generation_id = ? and step = ?
     order by try desc limit 1`,
    [provider, workId, step]
  )
  return rows[0] ?? null
}

/** A request that is under way, or whose answer is kept. */
export interface LiveRequest {
  provider: string
  job: string
  step: string
  pieces: number
}

/** All of a piece of work, whichever providers they went to. */
export function liveRequests(workId: string): Promise<LiveRequest[]> {
  return sql<LiveRequest>(
    db.connection(),
    `select provider, job, step, pieces from remote_requests
     where generation_id = ? and (ended_at is null or state = 'succeeded' and output is not null)`,
    [workId]
  )
}

export async function findRequest(id: string): Promise<RemoteRequest> {
  const rows = await sql<RemoteRequest>(
    db.connection(),
    `select ${COLUMNS} from remote_requests where id = ?`,
    [id]
  )
  return firstOf(rows)
}

/** Keeps the id under which the provider knows a request; the first word holds. */
export async function acceptRequest(id: string, requestId: string): Promise<void> {
  await sql(
    db.connection(),
    `update remote_requests set state = 'waiting', request_id = ?, submitted_at = now()
     where id = ? and state = 'submitting'`,
    [requestId, id]
  )
}

interface Ended {
  state: 'succeeded' | 'failed' | 'cancelled' | 'lost'
  output?: unknown
  error?: RemoteRequest['error']
  realCents?: number | null
}

/** Ends a request that has not ended; what has stays as it is. */
export async function endRequest(id: string, ended: Ended): Promise<void> {
  const { state, output, error, realCents = null } = ended
  await sql(
    db.connection(),
    `update remote_requests set state = ?, output = ?::jsonb, error = ?::jsonb, real_cents = ?, ended_at = now(),
       provider_key_id = null
     where id = ? and ended_at is null`,
    [
      state,
      output === undefined ? null : storable(output),
      error ? storable(error) : null,
      realCents,
      id,
    ]
  )
}

/** As `jsonb` takes it: without NUL, and without halves of letters. What was paid for must not be refused for one of them. */
function storable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\uFFFD') : part
  )
}

/** Forgets what came out of a step; what it has cost stays. */
export async function forgetAnswer(provider: string, workId: string, step: string): Promise<void> {
  await sql(
    db.connection(),
    `update remote_requests set output = null
     where provider = ? and generation_id = ? and step = ? and state = 'succeeded'`,
    [provider, workId, step]
  )
}

/**
 * Takes up the provider's message about a request. It tells the id of one whose submission was not answered; doubled or late ones
 * change nothing.
 * @returns whether the request is known and was waited for
 */
export async function noteMessage(
  id: string,
  requestId: string,
  payload: unknown
): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    `update remote_requests set state = 'waiting', request_id = coalesce(request_id, :requestId),
       submitted_at = coalesce(submitted_at, now()), message = :message::jsonb
     where id = :id and ended_at is null and message is null and coalesce(request_id, :requestId) = :requestId
     returning 1`,
    { id, requestId, message: JSON.stringify({ payload }) }
  )
  return rows.length > 0
}

/**
 * US cents of the operator's spent at a provider since midnight (UTC), in all and for the owner of a piece of work. What was lost counts:
 * it may have been paid.
 */
export async function spentToday(
  client: QueryClientContract,
  provider: string,
  workId: string | null
): Promise<{ total: number; user: number }> {
  const rows = await sql<{ total: number; user: number }>(
    client,
    `select coalesce(sum(cents), 0) as total,
       coalesce(sum(cents) filter (where user_id = (select user_id from (${workRows().join(' union all ')}) w where id = ?)), 0) as user
     from (select coalesce(r.real_cents, r.estimated_cents) as cents, g.user_id
       from remote_requests r left join (${workRows().join(' union all ')}) g on g.id = r.generation_id
       where r.created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'
         and r.provider = ? and r.state not in ('failed', 'cancelled') and not r.own_key) spent`,
    [workId, provider]
  )
  return firstOf(rows)
}
