import { test } from '@japa/runner'
import type Stripe from 'stripe'
import { firstOf, firstOnes } from '#app/core/elements'
import { PLAN } from '#config/billing'
import { paySession } from '../../actions/pay_session.js'
import { newSession, sandboxClient } from '../sandbox_client.js'
import { makeMember, type Member } from '../sandbox_member.js'

const stripe = sandboxClient()

const subscriptionOf = ({ subscription }: Member) => stripe.subscriptions.retrieve(subscription)

async function invoicesOf({ customer }: Member): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ customer })).data
}

async function latestCharge({ customer }: Member): Promise<Stripe.Charge> {
  return (await stripe.charges.list({ customer, limit: 1 })).data[0]!
}

/** Types of the events about an object, the last first. */
async function eventsOf(id: string): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => (object as { id?: string }).id === id)
    .map(({ type }) => type)
}

test.group('Subscriptions in the sandbox', () => {
  test('the next month is billed in full, after a first one at half the price', async ({
    assert,
  }) => {
    const member = await makeMember(stripe, { discounts: [{ coupon: '50OFF' }] })
    const before = firstOf((await subscriptionOf(member)).items.data)
    await member.act('next-step')
    const subscription = await subscriptionOf(member)
    const item = firstOf(subscription.items.data)
    assert.equal(item.current_period_start, before.current_period_end)
    assert.isAbove(item.current_period_end, before.current_period_end + 27 * 86_400)
    const [renewal, first] = firstOnes(await invoicesOf(member), 2)
    assert.equal(renewal.billing_reason, 'subscription_cycle')
    assert.equal(renewal.amount_paid, PLAN.amount)
    assert.equal(renewal.lines.data[0]!.period.end, item.current_period_end)
    assert.equal(subscription.latest_invoice, renewal.id)
    assert.equal(first.amount_paid, PLAN.amount / 2)
    assert.notEqual(renewal.number, first.number)
  })

  test('cancelled at the portal it runs to the end of its month and then ends', async ({
    assert,
  }) => {
    const member = await makeMember(stripe)
    await member.act('cancel')
    const cancelled = await subscriptionOf(member)
    assert.equal(cancelled.status, 'active')
    assert.isFalse(cancelled.cancel_at_period_end)
    assert.equal(cancelled.cancel_at, cancelled.items.data[0]!.current_period_end)
    await member.act('resume')
    assert.isNull((await subscriptionOf(member)).cancel_at)
    await member.act('cancel')
    await member.act('next-step')
    const ended = await subscriptionOf(member)
    assert.equal(ended.status, 'canceled')
    assert.isNotNull(ended.ended_at)
    assert.lengthOf(await invoicesOf(member), 1)
    assert.include(await eventsOf(member.subscription), 'customer.subscription.deleted')
  })

  test('the API ends a subscription at once, and only once', async ({ assert }) => {
    const member = await makeMember(stripe)
    const gone = await stripe.subscriptions.cancel(member.subscription)
    assert.equal(gone.status, 'canceled')
    await assert.rejects(() => stripe.subscriptions.cancel(member.subscription))
    const { data } = await stripe.subscriptions.list({ customer: member.customer })
    assert.lengthOf(data, 0)
    const all = await stripe.subscriptions.list({ customer: member.customer, status: 'all' })
    assert.lengthOf(all.data, 1)
  })

  test('the API has a subscription end with its month, and takes that back', async ({ assert }) => {
    const { subscription: id } = await makeMember(stripe)
    const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    assert.isTrue(cancelled.cancel_at_period_end)
    assert.isNotNull(cancelled.cancel_at)
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    assert.isNull(resumed.cancel_at)
    assert.isNull(resumed.canceled_at)
  })

  test('a renewal that fails is overdue, and paid by another card', async ({ assert }) => {
    const member = await makeMember(stripe)
    await member.act('card', { card: 'fails_later' })
    await member.act('next-step')
    assert.equal((await subscriptionOf(member)).status, 'past_due')
    const failed = firstOf(await invoicesOf(member))
    assert.equal(failed.status, 'open')
    assert.equal(failed.attempt_count, 1)
    assert.isNotNull(failed.next_payment_attempt)
    assert.include(await eventsOf(failed.id!), 'invoice.payment_failed')
    await member.act('card', { card: 'succeeds' })
    assert.equal((await subscriptionOf(member)).status, 'active')
    const paid = firstOf(await invoicesOf(member))
    assert.equal(paid.id, failed.id)
    assert.equal(paid.status, 'paid')
    assert.equal((await member.portal()).subscription.card.last4, '4242')
  })

  test('a renewal that keeps failing ends the subscription', async ({ assert }) => {
    const member = await makeMember(stripe)
    await member.act('card', { card: 'fails_later' })
    for (let attempts = 0; attempts < 4; attempts++) {
      assert.notEqual((await subscriptionOf(member)).status, 'canceled')
      await member.act('next-step')
    }
    const ended = await subscriptionOf(member)
    assert.equal(ended.status, 'canceled')
    assert.equal(ended.cancellation_details!.reason, 'payment_failed')
    const invoice = firstOf(await invoicesOf(member))
    assert.equal(invoice.status, 'open')
    assert.isNull(invoice.next_payment_attempt)
  })

  test('a renewal that the bank asks about is confirmed on the page of its invoice', async ({
    assert,
  }) => {
    const member = await makeMember(stripe)
    await member.act('card', { card: 'needs_confirmation' })
    await member.act('next-step')
    const asked = firstOf(await invoicesOf(member))
    assert.include(await eventsOf(asked.id!), 'invoice.payment_action_required')
    assert.equal((await subscriptionOf(member)).status, 'past_due')
    const page = new URL(asked.hosted_invoice_url!).pathname
    const shown = await member.visitor.visit(page)
    assert.equal(shown.props.invoice.status, 'open')
    const declined = await member.visitor.post(page, { card: 'declined' })
    assert.equal((await declined.json()).status, 'declined')
    await member.visitor.post(page, { card: 'needs_confirmation' })
    const answer = await member.visitor.post(`${page}/confirm`, { confirmed: true })
    assert.equal((await answer.json()).status, 'paid')
    assert.equal((await subscriptionOf(member)).status, 'active')
    const again = await member.visitor.post(page, { card: 'succeeds' })
    assert.equal(again.status, 409)
  })
})

