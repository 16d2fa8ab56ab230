import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkoutParams, type CheckoutKind, OFFERS } from '#app/billing/actions/checkout_params'
import { reconcile } from '#app/billing/actions/reconcile'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import { findPrice } from '#app/billing/stripe/find_price'
import { stripe } from '#app/billing/stripe/stripe_client'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { affiliateEntries, createAffiliate, signUp } from '#tests/support/affiliates/affiliate'
import {
  BERLIN,
  invoicesOf,
  knowCustomer,
  untilBooked,
  WITH_NUMBER,
} from '#tests/support/billing/invoices'
import {
  chargeOf,
  nextMonth,
  paymentsOf,
  subscriptionsOf,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

interface Sale {
  userId: number
  kind: CheckoutKind
  customer: string
  /** Instead of the one that is sold. */
  price?: string
}

/** A payment page as it is made where Stripe Tax is on. */
async function taxedSession({ userId, kind, customer, price }: Sale) {
  const checkout = { id: 0, user_id: userId, kind, coupon: null, amount: null, provider_id: null }
  const params = checkoutParams(
    checkout,
    customer,
    price ?? (await findPrice(OFFERS[kind].lookupKey))
  )
  return stripe().checkout.sessions.create({ ...params, automatic_tax: { enabled: true } })
}

/** A user who is known to the payment provider. */
async function buyer(visitorOf: () => Promise<{ user: { id: number } }> = signIn) {
  const { id } = (await visitorOf()).user
  const customer = await stripe().customers.create({ metadata: { user_id: String(id) } })
  await knowCustomer(id, customer.id)
  return { userId: id, customer: customer.id }
}

const taxesOf = (userId: number) =>
  sql<{ amount: number; tax: number }>(
    db.connection(),
    'select amount, tax from payments where user_id = ? order by id',
    [userId]
  )

test.group('Tax', () => {
  test('comes on top, is kept apart, and earns no commission', async ({ assert }) => {
    const affiliate = await createAffiliate()
    const { userId } = await signUp(`/?ref=${affiliate.code}`)
    const { customer } = await buyer(async () => ({ user: { id: userId } }))
    const session = await taxedSession({ userId, kind: 'pack', customer })
    assert.equal(session.amount_total, 2900)
    await paySession(session.id, 'succeeds', BERLIN)
    await untilBooked(userId, 1)
    await untilHandled()
    assert.deepEqual(await taxesOf(userId), [{ amount: 3480, tax: 580 }])
    assert.equal(await creditsOf(userId, 'image'), 105)
    assert.deepEqual(await affiliateEntries(affiliate.id), [['commission', 580]])
    const invoice = firstOf(await invoicesOf(customer))
    assert.equal(invoice.total, 3480)
    assert.equal(invoice.total_excluding_tax, 2900)

    // Half of what was paid goes back, tax and all: half of the credits, half of the commission.
    const payment = firstOf(await paymentsOf(userId))
    await stripe().refunds.create({ charge: await chargeOf(payment), amount: 1740 })
    await until(async () => (await paymentsOf(userId))[0]!.refunded === 1740)
    await untilHandled()
    assert.equal(await creditsOf(userId, 'image'), 55)
    const entries = await affiliateEntries(affiliate.id)
    assert.equal(
      entries.reduce((sum, [, change]) => sum + change, 0),
      290
    )
    const { unresolved } = await reconcile()
    assert.deepEqual(
      unresolved.filter((line) => line.includes(session.id) || line.includes(invoice.id)),
      []
    )
  })

  test('is part of a price that includes it', async ({ assert }) => {
    const { userId, customer } = await buyer()
    const sold = await stripe().prices.retrieve(await findPrice(OFFERS.pack.lookupKey))
    const { id: price } = await stripe().prices.create({
      product: sold.product as string,
      currency: 'usd',
      unit_amount: 2900,
      tax_behavior: 'inclusive',
    })
    const session = await taxedSession({ userId, kind: 'pack', customer, price })
    await paySession(session.id, 'succeeds', BERLIN)
    await untilBooked(userId, 1)
    assert.deepEqual(await taxesOf(userId), [{ amount: 2900, tax: 483 }])
    assert.equal(await creditsOf(userId, 'image'), 105)
  })

  test('is due each month, and not of who has a VAT number', async ({ assert }) => {
    const { userId, customer } = await buyer()
    const session = await taxedSession({ userId, kind: 'subscription', customer })
    await paySession(session.id, 'succeeds', BERLIN)
    await untilBooked(userId, 1)
    const subscription = firstOf(
      await until(async () => {
        const found = await subscriptionsOf(userId)
        return found.length > 0 ? found : null
      })
    )
    await nextMonth(subscription.provider_id)
    await untilBooked(userId, 2)
    assert.deepEqual(await taxesOf(userId), [
      { amount: 3480, tax: 580 },
      { amount: 3480, tax: 580 },
    ])
    const business = await buyer()
    const other = await taxedSession({ ...business, kind: 'pack' })
    await paySession(other.id, 'succeeds', WITH_NUMBER)
    await untilBooked(business.userId, 1)
    assert.deepEqual(await taxesOf(business.userId), [{ amount: 2900, tax: 0 }])
  })

  test('is worked out anew when a card was declined and another country is named', async ({
    assert,
  }) => {
    const { userId, customer } = await buyer()
    const session = await taxedSession({ userId, kind: 'pack', customer })
    await paySession(session.id, 'declined', WITH_NUMBER)
    await paySession(session.id, 'succeeds', BERLIN)
    await untilBooked(userId, 1)
    assert.deepEqual(await taxesOf(userId), [{ amount: 3480, tax: 580 }])
  })

  test('needs a country, and a customer who may be given one', async ({ assert }) => {
    const { userId, customer } = await buyer()
    const session = await taxedSession({ userId, kind: 'pack', customer })
    await assert.rejects(() => paySession(session.id, 'succeeds'), /country/)
    const params = checkoutParams(
      { id: 0, user_id: userId, kind: 'pack', coupon: null, amount: null, provider_id: null },
      customer,
      await findPrice(OFFERS.pack.lookupKey)
    )
    await assert.rejects(
      () => stripe().checkout.sessions.create({ ...params, customer_update: { address: 'auto' } }),
      /customer_update\[name\]/
    )
    await assert.rejects(
      () =>
        stripe().checkout.sessions.create({
          ...params,
          automatic_tax: { enabled: true },
          customer_update: { name: 'auto' },
        }),
      /customer_update\[address\]/
    )
  })
})
