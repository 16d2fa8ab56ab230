import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { signIn } from '#tests/support/sign_in'
import { giveCheckout, giveSubscription } from '#tests/support/standing'

const success = (id: string) => `/checkout/success?session_id=${id}`

test.group('Coming back from the payment page', () => {
  test('waits until the payment is known and its credits are there', async ({ assert }) => {
    const visitor = await signIn()
    const userId = visitor.user.id
    const id = await giveCheckout(userId, { status: 'open' })
    const stateNow = async () => (await visitor.visit(success(id))).props.checkout
    assert.deepEqual(await stateNow(), {
      kind: 'pack',
      coupon: null,
      state: 'processing',
      granted: [],
    })
    await db.from('checkouts').where('provider_id', id).update({ status: 'complete' })
    assert.equal((await stateNow()).state, 'processing')
    for (const [kind, amount] of [
      ['image', 100],
      ['video', 2],
    ] as const) {
      await db.transaction((trx) =>
        grantCredits(trx, { userId, kind, amount, source: 'pack', sourceKey: id })
      )
    }
    assert.deepEqual(await stateNow(), {
      kind: 'pack',
      coupon: null,
      state: 'complete',
      granted: [
        { kind: 'image', amount: 100 },
        { kind: 'video', amount: 2 },
      ],
    })
  })

  test('a subscription is told with what its first invoice brought', async ({ assert }) => {
    const visitor = await signIn()
    const userId = visitor.user.id
    const id = await giveCheckout(userId, { kind: 'subscription', status: 'complete' })
    await db.transaction((trx) =>
      grantCredits(trx, {
        userId,
        kind: 'image',
        amount: 100,
        source: 'subscription',
        sourceKey: 'in_1',
      })
    )
    const { props } = await visitor.visit(success(id))
    assert.deepEqual(props.checkout, {
      kind: 'subscription',
      coupon: null,
      state: 'complete',
      granted: [{ kind: 'image', amount: 100 }],
    })
  })

  test('a payment that failed or was too late is told as such', async ({ assert }) => {
    const visitor = await signIn()
    for (const status of ['failed', 'expired']) {
      const id = await giveCheckout(visitor.user.id, { status })
      const { props } = await visitor.visit(success(id))
      assert.equal(props.checkout.state, status)
    }
  })

  test('another try has the coupon of the one that failed', async ({ assert }) => {
    const visitor = await signIn()
    const failed = { kind: 'subscription', status: 'failed', coupon: '50OFF' } as const
    const { props } = await visitor.visit(success(await giveCheckout(visitor.user.id, failed)))
    assert.deepInclude(props.checkout, { state: 'failed', coupon: '50OFF' })
  })

  test('a visit that is somebody else’s, unknown or not named does not exist', async ({
    assert,
  }) => {
    const id = await giveCheckout((await signIn()).user.id, { status: 'complete' })
    const visitor = await signIn()
    for (const path of [success(id), success('cs_nobody'), success(''), '/checkout/success']) {
      assert.equal((await visitor.visit(path)).status, 404, path)
    }
    assert.equal((await visitor.visit('/checkout/success?session_id[]=x')).status, 404)
  })

  test('cancelling offers the same purchase again', async ({ assert }) => {
    const visitor = await signIn()
    const nothing = await visitor.visit('/checkout/cancelled')
    assert.deepInclude(nothing.props, { kind: 'subscription', coupon: null })
    await giveCheckout(visitor.user.id, { kind: 'subscription', coupon: '50OFF' })
    const { component, props } = await visitor.visit('/checkout/cancelled')
    assert.equal(component, 'billing/checkout_cancelled')
    assert.deepInclude(props, { kind: 'subscription', coupon: '50OFF' })
  })

  test('who goes back after paying is not told that nothing was taken', async ({ assert }) => {
    const visitor = await signIn()
    const id = await giveCheckout(visitor.user.id, { status: 'processing' })
    const { status, response } = await visitor.visit('/checkout/cancelled')
    assert.equal(status, 302)
    assert.equal(response.headers.get('location'), success(id))
  })
})

test.group('Subscribe page', () => {
  test('tells price and offer, and who has or had a subscription', async ({ assert }) => {
    const visitor = await signIn()
    const { component, props } = await visitor.visit('/subscribe')
    assert.equal(component, 'billing/subscribe')
    assert.deepEqual(props.plan, { amount: 2900, credits: { image: 100, video: 2, model: 20 } })
    assert.deepEqual(props.promo, { code: '50OFF', percent_off: 50, first_amount: 1450 })
    assert.deepInclude(props.auth.user, { subscribed: false, had_subscription: false })

    await giveSubscription(visitor.user.id, { status: 'canceled' })
    const former = await visitor.visit('/subscribe')
    assert.deepInclude(former.props.auth.user, { subscribed: false, had_subscription: true })
  })
})
