import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { paymentProvider } from '#config/billing'
import { featureOn } from '#config/features'
import { affiliateCode } from '../affiliate_code.js'
import { isOwnCircle } from '../queries/is_own_circle.js'

interface Buyer {
  email: string
  /** Somebody brought them, or they have paid before: nobody brings them any more. */
  is_settled: boolean
}

/**
 * Takes an affiliate's code as a coupon: who uses it before they have ever paid was brought by the affiliate, unless somebody
 * brought them already.
 * @returns whether it is an affiliate's code
 */
export async function attributeByCoupon(userId: number, coupon: string): Promise<boolean> {
  const code = featureOn('affiliates') ? affiliateCode(coupon) : null
  if (code === null) return false
  return db.transaction(async (trx) => {
    // One at a time: two who use each other's codes at once would not see that they close a circle.
    await sql(trx, `select pg_advisory_xact_lock(hashtextextended('affiliate coupons', 0))`)
    const [buyer] = await sql<Buyer>(
      trx,
      `select email, exists (select 1 from referrals r where r.user_id = u.id)
         or exists (select 1 from payments p where p.user_id = u.id and p.provider = ?) as is_settled
       from users u where id = ? for no key update`,
      [paymentProvider, userId]
    )
    const [affiliate] = await sql<{ id: number }>(
      trx,
      'select id from affiliates where code = ? for key share',
      [code]
    )
    if (!affiliate || !buyer) return false
    if (buyer.is_settled) return true
    if (await isOwnCircle(trx, affiliate.id, { userId, email: buyer.email })) return true
    await sql(
      trx,
      `insert into referrals (user_id, affiliate_id, source) values (?, ?, 'coupon')`,
      [userId, affiliate.id]
    )
    return true
  })
}
