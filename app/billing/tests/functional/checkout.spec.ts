import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { confirmSession, paySession } from '#sandboxes/stripe/actions/pay_session'
import { stripe } from '#app/billing/stripe/stripe_client'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import {
  goToPay,
  paymentsOf,
  sessionIn,
  subscribe,
  subscriptionsOf,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

function checkoutsOf(userId: number): Promise<{ status: string; coupon: string | null }[]> {
  return sql(db.connection(), 'select * from checkouts where user_id = ? order by id', [userId])
}

test.group('Checkout', () => {
  test('paying for a subscription brings it and the credits of a month', async ({ assert }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    const session = await goToPay(visitor)
    assert.equal((await stripe().checkout.sessions.retrieve(session)).amount_total, 2900)
    assert.deepEqual(await subscriptionsOf(id), [])
    await paySession(session, 'succeeds')
    await until(async () => (await checkoutsOf(id))[0]!.status === 'complete')

    const subscription = firstOf(await subscriptionsOf(id))
    assert.equal(subscription.status, 'active')
    assert.equal(await creditsOf(id, 'image'), 105)
    assert.equal(await creditsOf(id, 'video'), 2)
    assert.equal(await creditsOf(id, 'model'), 21)
    const grants = await sql<{ source: string; expires_at: Date; payment_id: number }>(
      db.connection(),
      `select * from credit_grants where user_id = ? and source <> 'welcome'`,
      [id]
    )
    const grace = subscription.current_period_end.getTime() + 3 * 86_400_000
    for (const grant of grants) {
      assert.equal(grant.source, 'subscription')
      assert.equal(grant.expires_at.getTime(), grace)
      assert.isNotNull(grant.payment_id)
    }
    const again = await visitor.post('/checkout', {})
    assert.equal(again.status, 409)
    assert.equal((await again.json()).message, 'You are subscribed already.')
  })

  test('the coupon halves the first month of a first subscription', async ({ assert }) => {
    const visitor = await signIn()
    const { payment } = await subscribe(visitor, visitor.user.id, '/checkout?coupon=50OFF')
    assert.equal(payment.amount, 1450)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 105)
  })

  test('no coupon of ours, or one for a second subscription, is ignored', async ({ assert }) => {
    const visitor = await signIn()
    for (const coupon of ['90OFF', '', 'constructor', "50OFF' or 1=1", '50off']) {
      const path = `/checkout?coupon=${encodeURIComponent(coupon)}`
      const session = await goToPay(visitor, path)
      assert.equal((await stripe().checkout.sessions.retrieve(session)).amount_total, 2900, coupon)
    }
    await sql(
      db.connection(),
      `insert into subscriptions (user_id, status, provider, provider_id) values (?, 'canceled', 'sandbox', ?)`,
      [visitor.user.id, `sub_old_${visitor.user.id}`]
    )
    const session = await goToPay(visitor, '/checkout?coupon=50OFF')
    assert.equal((await stripe().checkout.sessions.retrieve(session)).amount_total, 2900)
  })

  test('double clicks and two tabs lead to one payment page', async ({ assert }) => {
    const visitor = await signIn()
    const sessions = await Promise.all([1, 2, 3, 4].map(() => goToPay(visitor)))
    assert.equal(new Set(sessions).size, 1)
    assert.equal(await goToPay(visitor), sessions[0])
    const customers = await stripe().customers.list({ email: visitor.user.email })
    assert.equal(customers.data.length, 1)
  })

  test('with another coupon the page is a new one and the old one is closed', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const plain = await goToPay(visitor)
    const half = await goToPay(visitor, '/checkout?coupon=50OFF')
    assert.equal((await stripe().checkout.sessions.retrieve(half)).amount_total, 1450)
    assert.equal((await stripe().checkout.sessions.retrieve(plain)).status, 'expired')
  })

  test('who comes back after paying, before the message has arrived, is not sold it twice', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    const session = await goToPay(visitor)
    await paySession(session, 'succeeds')
    const again = await visitor.post('/checkout', {})
    assert.equal(again.status, 409)
    await until(async () => (await checkoutsOf(id))[0]!.status === 'complete')
    assert.lengthOf(await paymentsOf(id), 1)
  })

  test('an expired visit is replaced by a new one', async ({ assert }) => {
    const visitor = await signIn()
    const session = await goToPay(visitor)
    await stripe().checkout.sessions.expire(session)
    assert.notEqual(await goToPay(visitor), session)
    await untilHandled()
    const statuses = (await checkoutsOf(visitor.user.id)).map(({ status }) => status)
    assert.deepEqual(statuses, ['expired', 'open'])
  })

  test('a card that is declined or not confirmed brings nothing', async ({ assert }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    const session = await goToPay(visitor)
    await paySession(session, 'declined')
    const asked = await paySession(session, 'needs_confirmation')
    const intent = asked.status === 'confirm' ? asked.payment_intent : ''
    await untilHandled()
    assert.deepEqual(await subscriptionsOf(id), [])
    assert.equal(await creditsOf(id, 'image'), 5)
    await confirmSession(session, intent, true)
    await until(async () => (await checkoutsOf(id))[0]!.status === 'complete')
    assert.equal(await creditsOf(id, 'image'), 105)
  })

  test('a credit pack is for subscribers, brings credits that never expire, and can be bought again', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const refused = await visitor.post('/credits/checkout', {})
    assert.equal(refused.status, 403)
    const buyer = await signIn(await createSubscriber())
    const { id } = buyer.user
    for (const packs of [1, 2]) {
      await paySession(await goToPay(buyer, '/credits/checkout'), 'succeeds')
      const next = await goToPay(buyer, '/credits/checkout')
      assert.equal((await stripe().checkout.sessions.retrieve(next)).status, 'open')
      await until(async () => (await paymentsOf(id)).length === packs)
      assert.equal(await creditsOf(id, 'image'), 5 + packs * 100)
      assert.equal(await creditsOf(id, 'video'), packs * 2)
    }
    const lapsing = await sql(
      db.connection(),
      'select 1 from credit_grants where user_id = ? and expires_at is not null',
      [id]
    )
    assert.lengthOf(lapsing, 0)
  })

  test('whatever figures a request brings, the price is ours', async ({ assert }) => {
    const visitor = await signIn()
    const answer = await visitor.post('/checkout?amount=1&price=price_1', {
      amount: 1,
      currency: 'jpy',
      line_items: [{ price: 'price_1', quantity: 0 }],
      credits: 1_000_000,
      user_id: 1,
    })
    const session = await stripe().checkout.sessions.retrieve(sessionIn((await answer.json()).url))
    assert.deepEqual([session.amount_total, session.currency], [2900, 'usd'])
    assert.equal(session.metadata!.user_id, String(visitor.user.id))
  })

  test('visitors are asked to sign in, forged requests are refused', async ({ assert }) => {
    for (const path of ['/checkout', '/credits/checkout', '/billing/portal']) {
      assert.equal((await new Visitor().post(path, {})).status, 401)
      const visitor = await signIn()
      visitor.cookies.delete('XSRF-TOKEN')
      const headers = { 'x-xsrf-token': 'forged' }
      assert.equal((await visitor.post(path, {}, { headers })).status, 419)
    }
  })

  test('the portal is for those who went to pay', async ({ assert }) => {
    const visitor = await signIn()
    assert.equal((await visitor.post('/billing/portal', {})).status, 403)
    await goToPay(visitor)
    const answer = await visitor.post('/billing/portal', {})
    assert.match((await answer.json()).url, /\/sandbox\/portal\//)
  })
})
