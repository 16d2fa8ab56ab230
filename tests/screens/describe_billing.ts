import type pg from 'pg'
import { DEMO_MERCHANT } from '../../config/demo.js'

/** Merchants in different standings; they sign in with the demo merchant's password. */
export const PAYERS = {
  paying: { id: 910, name: 'Iris Paying', email: 'iris@example.test' },
  overdue: { id: 911, name: 'Otto Overdue', email: 'otto@example.test' },
  leaving: { id: 912, name: 'Lena Leaving', email: 'lena@example.test' },
  former: { id: 913, name: 'Fritz Former', email: 'fritz@example.test' },
  spent: { id: 914, name: 'Susan Spent', email: 'susan@example.test' },
  affiliate: { id: 915, name: 'Sofia Sharing', email: 'sofia@example.test' },
  operator: { id: 916, name: 'Olga Operator', email: 'olga@example.test' },
  assistant: { id: 917, name: 'Axel Assistant', email: 'axel@example.test' },
  suspended: { id: 918, name: 'Sven Suspended', email: 'sven@example.test' },
} as const

export type Payer = keyof typeof PAYERS

/** Product of the demo merchant that everybody may see. */
const SAMPLE_PRODUCT = 12

type Kind = 'image' | 'video' | 'model'

/** Days ago, kind, reason, change, where from or reference, kind of work. */
type Row = [days: number, kind: Kind, reason: string, change: number, note?: string, work?: string]

const MONTH: Row[] = [
  [61, 'image', 'grant', 5, 'welcome'],
  [61, 'model', 'grant', 1, 'welcome'],
  [60, 'image', 'grant', 100, 'subscription'],
  [60, 'video', 'grant', 2, 'subscription'],
  [60, 'model', 'grant', 20, 'subscription'],
  [59, 'model', 'debit', -1, undefined, 'train'],
  [58, 'image', 'debit', -4, undefined, 'generate'],
  [55, 'image', 'debit', -10, undefined, 'generate'],
  [55, 'image', 'refund', 2, undefined, 'generate'],
  [50, 'image', 'grant', 100, 'pack'],
  [50, 'video', 'grant', 2, 'pack'],
  [44, 'image', 'revocation', -40, 'refund:ch_1:1200'],
  [40, 'image', 'revocation', -30, 'dispute:dp_1'],
  [35, 'image', 'restoration', 30, 'dispute:dp_1'],
  [27, 'image', 'expiry', -88, 'subscription'],
  [27, 'model', 'expiry', -19, 'subscription'],
  [27, 'video', 'expiry', -2, 'subscription'],
  [26, 'image', 'grant', 100, 'subscription'],
  [26, 'video', 'grant', 2, 'subscription'],
  [26, 'model', 'grant', 20, 'subscription'],
  ...Array.from({ length: 14 }, (_, at): Row => {
    return [20 - at, 'image', 'debit', -(1 + (at % 4)), undefined, at % 5 ? 'generate' : 'upscale']
  }),
]

const FRESH: Row[] = [
  [26, 'image', 'grant', 100, 'subscription'],
  [26, 'video', 'grant', 2, 'subscription'],
  [26, 'model', 'grant', 20, 'subscription'],
  [3, 'image', 'debit', -4, undefined, 'generate'],
]

const SPENT: Row[] = [
  [20, 'image', 'grant', 100, 'subscription'],
  [20, 'model', 'grant', 20, 'subscription'],
  [1, 'image', 'debit', -100, undefined, 'generate'],
]

