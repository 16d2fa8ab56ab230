import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { OldDatabase } from '#tests/support/old_database'

/** One user who has bought in the sandbox, one at Stripe, and one who never got as far as a payment page. */
const BEFORE = `
  insert into users (id, name, email) overriding system value
    select n, 'User ' || n, n || '@example.test' from unnest(array[901, 902, 903]) n;
  insert into customers (user_id, provider_id) values (901, 'cus_sandbox'), (902, 'cus_stripe');
  insert into subscriptions (user_id, provider_id, status)
    values (901, 'sub_sandbox', 'active'), (902, 'sub_stripe', 'active');
  insert into payments (user_id, kind, provider_id, amount, currency, paid_at)
    values (901, 'subscription', 'in_sandbox', 2900, 'usd', now()), (902, 'subscription', 'in_stripe', 2900, 'usd', now());
  insert into checkouts (user_id, kind, provider_id)
    values (901, 'subscription', 'cs_sandbox'), (901, 'pack', null), (902, 'pack', null), (903, 'pack', null);
  insert into webhook_events (id, type, payload, happened_at)
    values ('evt_sandbox', 'invoice.paid', '{}', now()), ('evt_stripe', 'invoice.paid', '{}', now());
  insert into sandbox_objects (id, type, created, data)
    select id, 'customer', now(), '{}' from unnest(array['cus_sandbox', 'sub_sandbox', 'in_sandbox', 'cs_sandbox', 'evt_sandbox']) id`

const PROVIDERS = `
  select 'customer ' || provider_id as what, provider from customers
  union all select 'subscription ' || provider_id, provider from subscriptions
  union all select 'payment ' || provider_id, provider from payments
  union all select 'visit of ' || user_id || ' ' || coalesce(provider_id, 'without a page'), provider from checkouts
  union all select 'message ' || id, provider from webhook_events
  order by 1`

test('what was bought before providers were remembered is told apart, and goes on', async ({
  assert,
  cleanup,
}) => {
  const old = await OldDatabase.at('0054')
  cleanup(() => old.drop())
  await old.client.rawQuery(BEFORE)
  await old.migrateTo('0055')
  const found = await sql<{ what: string; provider: string }>(old.client, PROVIDERS)
  assert.deepEqual(Object.fromEntries(found.map(({ what, provider }) => [what, provider])), {
    'customer cus_sandbox': 'sandbox',
    'customer cus_stripe': 'stripe',
    'subscription sub_sandbox': 'sandbox',
    'subscription sub_stripe': 'stripe',
    'payment in_sandbox': 'sandbox',
    'payment in_stripe': 'stripe',
    'visit of 901 cs_sandbox': 'sandbox',
    'visit of 901 without a page': 'sandbox',
    'visit of 902 without a page': 'stripe',
    'visit of 903 without a page': 'stripe',
    'message evt_sandbox': 'sandbox',
    'message evt_stripe': 'stripe',
  })
  await sql(
    old.client,
    `insert into customers (user_id, provider, provider_id) values (902, 'sandbox', 'cus_both')`
  )

  await old.migrateTo('9999')
  const add = (id: string) =>
    sql(
      old.client,
      `insert into customers (user_id, provider, provider_id) values (902, 'stripe', '${id}')`
    )
  await assert.rejects(() => add('cus_second'), /customers_one_live/)
  await sql(old.client, `update customers set deleted_at = now() where provider_id = 'cus_stripe'`)
  await add('cus_second')
  await assert.rejects(() => add('cus_both'), /customers_pkey/)
  await sql(old.client, `update checkouts set status = 'refused' where provider_id = 'cs_sandbox'`)
})
