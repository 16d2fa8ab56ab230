import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { type ProviderId, providerName } from '#config/social'

/** One account elsewhere, as the profile page gets it. */
export type ConnectedAccountData = {
  id: number
  provider: ProviderId
  /** As it is shown. */
  name: string
  /** Name, nickname or address there; null when the provider told none. */
  account: string | null
  /** As the provider told it: shown is the copy. */
  avatar_path: string | null
  /** A small version of the copy. */
  avatar_url: string | null
  /** ISO 8601. */
  created_at: string
}

interface Row {
  id: number
  provider: ProviderId
  account: string | null
  avatar_path: string | null
  avatar: string | null
  created_at: Date
}

/** Served by the index on (user_id, id). */
export async function listConnectedAccounts(userId: number): Promise<ConnectedAccountData[]> {
  const rows = await sql<Row>(
    db.connection(),
    `select id, provider, coalesce(nickname, email, name) as account, avatar_path,
       avatar_media_id as avatar, created_at
     from connected_accounts where user_id = ? order by id`,
    [userId]
  )
  return rows.map(({ created_at: createdAt, avatar, ...row }) => ({
    ...row,
    avatar_url: avatar && `/media/${avatar}/w160.webp`,
    name: providerName(row.provider),
    created_at: createdAt.toISOString(),
  }))
}
