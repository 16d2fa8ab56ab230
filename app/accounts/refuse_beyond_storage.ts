import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRows } from '#app/core/database/row_locks'
import type { StoredBytes } from '#app/media/store/store_bytes'
import { storageUsed } from '#app/media/store/storage_used'
import { storageMbPerAccount } from '#config/accounts'
import { storageLimit } from './errors.js'
import { findLimits } from './queries/find_limits.js'

/** Bytes. */
export const MEGABYTE = 1_000_000

/** @returns megabytes that an account may keep; null without a bound */
export async function findStorageLimit(
  client: QueryClientContract,
  userId: number
): Promise<number | null> {
  return (await findLimits(client, userId)).storage_mb ?? storageMbPerAccount
}

/**
 * Refuses files that somebody sends beyond what their account may keep. Called before their rows are made, in the same transaction: the account is
 * locked, so that of two calls at once the second counts what the first has brought. What is made of an order that was paid is never refused.
 * @param files of one owner, in the store
 * @throws AppError 422 `account_limit`
 */
export async function refuseBeyondStorage(
  trx: TransactionClientContract,
  files: readonly StoredBytes[]
): Promise<void> {
  const ownerId = files[0]?.ownerId ?? null
  if (ownerId === null) return
  const most = await findStorageLimit(trx, ownerId)
  if (most === null) return
  await lockRows(trx, 'users', [ownerId], 'no key update')
  const sent = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const used = await storageUsed(trx, ownerId)
  if (used + sent > most * MEGABYTE) throw storageLimit({ most })
}
