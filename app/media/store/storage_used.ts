import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/** With more entries than this an account's are made one. */
const MOST_ENTRIES = 20

/** So many of the newest entries are looked at. */
const NEWEST = 10_000

const passing: string[] = []

/**
 * Gives files that are there for some hours alone, and count for nothing that an account keeps.
 * @param text a query of `media_id` and `user_id`
 */
export function definePassingMedia(text: string): void {
  passing.push(text)
}

/** All of them, for `union all`. */
export function passingMedia(): readonly string[] {
  return passing
}

/**
 * SQL of the bytes of all files that an account keeps.
 * @param userId SQL of whose
 */
export function storageUsedBy(userId: string): string {
  return `(coalesce((select sum(se.bytes) from storage_entries se where se.user_id = ${userId}), 0)
    - coalesce((select sum(pm.bytes) from (${passingMedia().join(' union all ')}) p join media pm on pm.id = p.media_id
        where p.user_id = ${userId} and pm.owner_id = p.user_id), 0))::bigint`
}

/** The same as a number. */
export async function storageUsed(client: QueryClientContract, userId: number): Promise<number> {
  const { used } = firstOf(
    await sql<{ used: number }>(client, `select ${storageUsedBy(':userId')} as used`, { userId })
  )
  return used
}

/**
 * Makes one entry of the many that files of an account have left. Only accounts of the newest entries are looked at: who is missed because others have
 * more has their turn when they add some. Run twice at once, one of them finds nothing; it fails, and is run again, where an account goes meanwhile.
 */
export async function foldStorage(): Promise<void> {
  await sql(
    db.connection(),
    `with folded as (
       delete from storage_entries where user_id = any(array(
         select user_id from (
           select distinct user_id from (select user_id from storage_entries order by id desc limit ${NEWEST}) newest) seen
         where (select count(*) from storage_entries e where e.user_id = seen.user_id) > ?)) returning user_id, bytes)
     insert into storage_entries (user_id, bytes)
     select user_id, sum(bytes) from folded group by user_id`,
    [MOST_ENTRIES]
  )
}
