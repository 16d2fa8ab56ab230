import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { reconcile } from '#app/billing/actions/reconcile'
import { firstOf } from '#app/core/elements'
import BillingReconcile from '#app/operator/commands/billing_reconcile'
import { takeNextStep } from '#sandboxes/stripe/actions/renew_subscription'
import { openDispute, refundCharge } from '#sandboxes/stripe/actions/return_money'
import { cancelAtPeriodEnd, lockSubscription } from '#sandboxes/stripe/actions/subscription_actions'
import { sql } from '#app/core/database/sql'
import {
  chargeOf,
  paymentsOf,
  subscribe,
  subscriptionsOf,
  unheard,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { whileProviderIsAway } from '#tests/support/billing/provider_away'
import { creditsOf } from '#tests/support/credits'
import { signIn } from '#tests/support/sign_in'

async function subscriber() {
  const visitor = await signIn()
  const { subscription, payment } = await subscribe(visitor, visitor.user.id)
  await untilHandled()
  return { userId: visitor.user.id, id: subscription.provider_id, payment }
}

/** The messages that were made in the meantime can be had from the provider no more. */
function forgetEvents() {
  return sql(db.connection(), `delete from sandbox_objects where type = 'event'`)
}

test.group('The nightly reconciliation', () => {
  test('asks for messages that never arrived', async ({ assert }) => {
    const { userId, id } = await subscriber()
    await unheard(async (work) => takeNextStep(work, await lockSubscription(work, id)))
    const { recoveredEvents, unresolved } = await reconcile()
    assert.isAtLeast(recoveredEvents, 2)
    assert.deepEqual(unresolved, [])
    await untilHandled()
    assert.lengthOf(await paymentsOf(userId), 2)
    assert.equal(await creditsOf(userId, 'image'), 205)
  })

  test('repairs what differs, also where no message tells of it any more', async ({ assert }) => {
    const { userId, id, payment } = await subscriber()
    const other = await subscriber()
    await unheard(async (work) => {
      const held = await lockSubscription(work, id)
      await takeNextStep(work, held)
      await cancelAtPeriodEnd(work, held.subscription)
      const charge = await work.lock('charge', await chargeOf(payment))
      await refundCharge(work, charge, { amount: 290 })
      await openDispute(work, await work.lock('charge', await chargeOf(other.payment)))
    })
    await forgetEvents()
    const { repaired, unresolved } = await reconcile()
    assert.deepEqual(unresolved, [])
    assert.lengthOf(repaired, 4)
    const subscription = firstOf(await subscriptionsOf(userId))
    assert.isNotNull(subscription.cancel_at)
    assert.equal(await creditsOf(userId, 'image'), 195)
    assert.equal(await creditsOf(other.userId, 'image'), 5)
    assert.equal((await paymentsOf(other.userId))[0]!.dispute, 'open')
    assert.deepEqual((await reconcile()).repaired, [])
  })

  test('has messages handled again whose jobs were given up', async ({ assert }) => {
    const { userId, payment } = await subscriber()
    const refund = `evt_failed_${userId}`
    await sql(
      db.connection(),
      `insert into webhook_events (provider, id, type, payload, status, happened_at)
       values ('sandbox', ?, 'invoice.paid', ?, 'failed', now())`,
      [refund, JSON.stringify({ data: { object: { id: payment.provider_id } } })]
    )
    assert.isAtLeast((await reconcile()).recoveredEvents, 1)
    await untilHandled()
    const rows = await sql<{ status: string }>(
      db.connection(),
      'select status from webhook_events where id = ?',
      [refund]
    )
    assert.equal(rows[0]!.status, 'handled')
  })

  test('reports a ledger that does not add up', async ({ assert }) => {
    const { userId } = await subscriber()
    const change = (by: number) =>
      sql(
        db.connection(),
        `update credit_grants set remaining = remaining + ? where user_id = ? and kind = 'image'
           and source = 'subscription'`,
        [by, userId]
      )
    await change(-7)
    assert.deepEqual((await reconcile()).unresolved, [`ledger of user ${userId}, image`])
    await change(7)
    assert.deepEqual((await reconcile()).unresolved, [])
  })

  test('an operator is told when the provider does not answer, and the next try compares', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => ace.ui.switchMode('normal'))
    const compare = async () => {
      ace.ui.switchMode('raw')
      const command = await ace.create(BillingReconcile, [])
      await command.exec()
      const said = command.logger.getLogs().map(({ message }) => message)
      return { said: said.join('\n'), exitCode: command.exitCode ?? 0 }
    }
    const kept = `evt_old_${process.hrtime.bigint()}`
    await sql(
      db.connection(),
      `insert into webhook_events (provider, id, type, payload, status, happened_at, received_at)
       values ('sandbox', ?, 'ping', '{}', 'ignored', now(), now() - interval '100 days')`,
      [kept]
    )
    const { userId } = await subscriber()
    const change = (by: number) =>
      sql(
        db.connection(),
        `update credit_grants set remaining = remaining + ? where user_id = ? and kind = 'image' and source = 'subscription'`,
        [by, userId]
      )
    await change(-7)
    const away = await whileProviderIsAway(compare)
    await change(7)
    // What is done each night without the provider is done all the same.
    const left = await sql(db.connection(), 'select 1 from webhook_events where id = ?', [kept])
    assert.isEmpty(left)
    assert.match(
      away.said,
      /payment sandbox is part of a web process, which does not answer at http:/
    )
    assert.include(away.said, `look at: ledger of user ${userId}, image`)
    assert.equal(away.exitCode, 1)
    const back = await compare()
    assert.match(back.said, /\d+ messages recovered/)
    assert.equal(back.exitCode, 0)
  })
})
