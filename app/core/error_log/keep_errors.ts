import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '../database/sql.js'
import type { CountedError } from './error_log.js'

/** Different ones that are kept, as far as processes that write at the same moment do not exceed it by a few. */
const MOST_KEPT = 500
const KEPT_FOR = '14 days'

/**
 * Adds errors to those that are the same, whose last occasion is kept. A new one always finds room: in the place of the one that happened
 * once and longest ago, or of the oldest where each happened more often.
 */
export async function keepErrors(errors: readonly CountedError[]): Promise<void> {
  for (const error of errors) {
    await sql(
      db.connection(),
      `with room as (
         delete from error_log where not exists (select 1 from error_log where fingerprint = :fingerprint)
           and id in (
             select id from error_log order by times > 1, last_at
             limit greatest(0, (select count(*) from error_log) - :most::integer + 1)))
       insert into error_log as e (fingerprint, name, message, frames, place, request_id, user_id, generation_id, times)
       values (:fingerprint, :name, :message, :frames, :place, :requestId, :userId::bigint, :generationId::uuid, :times::int)
       on conflict (fingerprint) do update set times = e.times + excluded.times, last_at = now(), message = excluded.message,
         frames = excluded.frames, place = excluded.place, request_id = excluded.request_id, user_id = excluded.user_id,
         generation_id = excluded.generation_id`,
      { ...error, most: MOST_KEPT }
    )
  }
}

/** Forgets what has not happened for long. */
export async function sweepErrors(): Promise<void> {
  await sql(db.connection(), `delete from error_log where last_at < now() - interval '${KEPT_FOR}'`)
}

/**
 * Marks errors as seen until they happen again.
 * @param id of one; all, if missing
 * @returns how many were not seen before
 */
export async function markErrorsSeen(client: QueryClientContract, id?: number): Promise<number> {
  const marked = await sql(
    client,
    `update error_log set seen_at = now()
     where id = coalesce(:id::bigint, id) and (seen_at is null or seen_at < last_at) returning 1`,
    { id: id ?? null }
  )
  return marked.length
}
