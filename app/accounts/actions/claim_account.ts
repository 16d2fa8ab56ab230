import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/shell/sql'

/**
 * Somebody has proven that an account's address is theirs. If it was not proven before, another person may have
 * registered it: every way in that they left behind ends, and the address counts as verified.
 */
export async function claimAccount(trx: TransactionClientContract, userId: number): Promise<void> {
  const claimed = await sql(
    trx,
    `update users set email_verified_at = now(), two_factor_secret = null, two_factor_recovery_codes = null,
       two_factor_confirmed_at = null, two_factor_last_step = null
     where id = ? and email_verified_at is null returning id`,
    [userId]
  )
  if (claimed.length === 0) return
  await sql(trx, 'delete from connected_accounts where user_id = ?', [userId])
  await sql(trx, 'delete from access_tokens where user_id = ?', [userId])
}
