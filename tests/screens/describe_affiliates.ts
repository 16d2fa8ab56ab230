import type pg from 'pg'
import { PAYERS } from './describe_billing.js'

const AFFILIATE = 950

/** Days ago, campaign, clicks, registrations, paid conversions, cents. */
type Day = [number, string, number, number, number, number]

const DAYS: Day[] = Array.from({ length: 28 }, (_, ago): Day[] => [
  [ago, '', 60 + ((ago * 37) % 90), (ago * 7) % 4, ago % 5 === 0 ? 1 : 0, ago % 5 === 0 ? 580 : 0],
  [
    ago,
    'newsletter',
    20 + ((ago * 13) % 40),
    ago % 3,
    ago % 9 === 0 ? 2 : 0,
    ago % 9 === 0 ? 1160 : 0,
  ],
  [ago, 'spring-sale-on-the-long-named-channel', (ago * 5) % 9, 0, 0, 0],
]).flat()

/** Gives an instance an affiliate whose link has brought visitors, users and money. */
export async function describeAffiliates(client: pg.Client): Promise<void> {
  const { id: user, email } = PAYERS.affiliate
  await client.query(
    `insert into affiliates (id, user_id, code, paypal_email) overriding system value
     values ($1, $2, 'sofiavit', $3)`,
    [AFFILIATE, user, email]
  )
  for (const day of DAYS) {
    await client.query(
      `insert into affiliate_days (affiliate_id, day, campaign, clicks, registrations, paid_conversions, earnings)
       values ($1, (now() at time zone 'utc')::date - $2::int, $3, $4, $5, $6, $7)`,
      [AFFILIATE, ...day]
    )
  }
  await client.query(
    `insert into affiliate_entries (affiliate_id, reason, change, balance, available_at, created_at)
     select $1, 'commission', earnings, sum(earnings) over (order by day, campaign), day + 30, day
     from affiliate_days where affiliate_id = $1 and earnings > 0 order by day, campaign`,
    [AFFILIATE]
  )
  await client.query(
    `update affiliates a set clicks = d.clicks, registrations = d.registrations, paid_conversions = d.paid,
       earnings = d.earnings, balance = d.earnings
     from (select sum(clicks) as clicks, sum(registrations) as registrations, sum(paid_conversions) as paid,
       sum(earnings) as earnings from affiliate_days where affiliate_id = $1) d where a.id = $1`,
    [AFFILIATE]
  )
}
