import db from '@adonisjs/lucid/services/db'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'

export interface Grant {
  id: number
  kind: CreditKind
  source: string
  amount: number
  remaining: number
  createdAt: Date
  expiresAt: Date | null
}

/** The credits that a user can spend, in the order in which they are spent. Served by `credit_grants_user_id_kind_expires_at_index`. */
export function listGrants(userId: number): Promise<Grant[]> {
  return sql<Grant>(
    db.connection(),
    `select id, kind, source, amount, remaining, created_at as "createdAt", expires_at as "expiresAt"
     from credit_grants
     where user_id = ? and remaining > 0 and (expires_at is null or expires_at > now())
     order by array_position(array['image', 'video', 'model'], kind), expires_at nulls last, id`,
    [userId]
  )
}
