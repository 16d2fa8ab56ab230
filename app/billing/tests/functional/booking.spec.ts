import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { takeNextStep } from '#sandboxes/stripe/actions/renew_subscription'
import { lockSubscription } from '#sandboxes/stripe/actions/subscription_actions'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncInvoice } from '#app/billing/syncs/sync_invoice'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import {
  chargeOf,
  paymentsOf,
  subscribe,
  unheard,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

async function subscribed() {
  const visitor = await signIn()
  const { payment, subscription } = await subscribe(visitor, visitor.user.id)
  await untilHandled()
  return { userId: visitor.user.id, payment, subscription }
}

/** Runs something, and tells whether the user's row was held by it while the provider was asked who paid. */
async function heldWhileAsking(userId: number, run: () => Promise<void>): Promise<boolean[]> {
  const intents = stripe().paymentIntents
  const retrieve = intents.retrieve
  const held: boolean[] = []
  intents.retrieve = async function (this: typeof intents, ...args: unknown[]) {
    held.push(
      await db
        .transaction((trx) =>
          sql(trx, 'select 1 from users where id = ? for update nowait', [userId])
        )
        .then(
          () => false,
          () => true
        )
    )
    return Reflect.apply(retrieve, this, args)
  } as typeof retrieve
  try {
    await run()
  } finally {
    intents.retrieve = retrieve
  }
  return held
}

test.group('Booking of invoices', () => {
  test('an invoice that is booked before its payment intent is known can be refunded', async ({
    assert,
  }) => {
    const { userId, payment } = await subscribed()
    const charge = await chargeOf(payment)
    await sql(db.connection(), 'update payments set payment_intent_id = null where id = ?', [
      payment.id,
    ])
    await stripe().refunds.create({ charge })
    await until(async () => (await paymentsOf(userId))[0]!.refunded === payment.amount)
    await untilHandled()
    assert.equal(await creditsOf(userId, 'image'), 5)
    const booked = firstOf(await paymentsOf(userId))
    assert.equal(booked.payment_intent_id, payment.payment_intent_id)
  })

  test('who pays can spend credits while the provider is asked for the card', async ({
    assert,
  }) => {
    const { userId, subscription } = await subscribed()
    const id = subscription.provider_id
    await unheard(async (work) => takeNextStep(work, await lockSubscription(work, id)))
    const invoice = firstOf((await stripe().invoices.list({ subscription: id, limit: 1 })).data)
    const held = await heldWhileAsking(userId, () => syncInvoice(invoice.id))
    assert.deepEqual(held, [false])
    assert.lengthOf(await paymentsOf(userId), 2)
    assert.deepEqual(await heldWhileAsking(userId, () => syncInvoice(invoice.id)), [])
  })
})
