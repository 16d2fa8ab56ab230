import { sql, TO_SHOW } from '#app/core/database/sql'
import { type Entry, ENTRY_REASONS, type EntryFilter } from '#app/credits/entry'
import { CREDIT_KINDS } from '#app/credits/entry_filter'

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

const newest = (condition: string, most: number) => `select id from credit_entries
  where user_id = :userId and ${condition} and id < coalesce(:before::bigint, 9223372036854775807)
  order by id desc limit ${most}`

/** The newest of each kind and reason that is asked for: however rare they are, no others are read. */
const chosen = (most: number) => `select found.id
  from unnest(:kinds::text[]) k (kind), unnest(:reasons::text[]) r (reason),
    lateral (${newest('kind = k.kind and reason = r.reason', most)}) found
  order by found.id desc limit ${most}`

/**
 * A part of a user's ledger, newest first. Found in the index on (user_id, id), and by kind or reason in
 * `credit_entries_of_kind`. Products of others that are
 * no longer public are left out.
 */
export async function listEntries(input: EntriesInput): Promise<EntriesPage> {
  const { userId, before, kind, reason, limit } = input
  const isFiltered = kind !== null || reason !== null
  const wanted = {
    kinds: kind === null ? CREDIT_KINDS : [kind],
    reasons: reason === null ? ENTRY_REASONS : [reason],
  }
  const rows = await sql<Entry>(
    TO_SHOW,
    `select e.id, e.kind, e.reason, e.change, e.balance, e.reference, e.created_at as "createdAt", g.kind as work,
       (select coalesce(json_agg(distinct c.source), '[]') from credit_allocations a
          join credit_grants c on c.id = a.grant_id where a.entry_id = e.id) as sources,
       p.id as "productId", p.name as "productName", coalesce(p.user_id = e.user_id, false) as "isOwnProduct"
     from credit_entries e
     left join generations g on g.id = e.generation_id
     left join products p on p.id = g.product_id and (p.user_id = e.user_id or p.is_public)
     where e.id = any(array(${isFiltered ? chosen(limit + 1) : newest('true', limit + 1)}))
     order by e.id desc`,
    { userId, before, ...(isFiltered ? wanted : {}) }
  )
  const entries = rows.slice(0, limit)
  return { entries, nextCursor: rows.length > limit ? entries.at(-1)!.id : null }
}
