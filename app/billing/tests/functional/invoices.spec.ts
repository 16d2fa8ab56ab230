import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Stripe } from 'stripe'
import { checkoutParams, type CheckoutKind, OFFERS } from '#app/billing/actions/checkout_params'
import { reconcile } from '#app/billing/actions/reconcile'
import type { BillingDetails } from '#app/billing/sandbox/billing_details'
import { paySession } from '#app/billing/sandbox/actions/pay_session'
import { findPrice } from '#app/billing/stripe/find_price'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncInvoice } from '#app/billing/syncs/sync_invoice'
import { sql } from '#app/shell/sql'
import { affiliateEntries, createAffiliate, signUp } from '#tests/support/affiliates/affiliate'
import {
  chargeOf,
  goToPay,
  nextMonth,
  paymentsOf,
  subscribe,
  subscriptionsOf,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

const BERLIN: BillingDetails = {
  name: 'Lampen Müller GmbH',
  line1: 'Hauptstraße 1',
  line2: '',
  postal_code: '10115',
  city: 'Berlin',
  state: '',
  country: 'DE',
  vat_number: '',
}

const WITH_NUMBER = { ...BERLIN, vat_number: 'DE 123 456 789' }

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

const knowCustomer = (userId: number, customer: string) =>
  sql(
    db.connection(),
    `insert into customers (user_id, provider, provider_id) values (?, 'sandbox', ?)`,
    [userId, customer]
  )

const invoicesOf = async (customer: string) =>
  (await stripe().invoices.list({ customer })).data as Stripe.Invoice[]

const taxesOf = (userId: number) =>
  sql<{ amount: number; tax: number }>(
    db.connection(),
    'select amount, tax from payments where user_id = ? order by id',
    [userId]
  )

const untilBooked = (userId: number, count: number) =>
  until(async () => (await paymentsOf(userId)).length === count)

test.group('Invoices', () => {
  test('a pack brings one, to whom the buyer says, and it grants nothing twice', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    await subscribe(visitor, id)
    const session = await goToPay(visitor, '/credits/checkout')
    const paid = await visitor.post(`/sandbox/pay/${session}`, {
      card: 'succeeds',
      billing: WITH_NUMBER,
    })
    assert.equal(paid.status, 200)
    await untilBooked(id, 2)
    await untilHandled()
    const { invoice, customer } = await stripe().checkout.sessions.retrieve(session, {
      expand: ['invoice'],
    })
    const made = invoice as Stripe.Invoice
    assert.equal(made.customer_name, 'Lampen Müller GmbH')
    assert.equal(made.customer_address?.line1, 'Hauptstraße 1')
    assert.deepEqual(made.customer_tax_ids, [{ type: 'eu_vat', value: 'DE123456789' }])
    assert.equal(made.metadata?.kind, 'pack')
    const before = await creditsOf(id, 'image')
    await syncInvoice(made.id)
    await reconcile()
    assert.equal(await creditsOf(id, 'image'), before)
    assert.lengthOf(await paymentsOf(id), 2)

    // The next page knows it all.
    const next = await goToPay(visitor, '/credits/checkout')
    const { billing } = (await visitor.visit(`/sandbox/pay/${next}`)).props
    assert.deepEqual(billing.known, { ...BERLIN, vat_number: 'DE123456789' })

    // Billing page and portal lead to it.
    const [latest] = (await visitor.visit('/billing')).props.payments
    const link = await visitor.get(`/billing/payments/${latest.id}/invoice`)
    assert.equal(new URL(link.headers.get('location')!).pathname, `/sandbox/invoices/${made.id}`)
    const { url } = await stripe().billingPortal.sessions.create({ customer: customer as string })
    const { invoices } = (await visitor.visit(new URL(url).pathname)).props
    assert.lengthOf(invoices, 2)
    const shown = (await visitor.visit(`/sandbox/invoices/${made.id}`)).props.invoice
    assert.equal(shown.billed_to.vat_number, 'DE123456789')
    assert.deepEqual(shown.billed_to.lines, ['Hauptstraße 1', '10115 Berlin'])
  })

  test('others have no way to the invoice of a payment', async ({ assert }) => {
    const visitor = await signIn()
    const { payment } = await subscribe(visitor, visitor.user.id)
    const other = await signIn()
    const answer = await other.get(`/billing/payments/${payment.id}/invoice`)
    assert.equal(answer.status, 404)
  })

  test('a wrong VAT number is refused at its field, and nothing is taken', async ({ assert }) => {
    const visitor = await signIn()
    const session = await goToPay(visitor)
    const answer = await visitor.post(`/sandbox/pay/${session}`, {
      card: 'succeeds',
      billing: { ...BERLIN, name: '', vat_number: 'DE12' },
    })
    assert.equal(answer.status, 422)
    const { errors } = await answer.json()
    assert.sameMembers(Object.keys(errors), ['billing.name', 'billing.vat_number'])
    assert.match(errors['billing.vat_number'][0], /not a VAT number/)
    assert.equal((await stripe().checkout.sessions.retrieve(session)).status, 'open')
  })

  test('who they are to can be changed in the portal, for the next ones', async ({ assert }) => {
    const visitor = await signIn()
    const { subscription } = await subscribe(visitor, visitor.user.id)
    const { customer } = await stripe().subscriptions.retrieve(subscription.provider_id)
    const { url } = await stripe().billingPortal.sessions.create({ customer: customer as string })
    const path = `${new URL(url).pathname}/details`
    const refused = await visitor.post(path, { billing: { ...BERLIN, vat_number: 'ATU1' } })
    assert.equal(refused.status, 422)
    assert.equal((await visitor.post(path, { billing: WITH_NUMBER })).status, 204)
    await nextMonth(subscription.provider_id)
    const [later, first] = await invoicesOf(customer as string)
    assert.equal(later.customer_address?.city, 'Berlin')
    assert.isNull(first.customer_address)
  })

  test('a pack whose money goes back before it was heard of is booked, and then taken back', async ({
    assert,
  }) => {
    const { user } = await signIn()
    const { id: customer } = await stripe().customers.create({})
    const session = await stripe().checkout.sessions.create(
      checkoutParams(
        { id: 0, user_id: user.id, kind: 'pack', coupon: null, amount: null, provider_id: null },
        customer,
        await findPrice(OFFERS.pack.lookupKey)
      )
    )
    await paySession(session.id, 'succeeds')
    await untilHandled()
    assert.deepEqual(await paymentsOf(user.id), [])
    await knowCustomer(user.id, customer)
    const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(session.id)
    await stripe().refunds.create({ payment_intent: intent as string })
    await until(async () => (await paymentsOf(user.id))[0]?.refunded === 2900)
  })
})

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
    const [invoice] = await invoicesOf(customer)
    assert.equal(invoice.total, 3480)
    assert.equal(invoice.total_excluding_tax, 2900)

    // Half of what was paid goes back, tax and all: half of the credits, half of the commission.
    const [payment] = await paymentsOf(userId)
    await stripe().refunds.create({ charge: await chargeOf(payment), amount: 1740 })
    await until(async () => (await paymentsOf(userId))[0].refunded === 1740)
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
    const [subscription] = await until(async () => {
      const found = await subscriptionsOf(userId)
      return found.length > 0 ? found : null
    })
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