test.group('Money that takes days in the sandbox', () => {
  test('arrives or does not, and only then counts', async ({ assert }) => {
    for (const arrived of [true, false]) {
      const member = await makeMember(stripe)
      const open = await newSession(stripe, { mode: 'payment', customer: member.customer })
      const outcome = await paySession(open.id, 'bank_account')
      assert.equal(outcome.status, 'paid')
      const waiting = await stripe.checkout.sessions.retrieve(open.id, {
        expand: ['payment_intent'],
      })
      assert.equal(waiting.status, 'complete')
      assert.equal(waiting.payment_status, 'unpaid')
      assert.equal((waiting.payment_intent as Stripe.PaymentIntent).status, 'processing')
      const charge = await latestCharge(member)
      assert.isTrue((await member.portal()).payments[0].pending)
      await member.act('settle', { charge: charge.id, arrived })
      const settled = await stripe.checkout.sessions.retrieve(open.id)
      assert.equal(settled.payment_status, arrived ? 'paid' : 'unpaid')
      assert.equal((await latestCharge(member)).status, arrived ? 'succeeded' : 'failed')
      const end = arrived ? 'async_payment_succeeded' : 'async_payment_failed'
      assert.include(await eventsOf(open.id), `checkout.session.${end}`)
    }
  })

  test('is not taken for a subscription', async ({ assert }) => {
    const open = await newSession(stripe)
    await assert.rejects(() => paySession(open.id, 'bank_account'), /by card/)
  })
})

