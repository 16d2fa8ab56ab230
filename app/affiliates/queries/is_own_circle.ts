import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { mailbox } from '../mailbox.js'

interface Newcomer {
  userId: number
  email: string
}

interface Referrer {
  id: number
  email: string
  paypal_email: string
}

/**
 * Whether somebody is the affiliate, or brought the affiliate, or brought who did: by the account or by the mailbox behind an
 * address. Nobody earns by themselves, nor round a circle.
 */
export async function isOwnCircle(
  trx: TransactionClientContract,
  affiliateId: number,
  { userId, email }: Newcomer
): Promise<boolean> {
  const referrers = await sql<Referrer>(
    trx,
    `with recursive above (user_id) as (
       select user_id from affiliates where id = ?
       union
       select a.user_id from above join referrals r on r.user_id = above.user_id
         join affiliates a on a.id = r.affiliate_id)
     select u.id, u.email, a.paypal_email from above
       join users u on u.id = above.user_id join affiliates a on a.user_id = u.id`,
    [affiliateId]
  )
  const own = mailbox(email)
  return referrers.some(
    (it) => it.id === userId || [it.email, it.paypal_email].some((other) => mailbox(other) === own)
  )
}
