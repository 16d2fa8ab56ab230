import { test } from '@japa/runner'
import type Stripe from 'stripe'
import { firstOf } from '#app/core/elements'
import { PACK, PLAN } from '#config/billing'
import { confirmSession, paySession } from '../../actions/pay_session.js'
import { newCustomer, newSession, sandboxClient } from '../sandbox_client.js'

const stripe = sandboxClient()

/** Types of the events that a customer's objects have caused, the first first. */
async function eventsOf(customer: string): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => (object as { customer?: string }).customer === customer)
    .map(({ type }) => type)
    .reverse()
}

test.group('Checkout in the sandbox', () => {
  test('a paid subscription gives a subscription, a paid invoice and their events', async ({
    assert,
  }) => {
    const customer = await newCustomer(stripe, '42')
    const open = await newSession(stripe, {
      customer: customer.id,
      client_reference_id: '42',
      metadata: { kind: 'subscription' },
      subscription_data: { metadata: { user_id: '42' } },
    })
    assert.equal(open.status, 'open')
    assert.equal(open.payment_status, 'unpaid')
    assert.match(open.url!, /\/sandbox\/pay\/cs_test_/)
    assert.notProperty(open, 'line_items')

    const outcome = await paySession(open.id, 'succeeds')
    assert.deepEqual(outcome, {
      status: 'paid',
      url: `https://shop.test/success?session_id=${open.id}`,
    })
    const paid = await stripe.checkout.sessions.retrieve(open.id, {
      expand: ['subscription', 'invoice.payments', 'line_items'],
    })
    assert.equal(paid.status, 'complete')
    assert.equal(paid.payment_status, 'paid')
    assert.deepEqual(paid.metadata, { kind: 'subscription' })
    assert.equal(paid.line_items!.data[0]!.price!.lookup_key, PLAN.lookupKey)

    const subscription = paid.subscription as Stripe.Subscription
    assert.equal(subscription.status, 'active')
    assert.deepEqual(subscription.metadata, { user_id: '42' })
    const item = firstOf(subscription.items.data)
    const days = (item.current_period_end - item.current_period_start) / 86_400
    assert.isTrue(days >= 28 && days <= 31)

    const invoice = paid.invoice as Stripe.Invoice
    assert.equal(invoice.status, 'paid')
    assert.equal(invoice.billing_reason, 'subscription_create')
    assert.equal(invoice.amount_paid, PLAN.amount)
    assert.equal(invoice.parent!.subscription_details!.subscription, subscription.id)
    assert.equal(invoice.lines.data[0]!.period.end, item.current_period_end)
    assert.equal(subscription.latest_invoice, invoice.id)
    const intent = invoice.payments!.data[0]!.payment.payment_intent as string
    const found = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    })
    assert.equal(found.data[0]!.invoice, invoice.id)
    const charges = await stripe.charges.list({ payment_intent: intent })
    assert.equal(charges.data[0]!.amount, PLAN.amount)

    const events = await eventsOf(customer.id)
    for (const type of [
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'payment_intent.succeeded',
      'charge.succeeded',
      'checkout.session.completed',
    ]) {
      assert.lengthOf(
        events.filter((it) => it === type),
        1,
        type
      )
    }
  })

  test('a coupon halves the first payment', async ({ assert }) => {
    const open = await newSession(stripe, { discounts: [{ coupon: '50OFF' }] })
    assert.equal(open.amount_subtotal, 2900)
    assert.equal(open.amount_total, 1450)
    assert.equal(open.total_details!.amount_discount, 1450)
    await paySession(open.id, 'succeeds')
    const { data } = await stripe.invoices.list({ customer: open.customer as string })
    assert.equal(data[0]!.subtotal, 2900)
    assert.equal(data[0]!.amount_paid, 1450)
    assert.equal(data[0]!.total_discount_amounts![0]!.amount, 1450)
  })

  test('a pack is paid without a subscription', async ({ assert }) => {
    const open = await newSession(stripe, {
      mode: 'payment',
      payment_intent_data: { metadata: { kind: 'pack' } },
    })
    await paySession(open.id, 'succeeds')
    const paid = await stripe.checkout.sessions.retrieve(open.id, {
      expand: ['payment_intent.latest_charge'],
    })
    assert.isNull(paid.subscription)
    assert.isNull(paid.invoice)
    const intent = paid.payment_intent as Stripe.PaymentIntent
    assert.deepEqual(intent.metadata, { kind: 'pack' })
    assert.equal(intent.amount_received, PACK.amount)
    assert.equal((intent.latest_charge as Stripe.Charge).paid, true)
  })

  test('a pack with a receipt has an invoice of no subscription', async ({ assert }) => {
    const open = await newSession(stripe, { mode: 'payment', invoice_creation: { enabled: true } })
    await paySession(open.id, 'succeeds')
    const { invoice } = await stripe.checkout.sessions.retrieve(open.id, { expand: ['invoice'] })
    assert.isNull((invoice as Stripe.Invoice).parent)
    assert.equal((invoice as Stripe.Invoice).billing_reason, 'manual')
  })

  test('a declined card leaves the session open for another card', async ({ assert }) => {
    const open = await newSession(stripe, { mode: 'payment' })
    const declined = await paySession(open.id, 'declined')
    assert.equal(declined.status, 'declined')
    const poor = await paySession(open.id, 'insufficient_funds')
    assert.equal(poor.status, 'declined')
    const tried = await stripe.checkout.sessions.retrieve(open.id, { expand: ['payment_intent'] })
    assert.equal(tried.status, 'open')
    const intent = tried.payment_intent as Stripe.PaymentIntent
    assert.equal(intent.last_payment_error!.decline_code, 'insufficient_funds')
    assert.equal((await paySession(open.id, 'succeeds')).status, 'paid')
    const charges = await stripe.charges.list({ payment_intent: intent.id })
    assert.deepEqual(
      charges.data.map(({ status }) => status),
      ['succeeded', 'failed', 'failed']
    )
    assert.include(await eventsOf(open.customer as string), 'payment_intent.payment_failed')
  })

  test('a card that needs confirmation is charged only once confirmed', async ({ assert }) => {
    const open = await newSession(stripe)
    const asked = await paySession(open.id, 'needs_confirmation')
    if (asked.status !== 'confirm') throw new Error(asked.status)
    const refused = await confirmSession(open.id, asked.payment_intent, false)
    assert.equal(refused.status, 'declined')
    const again = await paySession(open.id, 'needs_confirmation')
    if (again.status !== 'confirm') throw new Error(again.status)
    const outcome = await confirmSession(open.id, again.payment_intent, true)
    assert.equal(outcome.status, 'paid')
  })

  test('a session is paid once, also by two windows at the same time', async ({ assert }) => {
    const open = await newSession(stripe)
    const outcomes = await Promise.allSettled([
      paySession(open.id, 'succeeds'),
      paySession(open.id, 'succeeds'),
    ])
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
    const { data } = await stripe.subscriptions.list({ customer: open.customer as string })
    assert.lengthOf(data, 1)
  })

  test('an expired session can be neither paid nor expired again', async ({ assert }) => {
    const open = await newSession(stripe)
    const expired = await stripe.checkout.sessions.expire(open.id)
    assert.equal(expired.status, 'expired')
    assert.isNull(expired.url)
    await assert.rejects(() => paySession(open.id, 'succeeds'), /expired/)
    await assert.rejects(() => stripe.checkout.sessions.expire(open.id), /expired/)
    assert.include(await eventsOf(open.customer as string), 'checkout.session.expired')
  })
})
