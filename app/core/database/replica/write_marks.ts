import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '../sql.js'
import { IDENTITY, type Standing } from './standing.js'

/** PostgreSQL's foreign_key_violation. */
const NO_SUCH_USER = '23503'

/**
 * Notes how far the log had been written when a user's change had been committed, so that they see it wherever they look next. Called after the
 * transaction, never within it: its end would lie behind. Of an account that is gone there is nothing to note.
 */
export async function keepWriteMark(userId: number): Promise<void> {
  const kept = sql(
    db.connection(),
    `insert into write_marks (user_id, position) values (?, pg_current_wal_insert_lsn())
     on conflict (user_id) do update set position = pg_current_wal_insert_lsn()`,
    [userId]
  )
  await kept.catch((error: unknown) => {
    if ((error as { code?: string }).code !== NO_SUCH_USER) throw error
  })
}

/** Where the log stood when a user changed something last, in bytes; 0 when they have not, or have in another database, of which this is a copy. */
export async function findWriteMark(userId: number): Promise<number> {
  const [mark] = await sql<{ position: number }>(
    db.connection(),
    `select (position - '0/0')::bigint as position from write_marks
     where user_id = ? and position <= pg_current_wal_insert_lsn()`,
    [userId]
  )
  return mark?.position ?? 0
}

/** How far the log is written, in bytes, of what has been committed. */
export async function findPosition(): Promise<number> {
  const { position } = firstOf(
    await sql<{ position: number }>(
      db.connection(),
      `select (pg_current_wal_insert_lsn() - '0/0')::bigint as position`
    )
  )
  return position
}

/** How far the log is written for good, which is what replicas are sent, and which database it is. */
export async function findStanding(): Promise<Standing> {
  return firstOf(
    await sql<Standing>(
      db.connection(),
      `select (pg_current_wal_flush_lsn() - '0/0')::bigint as position, ${IDENTITY} as identity`
    )
  )
}
