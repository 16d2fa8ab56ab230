import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { daysAgo, dropParts } from '#app/core/parts/drop_parts'
import { FORMER_COMMISSION_DAYS, NETWORK_DAYS } from '#config/affiliates'

/** Rows of a statement, so that none takes long. */
const CHUNK = 50_000

/**
 * Removes what was only needed for a while: visitors of days that are over, with the keys that told them apart, networks
 * of registrations, and what was kept of payments of deleted accounts. The sums stay.
 */
export async function sweepReferralTraces(): Promise<void> {
  const client = db.connection()
  await dropParts('referral_clicks', daysAgo(1).startOf('day'))
  // Those whose day had no part.
  let removed: unknown[]
  do {
    removed = await sql(
      client,
      `delete from referral_clicks where (affiliate_id, day, visitor) in (
         select affiliate_id, day, visitor from referral_clicks where day < (now() at time zone 'utc')::date - 1 limit ?)
       returning 1`,
      [CHUNK]
    )
  } while (removed.length === CHUNK)
  await sql(client, `delete from referral_keys where day < (now() at time zone 'utc')::date - 1`)
  await sql(
    client,
    `update referrals set network = null
     where network is not null and created_at < now() - make_interval(days => ?)`,
    [NETWORK_DAYS]
  )
  await sql(
    client,
    'delete from former_commissions where paid_at < now() - make_interval(days => ?)',
    [FORMER_COMMISSION_DAYS]
  )
}
