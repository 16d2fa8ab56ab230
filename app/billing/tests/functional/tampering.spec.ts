import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { reconcile } from '#app/billing/actions/reconcile'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import { takeNextStep } from '#sandboxes/stripe/actions/renew_subscription'
import { lockSubscription } from '#sandboxes/stripe/actions/subscription_actions'
import type { CheckoutSession, Invoice } from '#sandboxes/stripe/objects/types'
import { findPrice, forgetPrice } from '#app/billing/stripe/find_price'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncInvoice } from '#app/billing/syncs/sync_invoice'
import { PACK, PLAN } from '#config/billing'
import { sql } from '#app/core/database/sql'
import {
  goToPay,
  paymentsOf,
  subscribe,
  unheard,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { queuedMails } from '#tests/support/mails'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'

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

const refusalsTo = async (email: string) =>
  (await queuedMails(email)).filter(({ kind }) => kind === 'payment_refused').length

const shownPacks = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.visit('/billing')).props.unsettled_packs.map(
    ({ state }: { state: string }) => state
  )

/** Has a pack paid for that the provider sells otherwise than we asked for. */
async function buyPack(fields: Partial<CheckoutSession>) {
  const buyer = await signIn(await createSubscriber())
  const session = await goToPay(buyer, '/credits/checkout')
  await changeSession(session, fields)
  await paySession(session, 'succeeds')
  await untilHandled()
  return { buyer, session }
}

interface Renewal {
  invoice?: Partial<Invoice>
  /** What its month costs from now on; cents. */
  price?: number
  /** What a month cost when it was sold; cents. */
  soldFor?: number
}

/** A subscriber whose next month was billed without a word about it. */
async function renewed({ invoice: fields, price, soldFor }: Renewal) {
  const visitor = await signIn()
  const { id, email } = visitor.user
  const { subscription } = await subscribe(visitor, id)
  await untilHandled()
  if (soldFor !== undefined) {
    await sql(db.connection(), 'update subscriptions set amount = ? where user_id = ?', [
      soldFor,
      id,
    ])
  }
  const invoice = await unheard(async (work) => {
    const held = await lockSubscription(work, subscription.provider_id)
    if (price !== undefined) held.subscription.items.data[0]!.price.unit_amount = price
    await takeNextStep(work, held)
    const { latest_invoice: latest } = held.subscription
    if (fields) await work.change<Invoice>(await work.lock('invoice', latest!), fields)
    return latest!
  })
  return { id, email, invoice }
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

  test('a pack that was paid with less, or with other money, brings nothing, and all are told', async ({
    assert,
  }) => {
    const ours = { amount_subtotal: 2900, amount_total: 2900, currency: 'usd' }
    for (const fields of [{ amount_subtotal: 1, amount_total: 1 }, { currency: 'jpy' }]) {
      const { buyer, session } = await buyPack(fields)
      const { id, email } = buyer.user
      assert.include((await reconcile()).unresolved, `sessions ${session}`)
      assert.deepEqual(await paymentsOf(id), [])
      assert.equal(await creditsOf(id, 'image'), 5)
      assert.equal(await refusalsTo(email), 1)
      const { props } = await buyer.visit(`/checkout/success?session_id=${session}`)
      assert.equal(props.checkout.state, 'refused')
      assert.deepEqual(await shownPacks(buyer), ['refused'])
      // The way back from the payment page does not ask for the money again.
      assert.equal((await buyer.get('/checkout/cancelled')).status, 302)

      await changeSession(session, ours)
      assert.include((await reconcile()).repaired, `sessions ${session}`)
      assert.equal(await creditsOf(id, 'image'), 105)
      assert.deepEqual(await shownPacks(buyer), [])
    }
  })

  test('a pack that was refused is no trouble any more once its money has gone back', async ({
    assert,
  }) => {
    const { buyer, session } = await buyPack({ amount_subtotal: 1, amount_total: 1 })
    const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(session)
    await stripe().refunds.create({ payment_intent: intent as string })
    await until(async () => (await shownPacks(buyer))[0] === 'returned')
    const { unresolved, repaired } = await reconcile()
    assert.notInclude([...unresolved, ...repaired], `sessions ${session}`)
    assert.equal(await creditsOf(buyer.user.id, 'image'), 5)
  })

  test('a month that was paid in other money brings nothing, and all are told', async ({
    assert,
  }) => {
    const { id, email, invoice } = await renewed({ invoice: { currency: 'eur' } })
    await syncInvoice(invoice)
    assert.lengthOf(await paymentsOf(id), 1)
    assert.equal(await creditsOf(id, 'image'), 105)
    assert.equal(await refusalsTo(email), 1)
    assert.include((await reconcile()).unresolved, `invoices ${invoice}`)
    await unheard(async (work) =>
      work.change<Invoice>(await work.lock('invoice', invoice), { currency: 'usd' })
    )
    await syncInvoice(invoice)
    assert.equal(await creditsOf(id, 'image'), 205)
  })

  test('a month of a subscription that was brought to a lower price brings nothing', async ({
    assert,
  }) => {
    const { id, email, invoice } = await renewed({ price: 500 })
    await syncInvoice(invoice)
    assert.equal(await creditsOf(id, 'image'), 105)
    assert.equal(await refusalsTo(email), 1)
    assert.include((await reconcile()).unresolved, `invoices ${invoice}`)
  })

  test('a month at the price that it was sold for counts, whatever the plan costs now', async ({
    assert,
  }) => {
    const { id, invoice } = await renewed({ price: 1900, soldFor: 1900 })
    await syncInvoice(invoice)
    assert.equal(await creditsOf(id, 'image'), 205)
    assert.equal((await paymentsOf(id))[1]!.amount, 1900)
  })

  test('a month that costs nothing, since it is tried out, is no paid month', async ({
    assert,
  }) => {
    const { id, email, invoice } = await renewed({ price: 0 })
    await syncInvoice(invoice)
    assert.equal(await creditsOf(id, 'image'), 105)
    assert.equal(await refusalsTo(email), 0)
    assert.notInclude((await reconcile()).unresolved, `invoices ${invoice}`)
  })
})
