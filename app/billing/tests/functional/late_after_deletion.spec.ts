import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import { settlePayment } from '#sandboxes/stripe/actions/settle_payment'
import { inSandbox } from '#sandboxes/stripe/sandbox_work'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncCheckoutSession } from '#app/billing/syncs/sync_checkout_session'
import { syncInvoice } from '#app/billing/syncs/sync_invoice'
import { whileProviderIsAway } from '#tests/support/billing/provider_away'
import { goToPay, subscribe, subscriptionsOf, untilHandled } from '#tests/support/billing/sandbox'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

const refundsOf = async (intent: string) =>
  (await stripe().refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount)

const intentOf = async (session: string) =>
  (await stripe().checkout.sessions.retrieve(session)).payment_intent as string

test.group('Money that arrives after its account was deleted', () => {
  test('a pack whose bank takes days is paid back, once', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber())
    const session = await goToPay(visitor, '/credits/checkout')
    await paySession(session, 'bank_account')
    await untilHandled()
    await deleteAccount({ userId: visitor.user.id, deleteTeams: false })
    const intent = await intentOf(session)
    const { latest_charge: charge } = await stripe().paymentIntents.retrieve(intent)
    await inSandbox((work) => settlePayment(work, charge as string, true))
    await until(async () => (await refundsOf(intent)).length > 0)
    await untilHandled()
    await Promise.all([syncCheckoutSession(session), syncCheckoutSession(session)])
    assert.deepEqual(await refundsOf(intent), [2900])
  })

  test('a first month that was paid in another tab is paid back', async ({ assert }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    const session = await goToPay(visitor)
    // Nobody can learn of the payment before the account is gone.
    await whileProviderIsAway(async () => {
      await paySession(session, 'succeeds')
      await deleteAccount({ userId: id, deleteTeams: false })
    })
    const paid = await stripe().checkout.sessions.retrieve(session)
    await syncCheckoutSession(session)
    const { payments } = await stripe().invoices.retrieve(paid.invoice as string, {
      expand: ['payments'],
    })
    const intent = payments!.data[0]!.payment.payment_intent as string
    assert.deepEqual(await refundsOf(intent), [2900])
  })

  test('what was booked before is not', async ({ assert }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    const { payment } = await subscribe(visitor, id)
    await untilHandled()
    await deleteAccount({ userId: id, deleteTeams: false })
    await syncInvoice(payment.provider_id)
    await untilHandled()
    assert.deepEqual(await refundsOf(payment.payment_intent_id), [])
    assert.isEmpty(await subscriptionsOf(id))
  })
})
