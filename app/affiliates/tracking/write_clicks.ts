import { createHmac } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { MAX_CAMPAIGNS } from '#config/affiliates'
import { dayKey } from './day_key.js'

/** A visit through an affiliate's link. */
export interface Click {
  affiliateId: number
  /** Empty for none. */
  campaign: string
  /** In UTC. */
  day: string
  /** What tells the visitor from others. Never written anywhere. */
  visitor: string
}

const HASH_CHARACTERS = 32

/**
 * Writes clicks down: of one visitor one a day and affiliate. What they add to the sums is written with them.
 */
export async function writeClicks(clicks: readonly Click[]): Promise<void> {
  await db.transaction(async (trx) => {
    const hashes: string[] = []
    for (const { day, visitor } of clicks) {
      const hmac = createHmac('sha256', await dayKey(trx, day)).update(visitor)
      hashes.push(hmac.digest('hex').slice(0, HASH_CHARACTERS))
    }
    // In the order of their ids, so that two processes never wait for each other.
    const owners = await sql<{ id: number }>(
      trx,
      'select id from affiliates where id = any(?) order by id for no key update',
      [[...new Set(clicks.map(({ affiliateId }) => affiliateId))]]
    )
    await sql(
      trx,
      `with heard as (
         select * from unnest(?::bigint[], ?::date[], ?::text[], ?::text[])
           as t (affiliate_id, day, campaign, visitor)
         where affiliate_id = any(?::bigint[])),
       campaigns as (
         select affiliate_id, day, campaign, is_known or known +
             row_number() over (partition by affiliate_id, day, is_known order by campaign) <= ? as counts
         from (
           select h.*, exists (
               select 1 from affiliate_days d
               where (d.affiliate_id, d.day, d.campaign) = (h.affiliate_id, h.day, h.campaign)) as is_known,
             (select count(*) from affiliate_days d
               where (d.affiliate_id, d.day) = (h.affiliate_id, h.day)) as known
           from (select distinct affiliate_id, day, campaign from heard) h) named),
       fresh as (
         insert into referral_clicks (affiliate_id, day, visitor, campaign)
         select h.affiliate_id, h.day, decode(h.visitor, 'hex'),
           case when c.counts then h.campaign else '' end
         from heard h join campaigns c using (affiliate_id, day, campaign)
         on conflict do nothing returning affiliate_id, day, campaign),
       days as (
         insert into affiliate_days as d (affiliate_id, day, campaign, clicks)
         select affiliate_id, day, campaign, count(*) from fresh group by affiliate_id, day, campaign
         on conflict (affiliate_id, day, campaign) do update set clicks = d.clicks + excluded.clicks)
       update affiliates a set clicks = a.clicks + f.clicks
       from (select affiliate_id, count(*) as clicks from fresh group by affiliate_id) f
       where a.id = f.affiliate_id`,
      [
        clicks.map(({ affiliateId }) => affiliateId),
        clicks.map(({ day }) => day),
        clicks.map(({ campaign }) => campaign),
        hashes,
        owners.map(({ id }) => id),
        MAX_CAMPAIGNS,
      ]
    )
  })
}
