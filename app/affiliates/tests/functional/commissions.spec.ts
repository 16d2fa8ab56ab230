import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { closeDispute, openDispute } from '#sandboxes/stripe/actions/return_money'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import { inSandbox } from '#sandboxes/stripe/sandbox_work'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncCharge } from '#app/billing/syncs/sync_charge'
import { syncDispute } from '#app/billing/syncs/sync_dispute'
import { syncInvoice } from '#app/billing/syncs/sync_invoice'
import { listBrokenAffiliateLedgers } from '#app/affiliates/queries/list_broken_affiliate_ledgers'
import { listSignals } from '#app/affiliates/queries/list_signals'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import {
  affiliateBy,
  affiliateEntries,
  createAffiliate,
  referralOf,
  signUp,
} from '#tests/support/affiliates/affiliate'
import {
  chargeOf,
  goToPay,
  nextMonth,
  paymentsOf,
  subscribe,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

/** An affiliate, somebody whom they brought, and their first month. */
async function referredSale(path?: string) {
  const owner = await createMerchant()
  const affiliate = await createAffiliate(owner)
  const buyer = await signUp(`/?ref=${affiliate.code}&campaign=blog`)
  const { payment, subscription } = await subscribe(buyer, buyer.userId, path)
  await untilHandled()
  return { owner, affiliate, buyer, payment, subscription, charge: await chargeOf(payment) }
}

const dispute = (charge: string) =>
  inSandbox(async (work) => openDispute(work, await work.lock('charge', charge)))

const close = (id: string, status: 'won' | 'lost') =>
  inSandbox(async (work) => closeDispute(work, await work.lock('dispute', id), status))

const untilDispute = async (userId: number, state: string) => {
  await until(async () => (await paymentsOf(userId))[0]!.dispute === state)
  await untilHandled()
}

test.group('Commissions', (group) => {
  group.teardown(async () => {
    const broken = await listBrokenAffiliateLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('a sale earns 20 %, every month anew, and is seen on the dashboard', async ({ assert }) => {
    const { owner, affiliate, buyer, subscription } = await referredSale()
    assert.deepEqual(await affiliateEntries(affiliate.id), [['commission', 580]])
    await nextMonth(subscription.provider_id)
    await until(async () => (await paymentsOf(buyer.userId)).length === 2)
    await untilHandled()
    const { stats, paidConversions, registrationConversions, campaigns } = (
      await (await signIn(owner)).visit('/affiliate')
    ).props
    assert.deepEqual(stats, {
      total_clicks: 1,
      total_paid_conversions: 1,
      total_registration_conversions: 1,
      total_earnings: 11.6,
      conversion_rate: 100,
      paid_conversion_rate: 100,
      current_balance: 11.6,
    })
    const earned = paidConversions.map(({ earnings }: { earnings: number }) => earnings)
    assert.equal(
      earned.reduce((sum: number, it: number) => sum + it, 0),
      11.6
    )
    assert.equal(registrationConversions[0].count, 1)
    assert.equal(campaigns.find(({ name }: { name: string }) => name === 'blog').earnings, 11.6)
    assert.isNotNull((await referralOf(buyer.userId))!.converted_at)
  })

  test('it is held for 30 days', async ({ assert }) => {
    const { affiliate } = await referredSale()
    const { days } = firstOf(
      await sql<{ days: number }>(
        db.connection(),
        `select extract(day from e.available_at - p.paid_at)::int as days
       from affiliate_entries e join payments p on p.id = e.payment_id where e.affiliate_id = ?`,
        [affiliate.id]
      )
    )
    assert.equal(days, 30)
  })

  test('what a coupon takes off earns nothing', async ({ assert }) => {
    const { affiliate } = await referredSale('/checkout?coupon=50OFF')
    assert.deepEqual(await affiliateEntries(affiliate.id), [['commission', 290]])
  })

  test('packs earn too, and count no second conversion', async ({ assert }) => {
    const { affiliate, buyer } = await referredSale()
    await paySession(await goToPay(buyer, '/credits/checkout'), 'succeeds')
    await until(async () => (await paymentsOf(buyer.userId)).length === 2)
    await untilHandled()
    const { earnings, paid_conversions: paid } = await affiliateBy(affiliate.code)
    assert.equal(earnings, 1160)
    assert.equal(paid, 1)
  })

  test('messages that come again book nothing', async ({ assert }) => {
    const { affiliate, payment, charge } = await referredSale()
    await Promise.all([
      syncInvoice(payment.provider_id),
      syncCharge(charge),
      syncInvoice(payment.provider_id),
    ])
    assert.deepEqual(await affiliateEntries(affiliate.id), [['commission', 580]])
  })

  test('sales to others earn nothing', async ({ assert }) => {
    const affiliate = await createAffiliate()
    const buyer = await signUp(null)
    await subscribe(buyer, buyer.userId)
    await untilHandled()
    assert.equal((await affiliateBy(affiliate.code)).balance, 0)
  })

  test('refunds take their part back; all of it, and the conversion goes too', async ({
    assert,
  }) => {
    const { affiliate, buyer, charge } = await referredSale()
    const refund = async (amount: number | undefined, total: number) => {
      await stripe().refunds.create({ charge, amount })
      await until(async () => (await paymentsOf(buyer.userId))[0]!.refunded === total)
      await untilHandled()
    }
    await refund(999, 999)
    // 20 % of 1901 is 380.2.
    assert.deepEqual((await affiliateEntries(affiliate.id)).at(-1), ['reversal', -200])
    assert.equal((await affiliateBy(affiliate.code)).paid_conversions, 1)
    await refund(undefined, 2900)
    const { balance, earnings, paid_conversions: paid } = await affiliateBy(affiliate.code)
    assert.deepEqual([balance, earnings, paid], [0, 0, 0])
    assert.isNull((await referralOf(buyer.userId))!.converted_at)
  })

  test('a dispute takes the commission, won it comes back', async ({ assert }) => {
    const { affiliate, buyer, charge } = await referredSale()
    const { id } = await dispute(charge)
    await untilDispute(buyer.userId, 'open')
    assert.equal((await affiliateBy(affiliate.code)).balance, 0)
    await close(id, 'won')
    await untilDispute(buyer.userId, 'won')
    assert.deepEqual(await affiliateEntries(affiliate.id), [
      ['commission', 580],
      ['reversal', -580],
      ['commission', 580],
    ])
    assert.equal((await affiliateBy(affiliate.code)).paid_conversions, 1)
  })

  test('a dispute that is lost keeps it', async ({ assert }) => {
    const { affiliate, buyer, charge } = await referredSale()
    const { id } = await dispute(charge)
    await close(id, 'lost')
    await untilDispute(buyer.userId, 'lost')
    assert.equal((await affiliateBy(affiliate.code)).balance, 0)
  })

  test('nobody earns by their own card', async ({ assert }) => {
    const { owner, affiliate, buyer, payment, charge } = await referredSale()
    await sql(db.connection(), `update payments set card = 'same' where id = ?`, [payment.id])
    await sql(
      db.connection(),
      `insert into payments (user_id, provider, kind, provider_id, amount, currency, paid_at, card)
       values (?, 'sandbox', 'pack', ?, 2900, 'usd', now(), 'same')`,
      [owner.id, `own-${owner.id}`]
    )
    await stripe().refunds.create({ charge, amount: 1 })
    await until(async () => (await paymentsOf(buyer.userId))[0]!.refunded === 1)
    await untilHandled()
    assert.equal((await affiliateBy(affiliate.code)).balance, 0)
  })

  test('what was earned stays when the buyer deletes the account', async ({ assert }) => {
    const { affiliate, buyer } = await referredSale()
    await deleteAccount({ userId: buyer.userId, deleteTeams: true })
    const { balance, registrations } = await affiliateBy(affiliate.code)
    assert.deepEqual([balance, registrations], [580, 1])
  })

  test('money that goes back once the account is deleted takes it along', async ({ assert }) => {
    const { affiliate, buyer, charge } = await referredSale()
    await deleteAccount({ userId: buyer.userId, deleteTeams: true })
    await stripe().refunds.create({ charge, amount: 999 })
    await syncCharge(charge)
    assert.deepEqual((await affiliateEntries(affiliate.id)).at(-1), ['reversal', -200])
    await stripe().refunds.create({ charge })
    await syncCharge(charge)
    await syncCharge(charge)
    await untilHandled()
    assert.deepEqual(await affiliateEntries(affiliate.id), [
      ['commission', 580],
      ['reversal', -200],
      ['reversal', -380],
    ])
    const { balance, earnings } = await affiliateBy(affiliate.code)
    assert.deepEqual([balance, earnings], [0, 0])
    const signals = (await listSignals()).filter(({ code }) => code === affiliate.code)
    assert.deepEqual(
      signals.map(({ kind, users }) => [kind, users]),
      [['instant_refunds', 1]]
    )
  }).tags(['@long'])

  test('so does a dispute, and won it comes back', async ({ assert }) => {
    const { affiliate, buyer, charge } = await referredSale()
    await deleteAccount({ userId: buyer.userId, deleteTeams: true })
    const { id } = await dispute(charge)
    await syncDispute(id)
    assert.equal((await affiliateBy(affiliate.code)).balance, 0)
    await close(id, 'won')
    await syncDispute(id)
    assert.equal((await affiliateBy(affiliate.code)).balance, 580)
  })

  test('an affiliate who deletes the account leaves the ledger without a name', async ({
    assert,
  }) => {
    const { owner, affiliate, buyer } = await referredSale()
    await deleteAccount({ userId: owner.id, deleteTeams: true })
    assert.isEmpty(
      await sql(db.connection(), 'select 1 from affiliates where code = ?', [affiliate.code])
    )
    assert.isNull(await referralOf(buyer.userId))
    const records = await sql<{ data: { change: number } }>(
      db.connection(),
      `select data from accounting_records where former_user_id = ? and kind = 'affiliate_entry'`,
      [owner.id]
    )
    assert.deepEqual(
      records.map(({ data }) => data.change),
      [580]
    )
    assert.notInclude(JSON.stringify(records), owner.email)
  })
})
