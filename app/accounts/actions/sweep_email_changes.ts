import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { IS_OVER } from '../emails/email_change.js'

/** Removes changes of e-mail addresses that nobody can undo any more; the trail still tells of them. Those that wait for their link stay. */
export async function sweepEmailChanges(): Promise<void> {
  await sql(db.connection(), `delete from email_changes where ${IS_OVER}`)
}
