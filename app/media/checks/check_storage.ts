import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { Fault } from '#app/core/self_checks'

/** Accounts that are named in a sentence. */
const NAMED = 5

/** Accounts of which other bytes are counted than their files have. */
export async function checkStorage(): Promise<Fault[]> {
  const wrong = await sql<{ userId: number }>(
    db.connection(),
    `select coalesce(m.owner_id, e.user_id) as "userId"
     from (select owner_id, sum(bytes) as bytes from media where owner_id is not null group by owner_id) m
     full join (select user_id, sum(bytes) as bytes from storage_entries group by user_id) e on e.user_id = m.owner_id
     where coalesce(m.bytes, 0) <> coalesce(e.bytes, 0) order by 1`
  )
  if (wrong.length === 0) return []
  const named = wrong.slice(0, NAMED).map(({ userId }) => userId)
  return [
    {
      problem: `The files of ${wrong.length} accounts are not as large as is counted for their limit: ${named.join(', ')}.`,
      fix: 'See which statement changed media without its triggers; for each account, delete its rows of storage_entries and insert one with the sum of its media.',
    },
  ]
}
