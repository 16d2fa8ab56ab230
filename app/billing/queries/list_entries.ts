import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { Entry, EntryFilter } from '#app/credits/entry'

interface EntriesInput extends EntryFilter {
  userId: number
  /** Only rows before this one. */
  before: number | null
  limit: number
}

interface EntriesPage {
  entries: Entry[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
}

/**
 * A part of a user's ledger, newest first. Read backwards from the index on (user_id, id). Products of others that are
 * no longer public are left out.
 */
export async function listEntries({ limit, ...input }: EntriesInput): Promise<EntriesPage> {
  const rows = await sql<Entry>(
    db.connection(),
    `select e.id, e.kind, e.reason, e.change, e.balance, e.reference, e.created_at as "createdAt", g.kind as work,
       (select coalesce(json_agg(distinct c.source), '[]') from credit_allocations a
          join credit_grants c on c.id = a.grant_id where a.entry_id = e.id) as sources,
       p.id as "productId", p.name as "productName", coalesce(p.user_id = e.user_id, false) as "isOwnProduct"
     from credit_entries e
     left join generations g on g.id = e.generation_id
     left join products p on p.id = g.product_id and (p.user_id = e.user_id or p.is_public)
     where e.user_id = :userId and (:before::bigint is null or e.id < :before)
       and (:kind::text is null or e.kind = :kind) and (:reason::text is null or e.reason = :reason)
     order by e.id desc limit :limit`,
    { ...input, limit: limit + 1 }
  )
  const entries = rows.slice(0, limit)
  return { entries, nextCursor: rows.length > limit ? entries.at(-1)!.id : null }
}
