import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { GenerationState } from '../generation_state.js'
import { hasEnded } from '../generation_state.js'

export interface LockedWork {
  /** How much of it is the user's own. */
  own: number
  /** Who gets credits back when the work that has not ended is ended, the user among them. */
  refundedUserIds: number[]
}

/**
 * Locks all work on products that are about to go, and all of a user who goes with them, ended or not: it loses its product
 * or goes too. The products must be locked.
 */
export async function lockWorkOn(
  trx: TransactionClientContract,
  productIds: readonly number[],
  userId: number | null = null
): Promise<LockedWork> {
  const rows = await sql<{ user_id: number; state: GenerationState }>(
    trx,
    `select user_id, state from generations where product_id = any(?) or user_id = ?
     order by id for update`,
    [productIds, userId]
  )
  const refunded = rows.filter(({ state }) => !hasEnded(state))
  return {
    own: rows.filter((row) => row.user_id === userId).length,
    refundedUserIds: [...new Set(refunded.map((row) => row.user_id))],
  }
}
