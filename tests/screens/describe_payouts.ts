import type pg from 'pg'
import { PAYERS } from './describe_billing.js'

const { paying, overdue, leaving, former } = PAYERS

/** Id, user, PayPal address, cents on the balance of which so many are held, and whether payouts are paused. */
const AFFILIATES: [
  id: number,
  user: number,
  email: string,
  balance: number,
  held: number,
  paused: boolean,
][] = [
  [900, paying.id, 'iris.paying@example.test', 18_460, 2_900, false],
  [901, overdue.id, 'otto@example.test', 1_160, 1_160, false],
  [902, leaving.id, 'payments+lena@a-shop-with-a-very-long-name.example.test', 9_860, 1_740, false],
  [903, former.id, 'fritz@example.test', 7_250, 0, true],
]

/** Affiliate, days ago, cents, status, why it failed, PayPal's word. */
type Payout = [
  affiliate: number,
  days: number,
  cents: number,
  status: string,
  failure?: string,
  word?: string,
]

const PAYOUTS: Payout[] = [
  [902, 81, 7_540, 'completed'],
  [902, 52, 6_380, 'failed', 'failed'],
  [902, 51, 6_380, 'completed'],
  [902, 21, 12_760, 'pending', undefined, 'UNCLAIMED'],
  ...Array.from({ length: 27 }, (_, at): Payout => [
    900,
    830 - 30 * at,
    5_000 + 261 * at,
    'completed',
  ]),
]

/** Makes merchants affiliates whose payouts stand in every way that the page can show. */
export async function describePayouts(client: pg.Client): Promise<void> {
  for (const [id, user, email, balance, held, paused] of AFFILIATES) {
    await client.query(
      `with payee as (
         insert into affiliates (id, user_id, code, paypal_email, balance, earnings, held_at, held_reason)
           overriding system value
         values ($1, $2, concat('screens-', $1::bigint), $3, $4::bigint, $4::bigint,
           case when $6 then now() end, case when $6 then 'same card' end))
       insert into affiliate_entries (affiliate_id, reason, change, balance, available_at)
       select $1, 'commission', cents, total, now() + make_interval(days => days)
       from (values ($4::bigint - $5::bigint, $4::bigint - $5::bigint, -9), ($5::bigint, $4::bigint, 12))
         as earned (cents, total, days) where cents > 0`,
      [id, user, email, balance, held, paused]
    )
  }
  for (const [affiliate, days, cents, status, failure, word] of PAYOUTS) {
    await client.query(
      `insert into payouts (affiliate_id, amount, status, paypal_email, transaction_id, failure, provider_status,
         created_at, ended_at)
       select id, $2::int, $3::text, paypal_email,
         case when $3 = 'completed' then upper(left(md5(concat(id, '-', $4::int, '-', $2::int)), 17)) end, $5, $6,
         now() - make_interval(days => $4::int), case when $3 <> 'pending' then now() end
       from affiliates where id = $1`,
      [affiliate, cents, status, days, failure ?? null, word ?? null]
    )
  }
}