/** Gives an instance merchants whose subscriptions, payments and credits stand in every way that pages can show. */
export async function describeBilling(client: pg.Client): Promise<void> {
  for (const { id, name, email } of Object.values(PAYERS)) {
    await client.query(
      `insert into users (id, name, email, email_verified_at, password)
         select $1, $2, $3, now(), password from users where email = $4`,
      [id, name, email, DEMO_MERCHANT.email]
    )
    await client.query(`insert into teams (user_id, name, personal_team) values ($1, $2, true)`, [
      id,
      `${name.split(' ')[0]}'s Team`,
    ])
  }
  const { paying, overdue, leaving, former, spent } = PAYERS
  await client.query(
    `insert into customers (user_id, provider, provider_id)
       select id, 'sandbox', 'cus_' || id from users where id = any($1)`,
    [Object.values(PAYERS).map(({ id }) => id)]
  )
  await client.query(
    `insert into subscriptions
       (user_id, provider, status, current_period_start, current_period_end, cancel_at, ended_at, problem, problem_url)
     values
       (${paying.id}, 'sandbox', 'active', now() - interval '26 days', now() + interval '4 days', null, null, null, null),
       (${overdue.id}, 'sandbox', 'past_due', now() - interval '26 days', now() + interval '4 days', null, null,
          'payment_failed', '/billing'),
       (${leaving.id}, 'sandbox', 'active', now() - interval '26 days', now() + interval '4 days',
          now() + interval '4 days', null, null, null),
       (${former.id}, 'sandbox', 'canceled', now() - interval '90 days', now() - interval '60 days',
          now() - interval '60 days', now() - interval '60 days', null, null),
       (${spent.id}, 'sandbox', 'active', now() - interval '20 days', now() + interval '10 days', null, null, null, null)`
  )
  await writeLedger(client, paying.id, MONTH)
  await writeLedger(client, overdue.id, FRESH)
  await writeLedger(client, leaving.id, FRESH)
  await writeLedger(client, spent.id, SPENT)
  await client.query(
    `insert into payments (user_id, provider, kind, provider_id, amount, refunded, currency, dispute, paid_at) values
       ($1, 'sandbox', 'subscription', 'in_1', 1450, 0, 'usd', 'won', now() - interval '60 days'),
       ($1, 'sandbox', 'pack', 'cs_complete', 2900, 1200, 'usd', null, now() - interval '50 days'),
       ($1, 'sandbox', 'subscription', 'in_2', 2900, 0, 'usd', null, now() - interval '26 days'),
       ($2, 'sandbox', 'subscription', 'in_3', 2900, 0, 'usd', null, now() - interval '26 days'),
       ($3, 'sandbox', 'subscription', 'in_4', 2900, 2900, 'usd', null, now() - interval '90 days')`,
    [paying.id, leaving.id, former.id]
  )
  await client.query(
    `insert into checkouts (user_id, provider, kind, status, provider_id, completed_at) values
       ($1, 'sandbox', 'pack', 'complete', 'cs_complete', now()), ($1, 'sandbox', 'pack', 'processing', 'cs_processing', null),
       ($1, 'sandbox', 'pack', 'failed', 'cs_failed', null), ($1, 'sandbox', 'pack', 'refused', 'cs_refused', null),
       ($1, 'sandbox', 'pack', 'expired', 'cs_expired', null)`,
    [paying.id]
  )
}

/** Whose grants a row changes, where it says so. */
const SOURCE_OF: Record<string, string> = {
  'refund:ch_1:1200': 'pack',
  'dispute:dp_1': 'subscription',
}

interface Grant {
  id: number
  kind: Kind
  source: string
  amount: number
  left: number
  days: number
}

/** Grants with what is left of them, and rows whose balances add up. */
async function writeLedger(client: pg.Client, userId: number, rows: readonly Row[]): Promise<void> {
  const grants: Grant[] = []
  const entries = rows.map(([days, kind, reason, change, note, work]) => {
    if (reason === 'grant') {
      const id = userId * 100 + grants.length
      grants.push({ id, kind, source: note!, amount: change, left: 0, days })
    }
    const changes = share(
      reason === 'grant' ? grants.slice(-1) : grants.filter((grant) => grant.kind === kind),
      change,
      note && (SOURCE_OF[note] ?? note)
    )
    const balance = grants.reduce((sum, it) => sum + (it.kind === kind ? it.left : 0), 0)
    return { days, kind, reason, change, note, work, balance, changes }
  })
  for (const { id, days, kind, amount, source, left } of grants) {
    await client.query(
      `insert into credit_grants (id, user_id, kind, source, source_key, amount, remaining, created_at, expires_at)
         overriding system value
       values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(days => $8),
         case when $4 = 'subscription' then now() + make_interval(days => 33 - $8) end)`,
      [id, userId, kind, source, source === 'pack' ? 'cs_complete' : `in_${id}`, amount, left, days]
    )
  }
  for (const { days, kind, reason, change, note, work, balance, changes } of entries) {
    await client.query(
      `with generation as (
         insert into generations (user_id, product_id, kind, engine, state, params, finished_at, deadline_at)
           select $1, ${SAMPLE_PRODUCT}, $7, 'local', 'succeeded', '{}', now(), now() where $7::text is not null
           returning id),
       entry as (
         insert into credit_entries (user_id, kind, reason, change, balance, reference, created_at, generation_id)
         select $1, $2, $3, $4, $5, $6, now() - make_interval(days => $8), (select id from generation) returning id)
       insert into credit_allocations (entry_id, grant_id, change)
         select entry.id, a.* from entry, unnest($9::bigint[], $10::int[]) a`,
      [
        ...[userId, kind, reason, change, balance, note?.includes(':') ? note : null, work ?? null],
        ...[days, changes.map(({ id }) => id), changes.map(({ by }) => by)],
      ]
    )
  }
}

/** Spreads a change over grants, those of a month first. */
function share(grants: Grant[], change: number, source: string | undefined) {
  const touched = grants
    .filter((grant) => !source || grant.source === source)
    .toSorted((a, b) => Number(b.source === 'subscription') - Number(a.source === 'subscription'))
  const changes: { id: number; by: number }[] = []
  let missing = change
  for (const grant of touched) {
    const by =
      change < 0 ? Math.max(missing, -grant.left) : Math.min(missing, grant.amount - grant.left)
    if (by === 0) continue
    grant.left += by
    missing -= by
    changes.push({ id: grant.id, by })
  }
  return changes
}
