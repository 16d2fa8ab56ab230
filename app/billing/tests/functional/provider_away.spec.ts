import { handleEvent } from '#app/billing/actions/handle_event'
import { recoverEvents } from '#app/billing/reconciliation/recover_events'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import db from '@adonisjs/lucid/services/db'
import { stripe } from '#app/billing/stripe/stripe_client'
import { sql } from '#app/core/database/sql'
import { goToPay, paymentsOf, subscribe, untilHandled } from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { holding, untilWaiting } from '#tests/support/interleave'
import { whileProviderIsAway } from '#tests/support/billing/provider_away'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

test.group('When the payment provider is away', (group) => {
  const hold = holding(group)

  test('the merchant is told so, nothing is taken, and the next try works', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber())
    const newcomer = await signIn()
    await whileProviderIsAway(async () => {
      for (const call of [
        () => newcomer.post('/checkout?coupon=50OFF', {}),
        () => visitor.post('/credits/checkout', {}),
      ]) {
        const answer = await call()
        assert.equal(answer.status, 503)
        assert.equal((await answer.json()).message, 'Something went wrong. Please try again.')
      }
    })
    assert.equal(await creditsOf(newcomer.user.id, 'image'), 5)
    await goToPay(newcomer, '/checkout?coupon=50OFF')
    await goToPay(visitor, '/credits/checkout')
    await whileProviderIsAway(async () => {
      assert.equal((await visitor.post('/billing/portal', {})).status, 503)
    })
  })

  test('a try that got no answer does not cost the next one its coupon', async ({ assert }) => {
    const newcomer = await signIn()
    await whileProviderIsAway(async () => {
      assert.equal((await newcomer.post('/checkout', {})).status, 503)
    })
    const half = await goToPay(newcomer, '/checkout?coupon=50OFF')
    assert.equal((await stripe().checkout.sessions.retrieve(half)).amount_total, 1450)
  })

  test('an account can be deleted, and its subscription ends when the provider is back', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    const { subscription, payment } = await subscribe(visitor, id)
    await untilHandled()
    await whileProviderIsAway(async () => {
      await deleteAccount({ userId: id, deleteTeams: false })
      assert.deepEqual(await paymentsOf(id), [])
    })
    await until(async () => {
      const { status } = await stripe().subscriptions.retrieve(subscription.provider_id)
      return status === 'canceled'
    })
    await untilHandled()
    const records = await sql<{ kind: string; data: Record<string, unknown> }>(
      db.connection(),
      'select kind, data from accounting_records where former_user_id = ?',
      [id]
    )
    const kept = records.find(({ kind }) => kind === 'payment')!.data
    assert.deepEqual([kept.provider_id, kept.amount], [payment.provider_id, 2900])
    assert.notInclude(JSON.stringify(records), visitor.user.email)
    // At night the provider's messages of the last days are asked for once more.
    let recovered = 0
    await recoverEvents((count) => (recovered += count))
    assert.isAbove(recovered, 0)
    await untilHandled()
    const messages = await sql(
      db.connection(),
      'select 1 from webhook_events where strpos(payload::text, ?) > 0',
      [visitor.user.email]
    )
    assert.lengthOf(messages, 0)
  })

  test('a message that another worker has handled meanwhile keeps no error of one that was late', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { payment } = await subscribe(visitor, visitor.user.id)
    await untilHandled()
    const [message] = await sql<{ id: string }>(
      db.connection(),
      `update webhook_events set status = 'pending' where type = 'invoice.paid'
         and payload -> 'data' -> 'object' ->> 'id' = ? returning id`,
      [payment.provider_id]
    )
    const { id } = message!
    await whileProviderIsAway(async () => {
      const other = await hold(`update webhook_events set status = 'handled' where id = ?`, [id])
      const late = handleEvent(id)
      await Promise.all([assert.rejects(() => late), untilWaiting(1).then(() => other.commit())])
    })
    const rows = await sql(
      db.connection(),
      'select status, error from webhook_events where id = ?',
      [id]
    )
    assert.deepEqual(rows, [{ status: 'handled', error: null }])
  })
})
