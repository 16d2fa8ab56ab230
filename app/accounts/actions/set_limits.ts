import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { UserLimits } from '../user_limits.js'

interface SetLimitsInput {
  userId: number
  limits: UserLimits
  reason: string
}

/** Sets what an account may, in place of what was set before; all null leaves what counts for all. The account must be locked. */
export async function setLimits(
  trx: TransactionClientContract,
  { userId, limits, reason }: SetLimitsInput
): Promise<void> {
  await sql(trx, 'delete from user_limits where user_id = ?', [userId])
  if (Object.values(limits).every((limit) => limit === null)) return
  await sql(
    trx,
    `insert into user_limits (user_id, calls_per_minute, work_at_once, credits_per_day, most_products, storage_mb, reason)
     values (:userId, :calls_per_minute, :work_at_once, :credits_per_day, :most_products, :storage_mb, :reason)`,
    { userId, reason, ...limits }
  )
}
