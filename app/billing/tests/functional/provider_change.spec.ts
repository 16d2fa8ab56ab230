import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { handleEvent } from '#app/billing/actions/handle_event'
import { reconcile } from '#app/billing/actions/reconcile'
import { runPaymentJob } from '#app/billing/jobs/run_payment_job'
import { stripe } from '#app/billing/stripe/stripe_client'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { createAffiliate, referralOf } from '#tests/support/affiliates/affiliate'
import {
  goToPay,
  paymentsOf,
  subscribe,
  subscriptionsOf,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'

const TABLES = ['customers', 'subscriptions', 'checkouts', 'payments']

/** As if everything that a user has was made by another provider, under names that this one has never heard. */
async function cameFromElsewhere(userId: number): Promise<void> {
  for (const table of TABLES) {
    await sql(
      db.connection(),
      `update ${table} set provider = 'stripe', provider_id = provider_id || '_elsewhere' where user_id = ?`,
      [userId]
    )
  }
  await sql(
    db.connection(),
    `update payments set payment_intent_id = payment_intent_id || '_elsewhere' where user_id = ?`,
    [userId]
  )
  // Nor has it heard the call that made the customer.
  await sql(db.connection(), `delete from sandbox_answers where key like '%cust-' || ?::text`, [
    userId,
  ])
}

async function former(): Promise<{ visitor: Visitor; userId: number }> {
  const visitor = await signIn()
  const userId = visitor.user.id
  const { subscription } = await subscribe(visitor, userId)
  await untilHandled()
  await cameFromElsewhere(userId)
  // Here nothing of it goes on.
  await stripe().subscriptions.cancel(subscription.provider_id)
  await untilHandled()
  return { visitor, userId }
}

test.group('After a change of the payment provider', () => {
  test('a subscription of the one before is over, and its credits stay', async ({ assert }) => {
    const { visitor, userId } = await former()
    const { props } = await visitor.visit('/billing')
    assert.isNull(props.subscription)
    assert.isFalse(props.can_manage)
    assert.deepEqual(props.payments, [])
    assert.deepInclude(props.auth.user, { subscribed: false, had_subscription: false })
    assert.equal(await creditsOf(userId, 'image'), 105)
    assert.equal((await visitor.post('/credits/checkout', {})).status, 403)
    assert.equal((await visitor.post('/billing/portal', {})).status, 403)
  })

  test('who subscribes anew is a new customer, and the new subscription stays', async ({
    assert,
  }) => {
    const { visitor, userId } = await former()
    const session = await goToPay(visitor, '/checkout?coupon=50OFF')
    assert.equal((await stripe().checkout.sessions.retrieve(session)).amount_total, 1450)
    await subscribe(visitor, userId, '/checkout?coupon=50OFF')
    await until(async () => (await subscriptionsOf(userId)).length === 2)
    await untilHandled()
    const [, subscription] = await subscriptionsOf(userId)
    assert.deepInclude(subscription, { status: 'active', duplicate_of: null })
    const { props } = await visitor.visit('/billing')
    assert.equal(props.subscription.state, 'active')
    assert.isTrue(props.can_manage)
    assert.lengthOf(props.payments, 1)
    assert.equal(await creditsOf(userId, 'image'), 205)
  })

  test('an affiliate can bring who has paid the one before only', async ({ assert }) => {
    const { visitor, userId } = await former()
    const affiliate = await createAffiliate()
    await goToPay(visitor, `/checkout?coupon=${affiliate.code}`)
    assert.equal((await referralOf(userId))?.affiliate_id, affiliate.id)
  })

  test('a visit to the payment page of the one before is not gone on with', async ({ assert }) => {
    const visitor = await signIn()
    const before = await goToPay(visitor)
    await cameFromElsewhere(visitor.user.id)
    assert.notEqual(await goToPay(visitor), before)
    const back = `/checkout/success?session_id=${before}_elsewhere`
    assert.equal((await visitor.visit(back)).status, 404)
  })

  test('the reconciliation leaves what the one before made alone', async ({ assert }) => {
    const { userId } = await former()
    const message = `evt_${randomUUID()}`
    await sql(
      db.connection(),
      `insert into webhook_events (provider, id, type, payload, status, happened_at)
       values ('stripe', ?, 'invoice.paid', '{"data": {"object": {"id": "in_elsewhere"}}}', 'failed', now())`,
      [message]
    )
    const before = [await subscriptionsOf(userId), await paymentsOf(userId)]
    const { repaired, unresolved } = await reconcile()
    assert.deepEqual([repaired, unresolved], [[], []])
    assert.deepEqual([await subscriptionsOf(userId), await paymentsOf(userId)], before)
    const status = 'select status from webhook_events where id = ?'
    assert.deepEqual(await sql(db.connection(), status, [message]), [{ status: 'failed' }])
  })

  test('a job that the one before left behind is not done, and its message is kept for it', async ({
    assert,
  }) => {
    const id = `evt_${randomUUID()}`
    await sql(
      db.connection(),
      `insert into webhook_events (provider, id, type, payload, status, happened_at)
       values ('stripe', ?, 'invoice.paid', '{"data": {"object": {"id": "in_elsewhere"}}}', 'pending', now())`,
      [id]
    )
    await assert.rejects(() => handleEvent(id), /in_elsewhere/)
    await runPaymentJob({ provider: 'stripe', kind: 'event', eventId: id })
    const { status } = firstOf(
      await sql<{ status: string }>(
        db.connection(),
        'select status from webhook_events where id = ?',
        [id]
      )
    )
    assert.equal(status, 'failed')
    await runPaymentJob({ provider: 'stripe', kind: 'close_customer', customerId: 'cus_elsewhere' })
  })

  test('an account can be deleted whose customer is at the one before', async ({ assert }) => {
    const { userId } = await former()
    await deleteAccount({ userId, deleteTeams: false })
    const kept = await sql<{ provider: string }>(
      db.connection(),
      `select data->>'provider' as provider from accounting_records where former_user_id = ? and kind = 'payment'`,
      [userId]
    )
    assert.deepEqual(kept, [{ provider: 'stripe' }])
  })
})
