import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { CreditKind } from '#config/credits'

/** What somebody has left to spend, by kind. Spelled as on the wire. */
export async function findBalance(userId: number) {
  const rows = await sql<{ kind: CreditKind; left: number }>(
    db.connection(),
    `select kind, sum(remaining)::int as left from credit_grants
     where user_id = ? and remaining > 0 and (expires_at is null or expires_at > now()) group by kind`,
    [userId]
  )
  const left = new Map(rows.map((row) => [row.kind, row.left]))
  return {
    image_credits: left.get('image') ?? 0,
    video_credits: left.get('video') ?? 0,
    model_credits: left.get('model') ?? 0,
  }
}
