import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Answers are kept for so long: an attempt that is made again may need them. What was spent is kept for 13 months. */
const ANSWER_HOURS = 24
const REQUEST_DAYS = 400

/** Forgets the answers of requests that ended long ago, and at last the requests. Also where no provider is used any more. */
export async function forgetOldRequests(): Promise<void> {
  await sql(
    db.connection(),
    `update remote_requests set output = null, message = null
     where ended_at < now() - make_interval(hours => ?) and (output is not null or message is not null)`,
    [ANSWER_HOURS]
  )
  await sql(
    db.connection(),
    'delete from remote_requests where created_at < now() - make_interval(days => ?)',
    [REQUEST_DAYS]
  )
}
