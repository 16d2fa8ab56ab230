import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** What its owner is shown of a key. */
export interface OwnKeyData {
  /** Its last characters. */
  ending: string
  /** ISO 8601. */
  created_at: string
}

/** The key that a user has entered, or null. */
export async function findOwnKey(userId: number): Promise<OwnKeyData | null> {
  const [row] = await sql<{ ending: string; created_at: Date }>(
    db.connection(),
    'select ending, created_at from provider_keys where user_id = ? and removed_at is null',
    [userId]
  )
  return row ? { ending: row.ending, created_at: row.created_at.toISOString() } : null
}
