import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { featureOn } from '#config/features'
import { countDay } from '../ledger/count_day.js'
import { networkHash } from '../tracking/network_hash.js'
import { isOwnCircle } from '../queries/is_own_circle.js'
import type { Referral } from '../referral_cookie.js'

interface RecordReferralInput {
  /** Has just registered. */
  userId: number
  email: string
  /** The link that brought them, if one did. */
  referral: Referral | null
  ipAddress: string
}

/**
 * Notes in the transaction of a registration whose link brought the new user, from when on what they pay earns a commission.
 * Links that are nobody's and links of one's own are left out.
 */
export async function recordReferral(
  trx: TransactionClientContract,
  { userId, email, referral, ipAddress }: RecordReferralInput
): Promise<void> {
  if (!referral || !featureOn('affiliates')) return
  const [affiliate] = await sql<{ id: number }>(trx, 'select id from affiliates where code = ?', [
    referral.code,
  ])
  if (!affiliate || (await isOwnCircle(trx, affiliate.id, { userId, email }))) return
  // First, so that the row is locked for the change before other rows refer to it.
  const counted = await sql(
    trx,
    'update affiliates set registrations = registrations + 1 where id = ? returning id',
    [affiliate.id]
  )
  if (counted.length === 0) return
  const { day } = firstOf(
    await sql<{ day: string }>(
      trx,
      `insert into referrals (user_id, affiliate_id, campaign, source, clicked_at, network)
     values (?, ?, ?, 'link', ?, decode(?, 'hex'))
     returning to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day`,
      [userId, affiliate.id, referral.campaign, referral.clickedAt, networkHash(ipAddress)]
    )
  )
  await countDay(trx, {
    affiliateId: affiliate.id,
    campaign: referral.campaign,
    day,
    registrations: 1,
  })
}
