import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setTimeout } from 'node:timers/promises'
import { payInvoice, replaceCard } from '#sandboxes/stripe/actions/pay_invoice'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import {
  cancelAtPeriodEnd,
  lockSubscription,
  resume,
} from '#sandboxes/stripe/actions/subscription_actions'
import { inSandbox } from '#sandboxes/stripe/sandbox_work'
import type { CardName } from '#sandboxes/stripe/cards/card_names'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncSubscription } from '#app/billing/syncs/sync_subscription'
import { firstOf } from '#app/core/elements'
import {
  entriesOf,
  goToPay,
  nextMonth,
  paymentsOf,
  subscribe,
  subscriptionsOf,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { queuedMails } from '#tests/support/mails'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

async function newSubscriber() {
  const visitor = await signIn()
  const { user } = visitor
  const { subscription } = await subscribe(visitor, user.id)
  const mails = async () =>
    (await queuedMails(user.email)).map(({ kind }) => kind).filter((kind) => kind !== 'new_device')
  return { user, visitor, id: subscription.provider_id, mails }
}

const useCard = (id: string, card: CardName) =>
  inSandbox(async (work) => replaceCard(work, await lockSubscription(work, id), card))

/** As a page that was left open in another browser before there was a row for each visit. */
async function anotherCheckout(first: string, userId: number) {
  const { customer, line_items: items } = await stripe().checkout.sessions.retrieve(first, {
    expand: ['line_items'],
  })
  return stripe().checkout.sessions.create({
    mode: 'subscription',
    customer: customer as string,
    line_items: [{ price: items!.data[0]!.price!.id, quantity: 1 }],
    metadata: { user_id: String(userId), kind: 'subscription' },
    success_url: 'http://127.0.0.1/success',
  })
}

test.group('A subscription', () => {
  test('each paid month brings its credits once, whatever arrives twice', async ({ assert }) => {
    const { user, id } = await newSubscriber()
    await nextMonth(id)
    await nextMonth(id)
    await until(async () => (await paymentsOf(user.id)).length === 3)
    await untilHandled()
    const changes = (await entriesOf(user.id, 'image')).filter(([, change]) => change === 100)
    assert.lengthOf(changes, 3)
    assert.deepEqual(
      (await paymentsOf(user.id)).map(({ amount }) => amount),
      [2900, 2900, 2900]
    )
    const subscription = firstOf(await subscriptionsOf(user.id))
    const { items } = await stripe().subscriptions.retrieve(id)
    const end = items.data[0]!.current_period_end * 1000
    assert.equal(subscription.current_period_end.getTime(), end)
  })

  test('a month that cannot be paid is told with the page to pay it, and being paid ends it', async ({
    assert,
  }) => {
    const { user, id, mails } = await newSubscriber()
    await useCard(id, 'fails_later')
    await nextMonth(id)
    const unpaid = await until(async () => {
      const subscription = firstOf(await subscriptionsOf(user.id))
      return subscription.problem ? subscription : null
    })
    assert.equal(unpaid.status, 'past_due')
    assert.equal(unpaid.problem, 'payment_failed')
    assert.match(unpaid.problem_url!, /^http/)
    assert.equal(await creditsOf(user.id, 'image'), 105)
    await nextMonth(id)
    await untilHandled()
    assert.deepEqual(await mails(), ['payment_problem'])

    const { latest_invoice: invoice } = await stripe().subscriptions.retrieve(id)
    await payInvoice(invoice as string, 'succeeds')
    await until(async () => (await paymentsOf(user.id)).length === 2)
    await untilHandled()
    const subscription = firstOf(await subscriptionsOf(user.id))
    assert.deepEqual([subscription.status, subscription.problem], ['active', null])
    assert.equal(await creditsOf(user.id, 'image'), 205)
  })

  test('a bank that wants a confirmation is told as such', async ({ assert }) => {
    const { user, id, mails } = await newSubscriber()
    await useCard(id, 'needs_confirmation')
    await nextMonth(id)
    await until(async () => (await subscriptionsOf(user.id))[0]!.problem === 'action_required')
    await untilHandled()
    assert.deepEqual(await mails(), ['payment_problem'])
  })

  test('never paid, it ends after the last attempt', async ({ assert }) => {
    const { user, id, visitor, mails } = await newSubscriber()
    await useCard(id, 'fails_later')
    for (let attempt = 0; attempt < 4; attempt++) await nextMonth(id)
    await until(async () => (await subscriptionsOf(user.id))[0]!.status === 'canceled')
    await untilHandled()
    assert.include(await mails(), 'subscription_cancelled')
    assert.isNull((await subscriptionsOf(user.id))[0]!.problem)
    assert.equal((await visitor.post('/credits/checkout', {})).status, 403)
    await goToPay(visitor)
  })

  test('cancelled it runs on to its end, resumed it goes on', async ({ assert }) => {
    const { user, id, mails } = await newSubscriber()
    const change = (run: typeof cancelAtPeriodEnd) =>
      inSandbox(async (work) => run(work, (await lockSubscription(work, id)).subscription))
    await change(cancelAtPeriodEnd)
    const cancelled = await until(async () => {
      const subscription = firstOf(await subscriptionsOf(user.id))
      return subscription.cancel_at ? subscription : null
    })
    assert.equal(cancelled.status, 'active')
    assert.equal(cancelled.cancel_at!.getTime(), cancelled.current_period_end.getTime())
    await change(resume)
    await until(async () => (await subscriptionsOf(user.id))[0]!.cancel_at === null)
    await change(cancelAtPeriodEnd)
    await untilHandled()
    await nextMonth(id)
    await until(async () => (await subscriptionsOf(user.id))[0]!.status === 'canceled')
    await untilHandled()
    assert.deepEqual(await mails(), ['subscription_cancelled'])
    assert.equal(await creditsOf(user.id, 'image'), 105)
  })

  test('a second one that is paid by race is cancelled and paid back, the first goes on', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { user } = visitor
    const first = await goToPay(visitor)
    const second = await anotherCheckout(first, user.id)
    await Promise.all([paySession(first, 'succeeds'), paySession(second.id, 'succeeds')])
    await until(async () => {
      const paid = await paymentsOf(user.id)
      return paid.length === 2 && paid.some(({ refunded, amount }) => refunded === amount)
    })
    await untilHandled()
    const kept = (await subscriptionsOf(user.id)).filter((it) => it.duplicate_of === null)
    const ended = (await subscriptionsOf(user.id)).filter((it) => it.duplicate_of !== null)
    assert.deepEqual([kept.length, kept[0]!.status], [1, 'active'])
    assert.deepEqual([ended.length, ended[0]!.status], [1, 'canceled'])
    assert.equal(await creditsOf(user.id, 'image'), 105)
    const mails = (await queuedMails(user.email)).map(({ kind }) => kind)
    assert.include(mails, 'second_subscription')
    assert.notInclude(mails, 'subscription_cancelled')
  })

  test('one that is paid after it was given up is ended beside a newer one, its months stay paid', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { user } = visitor
    const first = await goToPay(visitor)
    await paySession(first, 'succeeds')
    const { provider_id: old } = firstOf(
      await until(async () => {
        const rows = await subscriptionsOf(user.id)
        return rows.length === 1 ? rows : null
      })
    )
    await untilHandled()
    await db.from('subscriptions').where('provider_id', old).update({ status: 'unpaid' })
    // Times are told in whole seconds.
    await setTimeout(1_100)
    const { id: second } = await anotherCheckout(first, user.id)
    await paySession(second, 'succeeds')
    await until(async () => (await paymentsOf(user.id)).length === 2)
    await untilHandled()
    await syncSubscription(old)
    await until(async () => (await stripe().subscriptions.retrieve(old)).status === 'canceled')
    await untilHandled()
    const kept = firstOf((await subscriptionsOf(user.id)).filter((it) => it.provider_id !== old))
    assert.deepEqual([kept.status, kept.duplicate_of], ['active', null])
    assert.isTrue((await paymentsOf(user.id)).every(({ refunded }) => refunded === 0))
  }).tags(['@long'])
})
