import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { holdAffiliate, releaseAffiliate } from '#app/affiliates/actions/hold_affiliate'
import { sweepReferralTraces } from '#app/affiliates/actions/sweep_referral_traces'
import { listSignals } from '#app/affiliates/queries/list_signals'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import {
  affiliateBy,
  createAffiliate,
  type StoredAffiliate,
} from '#tests/support/affiliates/affiliate'
import { createMerchant } from '#tests/support/merchant'

const client = () => db.connection()

/** Somebody whom the affiliate brought. */
async function refer({ id }: StoredAffiliate, network: string | null = null): Promise<number> {
  const { id: userId } = await createMerchant()
  const hash = network && createHash('sha256').update(network).digest('hex').slice(0, 32)
  await sql(
    client(),
    `insert into referrals (user_id, affiliate_id, source, network) values (?, ?, 'link', decode(?, 'hex'))`,
    [userId, id, hash]
  )
  return userId
}

async function pay(userId: number, card: string | null, refunded = 0): Promise<number> {
  const { id } = firstOf(
    await sql<{ id: number }>(
      client(),
      `insert into payments (user_id, provider, kind, provider_id, amount, refunded, currency, paid_at, card)
     values (?, 'sandbox', 'pack', gen_random_uuid()::text, 2900, ?, 'usd', now() - interval '1 day', ?) returning id`,
      [userId, refunded, card]
    )
  )
  return id
}

const signalsOf = async ({ code }: StoredAffiliate) =>
  (await listSignals()).filter((it) => it.code === code).map(({ kind, users }) => [kind, users])

test.group('Signs of fraud', () => {
  test('there are none where everybody has a card and a place of their own', async ({ assert }) => {
    const affiliate = await createAffiliate()
    for (const [card, network] of [
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'x'],
    ]) {
      await pay(await refer(affiliate, `${affiliate.code} ${network}`), `${affiliate.code} ${card}`)
    }
    assert.deepEqual(await signalsOf(affiliate), [])
  })

  test('shared cards, the own card, shared networks and the own one are told', async ({
    assert,
  }) => {
    const affiliate = await createAffiliate()
    await pay(affiliate.user_id, `${affiliate.code} own`)
    for (let i = 0; i < 2; i++) await pay(await refer(affiliate), `${affiliate.code} own`)
    for (let i = 0; i < 3; i++) await refer(affiliate, affiliate.code)
    await sql(
      client(),
      `update affiliates a set network = (select network from referrals r
         where r.affiliate_id = a.id and network is not null limit 1) where id = ?`,
      [affiliate.id]
    )
    assert.deepEqual((await signalsOf(affiliate)).sort(), [
      ['own_card', 2],
      ['own_network', 3],
      ['same_card', 2],
      ['same_network', 3],
    ])
  })

  test('money that goes back at once is told', async ({ assert }) => {
    const affiliate = await createAffiliate()
    const payment = await pay(await refer(affiliate), null, 2900)
    await sql(
      client(),
      `insert into affiliate_entries (affiliate_id, reason, change, balance, payment_id, available_at)
       values (:id, 'commission', 580, 580, :payment, now()), (:id, 'reversal', -580, 0, :payment, now())`,
      { id: affiliate.id, payment }
    )
    assert.deepEqual(await signalsOf(affiliate), [['instant_refunds', 1]])
  })

  test('the operator holds payouts and lets them go on', async ({ assert }) => {
    const { code } = await createAffiliate()
    assert.isTrue(await holdAffiliate(client(), code, 'Shared card'))
    const { held_at: heldAt } = await affiliateBy(code)
    assert.instanceOf(heldAt, Date)
    await holdAffiliate(client(), code, 'Shared card and network')
    assert.deepEqual((await affiliateBy(code)).held_at, heldAt)
    assert.isTrue(await releaseAffiliate(client(), code))
    assert.isNull((await affiliateBy(code)).held_at)
    assert.isFalse(await holdAffiliate(client(), 'nobodyxx', 'x'))
    assert.isFalse(await releaseAffiliate(client(), 'nobodyxx'))
  })
})

test('what was only needed for a while goes, the sums stay', async ({ assert }) => {
  const affiliate = await createAffiliate()
  const [recent, old] = [await refer(affiliate, 'x'), await refer(affiliate, 'x')]
  await sql(
    client(),
    `update referrals set created_at = now() - interval '91 days' where user_id = ?`,
    [old]
  )
  await sql(
    client(),
    `insert into referral_clicks (affiliate_id, day, visitor)
     select ?, (now() at time zone 'utc')::date - n, decode('00', 'hex') from generate_series(0, 5) n`,
    [affiliate.id]
  )
  await sql(
    client(),
    `insert into affiliate_days (affiliate_id, day, clicks)
     select ?, (now() at time zone 'utc')::date - n, 1 from generate_series(0, 5) n`,
    [affiliate.id]
  )
  await sql(client(), 'update affiliates set clicks = 6 where id = ?', [affiliate.id])
  await sql(
    client(),
    `insert into referral_keys (day, key) values ((now() at time zone 'utc')::date - 2, '\\x00') on conflict do nothing`
  )
  await sweepReferralTraces()
  const counts = await sql<{ clicks: number; keys: number; days: number }>(
    client(),
    `select (select count(*) from referral_clicks where affiliate_id = :id) as clicks,
       (select count(*) from referral_keys where day < (now() at time zone 'utc')::date - 1) as keys,
       (select count(*) from affiliate_days where affiliate_id = :id) as days`,
    { id: affiliate.id }
  )
  assert.deepEqual(counts, [{ clicks: 2, keys: 0, days: 6 }])
  const networks = await sql<{ user_id: number }>(
    client(),
    'select user_id from referrals where affiliate_id = ? and network is not null',
    [affiliate.id]
  )
  assert.deepEqual(networks, [{ user_id: recent }])
})
