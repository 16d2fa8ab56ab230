import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Puts an announcement away for a user, for good; one that is gone already is nothing to complain about. */
export async function dismissAnnouncement(userId: number, id: number): Promise<void> {
  await sql(
    db.connection(),
    `insert into announcement_dismissals (user_id, announcement_id)
     select :userId, id from announcements where id = :id for key share
     on conflict do nothing`,
    { userId, id }
  )
}
