import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { OWN_KEY_ENGINE, ownKeys } from '#config/own_keys'
import { sql } from '#app/core/database/sql'

/**
 * The key with which new work of a user is made, or null for the operator's. It is locked: it cannot be removed, and with that
 * forgotten, before the work is written that refers to it.
 * @param engines that are asked for the work: where others than the key's would be paid for it, the operator pays
 */
export async function lockOwnKey(
  trx: TransactionClientContract,
  userId: number,
  engines: readonly string[]
): Promise<number | null> {
  const takesKey = engines.includes(OWN_KEY_ENGINE) || engines.every((name) => name === 'local')
  if (!ownKeys.provider || !takesKey) return null
  const [row] = await sql<{ id: number }>(
    trx,
    'select id from provider_keys where user_id = ? and removed_at is null for share',
    [userId]
  )
  return row?.id ?? null
}
