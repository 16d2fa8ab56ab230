import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { takesOwnKey } from './takes_own_key.js'

/**
 * The key with which new work of a user is made, or null for the operator's. It is locked: it cannot be removed, and with that
 * forgotten, before the work is written that refers to it.
 * @param engines that are asked for the work
 */
export async function lockOwnKey(
  trx: TransactionClientContract,
  userId: number,
  engines: readonly string[]
): Promise<number | null> {
  if (!takesOwnKey(engines)) return null
  const [row] = await sql<{ id: number }>(
    trx,
    'select id from provider_keys where user_id = ? and removed_at is null for share',
    [userId]
  )
  return row?.id ?? null
}
