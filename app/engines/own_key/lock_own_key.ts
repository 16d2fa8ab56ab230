import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ownKeys } from '#config/own_keys'
import { sql } from '#app/core/database/sql'

/**
 * The key with which new work of a user is made, or null for the operator's. It is locked: it cannot be removed, and with that
 * forgotten, before the work is written that refers to it.
 */
export async function lockOwnKey(
  trx: TransactionClientContract,
  userId: number
): Promise<number | null> {
  if (!ownKeys.provider) return null
  const [row] = await sql<{ id: number }>(
    trx,
    'select id from provider_keys where user_id = ? and removed_at is null for share',
    [userId]
  )
  return row?.id ?? null
}
