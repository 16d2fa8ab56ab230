import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { removeUnrecorded } from '#app/media/store/remove_media'
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
 * Files that are refused leave the store with the transaction.
 * @param files of one owner, in the store
 * @param replaced media ids of what the files take the place of, which goes in the same transaction: nobody is refused something smaller for it
 * @throws AppError 422 `account_limit`
 */
export async function refuseBeyondStorage(
  trx: TransactionClientContract,
  files: readonly StoredBytes[],
  replaced: readonly string[] = []
): Promise<void> {
  const ownerId = files[0]?.ownerId ?? null
  if (ownerId === null) return
  const most = await findStorageLimit(trx, ownerId)
  if (most === null) return
  await lockRows(trx, 'users', [ownerId], 'no key update')
  const sent = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const used = await storageUsed(trx, ownerId)
  const freed = await bytesOf(trx, ownerId, replaced)
  if (sent <= freed || used - freed + sent <= most * MEGABYTE) return
  trx.after('rollback', () => void removeUnrecorded(files))
  throw storageLimit({ most })
}

async function bytesOf(
  trx: TransactionClientContract,
  ownerId: number,
  mediaIds: readonly string[]
): Promise<number> {
  if (mediaIds.length === 0) return 0
  const rows = await sql<{ bytes: number }>(
    trx,
    'select coalesce(sum(bytes), 0)::bigint as bytes from media where owner_id = ? and id = any(?)',
    [ownerId, mediaIds]
  )
  return firstOf(rows).bytes
}