test.group('Money that goes back in the sandbox', () => {
  test('refunds add up and stop at what was paid', async ({ assert }) => {
    const member = await makeMember(stripe)
    const charge = await latestCharge(member)
    await stripe.refunds.create({ charge: charge.id, amount: 1000 })
    const part = await latestCharge(member)
    assert.equal(part.amount_refunded, 1000)
    assert.isFalse(part.refunded)
    await assert.rejects(() => stripe.refunds.create({ charge: charge.id, amount: 1901 }))
    await stripe.refunds.create({ payment_intent: charge.payment_intent as string })
    const whole = await latestCharge(member)
    assert.equal(whole.amount_refunded, PLAN.amount)
    assert.isTrue(whole.refunded)
    await assert.rejects(() => stripe.refunds.create({ charge: charge.id }))
    const refunded = (await eventsOf(charge.id)).filter((type) => type === 'charge.refunded')
    assert.lengthOf(refunded, 2)
    const { data } = await stripe.refunds.list({ charge: charge.id })
    assert.deepEqual(
      data.map(({ amount }) => amount),
      [1900, 1000]
    )
  })

  test('a dispute is opened, and won or lost', async ({ assert }) => {
    for (const status of ['won', 'lost'] as const) {
      const member = await makeMember(stripe)
      const charge = await latestCharge(member)
      await member.act('dispute', { charge: charge.id })
      const { id } = firstOf((await stripe.disputes.list({ charge: charge.id })).data)
      assert.equal((await stripe.disputes.retrieve(id)).status, 'needs_response')
      assert.isTrue((await latestCharge(member)).disputed)
      await assert.rejects(() => stripe.refunds.create({ charge: charge.id }), /disputed/)
      await member.act('dispute/close', { dispute: id, status })
      assert.equal((await stripe.disputes.retrieve(id)).status, status)
      const events = await eventsOf(id)
      assert.includeMembers(events, ['charge.dispute.created', 'charge.dispute.closed'])
      assert.equal(events.includes('charge.dispute.funds_reinstated'), status === 'won')
    }
  })
})

test.group('Pages of the sandbox', () => {
  test('are for the customer alone', async ({ assert }) => {
    const member = await makeMember(stripe)
    const other = await makeMember(stripe)
    const invoice = firstOf(await invoicesOf(member))
    const { url } = await stripe.billingPortal.sessions.create({ customer: member.customer })
    const portal = new URL(url).pathname
    const pages = [
      `/sandbox/pay/${member.session}`,
      new URL(invoice.hosted_invoice_url!).pathname,
      portal,
    ]
    for (const page of pages) {
      assert.equal((await member.visitor.visit(page)).status, 200)
      assert.equal((await other.visitor.visit(page)).status, 404)
    }
    assert.equal((await other.visitor.post(`${portal}/cancel`)).status, 404)
    const charge = await latestCharge(member)
    await other.act('refund', { charge: charge.id })
    assert.equal((await latestCharge(member)).amount_refunded, 0)
    assert.equal((await member.visitor.visit('/sandbox/pay/cs_test_unknown')).status, 404)
  })

  test('the payment page says what has become of its session', async ({ assert }) => {
    const member = await makeMember(stripe)
    const page = `/sandbox/pay/${member.session}`
    const shown = await member.visitor.visit(page)
    assert.equal(shown.component, 'stripe/pay')
    assert.equal(shown.props.session.status, 'complete')
    const again = await member.visitor.post(page, { card: 'succeeds' })
    assert.equal(again.status, 409)
    assert.equal((await again.json()).message, 'This session has been paid.')
  })

  test('the portal refunds a part', async ({ assert }) => {
    const member = await makeMember(stripe)
    const { charge } = (await member.portal()).payments[0]
    await member.act('refund', { charge, amount: 500 })
    assert.equal((await member.portal()).payments[0].refunded, 500)
  })
})
