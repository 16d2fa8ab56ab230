import db from '@adonisjs/lucid/services/db'
import { LRUCache } from 'lru-cache'
import { sql } from '#app/core/database/sql'

export interface LinkOwner {
  id: number
  userId: number
}

const KNOWN_MS = 30_000
/** An affiliate who has just joined must not wait for the link to work. */
const UNKNOWN_MS = 1_000

const known = new LRUCache<string, { owner: LinkOwner | null }>({ max: 10_000 })

/** Whose link a code is, null for nobody's; asked of the database at most once in a while. */
export async function findCode(code: string): Promise<LinkOwner | null> {
  const kept = known.get(code)
  if (kept) return kept.owner
  const [row] = await sql<LinkOwner>(
    db.connection(),
    'select id, user_id as "userId" from affiliates where code = ?',
    [code]
  )
  const owner = row ?? null
  known.set(code, { owner }, { ttl: owner ? KNOWN_MS : UNKNOWN_MS })
  return owner
}
