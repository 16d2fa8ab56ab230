import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/** From where on the hourly care for credits looks. */
export interface Watermark {
  /** What has lapsed since then; null: whatever has lapsed. */
  lapsedSince: Date | null
  /** Entries of the ledger with higher ids. */
  afterEntry: number
  /** What it begins with. */
  at: Date
  newestEntry: number
}

/** Longer than a transaction takes, so that a time or an id that it took before a look and committed after it is seen by the next one. */
const OVERLAP_MINUTES = 120

/** Looks that follow each other sooner count as one; they come every hour. */
const LEAST_MINUTES = 50

/** Read before anything is looked at. */
export async function readWatermark(): Promise<Watermark> {
  return firstOf(
    await sql<Watermark>(
      db.connection(),
      `select least(looked_at, now()) - make_interval(mins => ?) as "lapsedSince", coalesce(entry_id, 0) as "afterEntry",
         now() as at, coalesce((select max(id) from credit_entries), 0) as "newestEntry"
       from (select 1) one left join credit_watermark on true`,
      [OVERLAP_MINUTES]
    )
  )
}

/**
 * Kept once all has been looked at; who is stopped before looks at the same once more. Entries are looked at twice, an hour apart.
 */
export async function moveWatermark({ at, newestEntry }: Watermark): Promise<void> {
  await sql(
    db.connection(),
    `insert into credit_watermark as w (looked_at, entry_id, newest_id) values (:at, 0, :newestEntry)
     on conflict (is_only) do update
       set looked_at = excluded.looked_at, entry_id = w.newest_id, newest_id = excluded.newest_id
       where w.looked_at < excluded.looked_at - make_interval(mins => :minutes) or w.looked_at > excluded.looked_at`,
    { at, newestEntry, minutes: LEAST_MINUTES }
  )
}
