import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { reconcile } from '#app/billing/actions/reconcile'
import { paySession } from '#app/billing/sandbox/actions/pay_session'
import { takeNextStep } from '#app/billing/sandbox/actions/renew_subscription'
import { lockSubscription } from '#app/billing/sandbox/actions/subscription_actions'
import type { CheckoutSession, Invoice } from '#app/billing/sandbox/objects/types'
import { findPrice, forgetPrice } from '#app/billing/stripe/find_price'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncCheckoutSession } from '#app/billing/syncs/sync_checkout_session'
import { syncInvoice } from '#app/billing/syncs/sync_invoice'
import { PACK, PLAN } from '#config/billing'
import { sql } from '#app/shell/sql'
import {
  goToPay,
  paymentsOf,
  subscribe,
  unheard,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'

/** Changes what the provider knows of a session without a word about it. */
const changeSession = (id: string, fields: Partial<CheckoutSession>) =>
  unheard(async (work) => work.change(await work.lock('checkout.session', id), fields))

/** Lets another price be sold under our name for as long as something runs. */
async function whilePriced(
  { lookupKey, amount }: { lookupKey: string; amount: number },
  currency: string,
  other: number,
  run: () => Promise<void>
): Promise<void> {
  const ours = await stripe().prices.retrieve(await findPrice(lookupKey))
  const sell = (of: string, for_: number) =>
    stripe().prices.create({
      product: ours.product as string,
      currency: of,
      unit_amount: for_,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      ...(ours.recurring ? { recurring: { interval: ours.recurring.interval } } : {}),
    })
  await sell(currency, other)
  forgetPrice(lookupKey)
  try {
    await run()
  } finally {
    await sell('usd', amount)
    forgetPrice(lookupKey)
  }
}

/** The jobs of messages that could not be handled wait for their next try, which others need not wait for. */
function settleMessages(userId: number): Promise<unknown> {
  return sql(
    db.connection(),
    `update webhook_events set status = 'handled' where status = 'pending'
       and customer_id = (select provider_id from customers where user_id = ?)`,
    [userId]
  )
}

test.group('Amounts and currencies that are not ours', () => {
  test('a price that was changed at the provider is not sold', async ({ assert }) => {
    const visitor = await signIn()
    const buyer = await signIn(await createSubscriber())
    for (const [currency, amount] of [
      ['usd', 1],
      ['usd', 99_900],
      ['eur', 2900],
    ] as const) {
      await whilePriced(PLAN, currency, amount, async () => {
        const answer = await visitor.post('/checkout', {})
        assert.equal(answer.status, 502)
        assert.equal((await answer.json()).message, 'Something went wrong. Please try again.')
      })
      await whilePriced(PACK, currency, amount, async () => {
        assert.equal((await buyer.post('/credits/checkout', {})).status, 502)
      })
    }
    const open = await sql(
      db.connection(),
      `select 1 from sandbox_objects where type = 'checkout.session' and data->>'status' = 'open'
         and data->>'client_reference_id' = any(?)`,
      [[String(visitor.user.id), String(buyer.user.id)]]
    )
    assert.lengthOf(open, 0)
    const session = await stripe().checkout.sessions.retrieve(await goToPay(visitor))
    assert.equal(session.amount_total, 2900)
  })

  test('a page that was opened before the price was changed is not gone on with', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const before = await goToPay(visitor)
    await changeSession(before, { amount_subtotal: 1900, amount_total: 1900 })
    assert.notEqual(await goToPay(visitor), before)
    assert.equal((await stripe().checkout.sessions.retrieve(before)).status, 'expired')
  })

  test('a pack that was paid with less, or with other money, brings nothing and is reported', async ({
    assert,
  }) => {
    const ours = { amount_subtotal: 2900, amount_total: 2900, currency: 'usd' }
    for (const fields of [{ amount_subtotal: 1, amount_total: 1 }, { currency: 'jpy' }]) {
      const buyer = await signIn(await createSubscriber())
      const { id } = buyer.user
      const session = await goToPay(buyer, '/credits/checkout')
      await changeSession(session, fields)
      await paySession(session, 'succeeds')
      const paid = /was paid with \d+ (usd|jpy), not with 2900 usd/
      await assert.rejects(() => syncCheckoutSession(session), paid)
      assert.include((await reconcile()).unresolved, `sessions ${session}`)
      assert.deepEqual(await paymentsOf(id), [])
      assert.equal(await creditsOf(id, 'image'), 5)

      await changeSession(session, ours)
      assert.include((await reconcile()).repaired, `sessions ${session}`)
      assert.equal(await creditsOf(id, 'image'), 105)
      await settleMessages(id)
    }
  })

  test('a month that was paid in other money brings nothing and is reported', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    const { subscription } = await subscribe(visitor, id)
    await untilHandled()
    const invoice = await unheard(async (work) => {
      const held = await lockSubscription(work, subscription.provider_id)
      await takeNextStep(work, held)
      const { latest_invoice: latest } = held.subscription
      await work.change<Invoice>(await work.lock('invoice', latest!), { currency: 'eur' })
      return latest!
    })
    await assert.rejects(() => syncInvoice(invoice), /was paid in eur, not in usd/)
    assert.lengthOf(await paymentsOf(id), 1)
    assert.equal(await creditsOf(id, 'image'), 105)
    await unheard(async (work) =>
      work.change<Invoice>(await work.lock('invoice', invoice), { currency: 'usd' })
    )
    await syncInvoice(invoice)
    assert.equal(await creditsOf(id, 'image'), 205)
  })
})
