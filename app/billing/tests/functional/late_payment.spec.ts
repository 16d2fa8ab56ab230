import { test } from '@japa/runner'
import { chargeCard } from '#sandboxes/stripe/actions/charge_card'
import { completeSession } from '#sandboxes/stripe/actions/complete_session'
import { lockLiveCustomer } from '#sandboxes/stripe/actions/live_customer'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import { settlePayment } from '#sandboxes/stripe/actions/settle_payment'
import { cardNamed } from '#sandboxes/stripe/cards/cards'
import { makePaymentMethod } from '#sandboxes/stripe/objects/customer'
import { makePaymentIntent } from '#sandboxes/stripe/objects/payment'
import type { Invoice, PaymentIntent, Subscription } from '#sandboxes/stripe/objects/types'
import { inSandbox } from '#sandboxes/stripe/sandbox_work'
import { listObjects } from '#sandboxes/stripe/store'
import { stripe } from '#app/billing/stripe/stripe_client'
import {
  goToPay,
  paymentsOf,
  subscriptionsOf,
  unheard,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { queuedMails } from '#tests/support/mails'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'

const stateOf = async (visitor: Visitor, session: string) =>
  (await visitor.visit(`/checkout/success?session_id=${session}`)).props.checkout.state

const mailsTo = async (email: string) =>
  (await queuedMails(email)).map(({ kind }) => kind).filter((kind) => kind !== 'new_device')

type Status = Subscription['status']

/** As when a bank account pays the first month: the page is left with a subscription, and the money is on its way. */
function payByBank(id: string, status: Status): Promise<void> {
  return unheard(async (work) => {
    const session = await work.lock('checkout.session', id)
    const customer = await lockLiveCustomer(work, session.customer!)
    const method = makePaymentMethod({ card: cardNamed('succeeds'), customer, now: work.now })
    await work.add(method)
    const intent = makePaymentIntent({
      amount: session.amount_total!,
      currency: session.currency!,
      customer: customer.id,
      description: 'Subscription creation',
      setupFutureUsage: 'off_session',
      now: work.now,
    })
    await work.add(intent)
    await chargeCard(work, { intent, customer, method })
    await completeSession(work, { session, customer, method, intent })
    await work.change<PaymentIntent>(intent, { status: 'processing' })
    const invoice = await work.lock('invoice', session.invoice!)
    await work.change<Invoice>(invoice, { status: 'open', amount_paid: 0 })
    const { data } = await listObjects(work.trx, {
      type: 'invoice_payment',
      any: [{ invoice: invoice.id }],
    })
    await work.change({ ...data[0]! }, { status: 'open' })
    await work.change(session, { payment_status: 'unpaid' })
    await work.change<Subscription>(await work.lock('subscription', session.subscription!), {
      status,
    })
  })
}

const tell = (session: string, type: string) =>
  inSandbox(async (work) => work.emit(type, await work.lock('checkout.session', session)))

/** The bank refuses; the message of it is the only one that arrives. */
async function refuse(session: string, status: Status): Promise<void> {
  const { invoice, subscription } = await stripe().checkout.sessions.retrieve(session)
  const { payments } = await stripe().invoices.retrieve(invoice as string, {
    expand: ['payments'],
  })
  const intent = payments!.data[0]!.payment.payment_intent as string
  await unheard(async (work) => {
    await work.change<PaymentIntent>(await work.lock('payment_intent', intent), {
      status: 'requires_payment_method',
    })
    await work.change<Subscription>(await work.lock('subscription', subscription as string), {
      status,
    })
  })
  await tell(session, 'checkout.session.async_payment_failed')
}

async function subscribeByBank(status: Status) {
  const visitor = await signIn()
  const session = await goToPay(visitor)
  await payByBank(session, status)
  await tell(session, 'checkout.session.completed')
  await until(async () => (await subscriptionsOf(visitor.user.id)).length === 1)
  await untilHandled()
  return { visitor, session, user: visitor.user }
}

test.group('Money that takes days', () => {
  test('a pack whose money never comes is told as failed on every page, and by one mail', async ({
    assert,
  }) => {
    const visitor = await signIn(await createSubscriber())
    const { id, email } = visitor.user
    const session = await goToPay(visitor, '/credits/checkout')
    await paySession(session, 'bank_account')
    const shown = async () => (await visitor.visit('/billing')).props.unsettled_packs
    await until(async () => (await shown()).length === 1)
    assert.equal((await shown())[0].state, 'processing')
    assert.equal(await stateOf(visitor, session), 'processing')
    await untilHandled()

    const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(session)
    const { latest_charge: charge } = await stripe().paymentIntents.retrieve(intent as string)
    await inSandbox((work) => settlePayment(work, charge as string, false))
    await until(async () => (await stateOf(visitor, session)) === 'failed')
    await tell(session, 'checkout.session.async_payment_failed')
    await untilHandled()
    assert.equal((await shown())[0].state, 'failed')
    assert.deepEqual(await mailsTo(email), ['purchase_failed'])
    assert.deepEqual(await paymentsOf(id), [])
    assert.equal(await creditsOf(id, 'image'), 5)
    assert.equal((await visitor.visit('/billing')).props.auth.user.billing_problem, null)
  })

  test('a subscription whose first money never comes is told as failed, with the page to pay it', async ({
    assert,
  }) => {
    const { visitor, session, user } = await subscribeByBank('incomplete')
    assert.equal(await stateOf(visitor, session), 'processing')
    const before = await visitor.visit('/billing')
    assert.deepInclude(before.props.subscription, { state: 'unpaid', problem: null })

    await refuse(session, 'incomplete')
    await until(async () => (await stateOf(visitor, session)) === 'failed')
    await untilHandled()
    const { props } = await visitor.visit('/billing')
    assert.deepInclude(props.subscription, { state: 'unpaid', problem: 'payment_failed' })
    assert.match(props.subscription.problem_url, /\/sandbox\/invoice/)
    assert.equal(props.auth.user.billing_problem.kind, 'payment_failed')
    assert.isFalse(props.auth.user.subscribed)
    assert.deepEqual(await mailsTo(user.email), ['purchase_failed'])
    assert.equal(await creditsOf(user.id, 'image'), 5)
  })

  test('one that runs on meanwhile is told of by one mail as well', async ({ assert }) => {
    const { visitor, session, user } = await subscribeByBank('active')
    assert.equal(await stateOf(visitor, session), 'processing')
    await refuse(session, 'past_due')
    await until(async () => (await stateOf(visitor, session)) === 'failed')
    await untilHandled()
    const { props } = await visitor.visit('/billing')
    assert.deepInclude(props.subscription, { state: 'past_due', problem: 'payment_failed' })
    assert.deepEqual(await mailsTo(user.email), ['payment_problem'])
  })
})
