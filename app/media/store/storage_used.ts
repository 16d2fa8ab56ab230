import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/** With more entries than this an account's are made one. */
const MOST_ENTRIES = 20

/**
 * SQL of the bytes of all files that an account keeps. The copy of its data, which is there for some hours, is none of them: who has no room
 * left takes it all the same.
 * @param userId SQL of whose
 */
export function storageUsedBy(userId: string): string {
  return `(coalesce((select sum(se.bytes) from storage_entries se where se.user_id = ${userId}), 0)
    - coalesce((select sum(em.bytes) from data_exports de join media em on em.id = de.media_id
        where de.user_id = ${userId} and em.owner_id = de.user_id), 0))::bigint`
}

/** The same as a number. */
export async function storageUsed(client: QueryClientContract, userId: number): Promise<number> {
  const { used } = firstOf(
    await sql<{ used: number }>(client, `select ${storageUsedBy(':userId')} as used`, { userId })
  )
  return used
}

/** Makes one entry of the many that files of an account have left. Run twice at once, one of them finds nothing; it fails, and is run again, where an account goes meanwhile. */
export async function foldStorage(): Promise<void> {
  await sql(
    db.connection(),
    `with folded as (
       delete from storage_entries where user_id in (
         select user_id from storage_entries group by user_id having count(*) > ?) returning user_id, bytes)
     insert into storage_entries (user_id, bytes)
     select user_id, sum(bytes) from folded group by user_id`,
    [MOST_ENTRIES]
  )
}
