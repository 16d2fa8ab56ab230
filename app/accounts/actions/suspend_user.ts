import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { endSessions } from './end_sessions.js'

/**
 * Lets nobody into an account any more: its sessions end, its tokens are refused. What it has, and what is under way, stays.
 * @returns whether it was not suspended before
 */
export async function suspendUser(
  trx: TransactionClientContract,
  userId: number
): Promise<boolean> {
  const rows = await sql(
    trx,
    'update users set suspended_at = now() where id = ? and suspended_at is null returning 1',
    [userId]
  )
  if (rows.length === 0) return false
  await endSessions(trx, userId)
  return true
}

/** @returns whether it was suspended */
export async function restoreUser(
  trx: TransactionClientContract,
  userId: number
): Promise<boolean> {
  const rows = await sql(
    trx,
    'update users set suspended_at = null where id = ? and suspended_at is not null returning 1',
    [userId]
  )
  return rows.length > 0
}
