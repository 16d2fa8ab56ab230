import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

export interface LinkOwner {
  id: number
  userId: number
}

interface Known {
  owner: LinkOwner | null
  until: number
}

const KNOWN_MS = 30_000
/** An affiliate who has just joined must not wait for the link to work. */
const UNKNOWN_MS = 1_000
const MOST = 10_000

const known = new Map<string, Known>()

/** Whose link a code is, null for nobody's; asked of the database at most once in a while. */
export async function findCode(code: string): Promise<LinkOwner | null> {
  const now = Date.now()
  const kept = known.get(code)
  if (kept && kept.until > now) return kept.owner
  const [row] = await sql<LinkOwner>(
    db.connection(),
    'select id, user_id as "userId" from affiliates where code = ?',
    [code]
  )
  const owner = row ?? null
  if (known.size >= MOST) known.clear()
  known.set(code, { owner, until: now + (owner ? KNOWN_MS : UNKNOWN_MS) })
  return owner
}
