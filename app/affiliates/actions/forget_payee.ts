import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Takes the address of payouts away that was given since then: nothing is paid out until there is one again.
 * @returns whether there was one
 */
export async function forgetPayee(
  trx: TransactionClientContract,
  userId: number,
  since: Date
): Promise<boolean> {
  const forgotten = await sql(
    trx,
    `update affiliates set paypal_email = ''
     where user_id = :userId and paypal_email <> '' and (created_at >= :since or exists (
       select 1 from security_events e
       where e.user_id = :userId and e.kind = 'payout_address_changed' and e.created_at >= :since))
     returning 1`,
    { userId, since }
  )
  return forgotten.length > 0
}
