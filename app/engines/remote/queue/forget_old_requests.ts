import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { workRows } from '../work_rows.js'

/** Answers are kept for so long: an attempt that is made again may need them. What was spent is kept for 13 months. */
const ANSWER_HOURS = 24
const REQUEST_DAYS = 400

/** Answers above this are kept only as long as their work goes on. */
const LARGE_BYTES = 64 * 1024

/** Forgets the answers of requests that ended long ago, and at last the requests. Also where no provider is used any more. */
export async function forgetOldRequests(): Promise<void> {
  await sql(
    db.connection(),
    `update remote_requests set output = null, message = null
     where ended_at < now() - make_interval(hours => ?) and (output is not null or message is not null)`,
    [ANSWER_HOURS]
  )
  // Of providers that answer with the pictures themselves: they are stored by then.
  await sql(
    db.connection(),
    `update remote_requests r set output = null
     where ended_at > now() - make_interval(hours => ?) and pg_column_size(output) > ?
       and not exists (select 1 from (${workRows().join(' union all ')}) g
         where g.id = r.generation_id and g.state in ('queued', 'running'))`,
    [ANSWER_HOURS, LARGE_BYTES]
  )
  await sql(
    db.connection(),
    'delete from remote_requests where created_at < now() - make_interval(days => ?)',
    [REQUEST_DAYS]
  )
}
