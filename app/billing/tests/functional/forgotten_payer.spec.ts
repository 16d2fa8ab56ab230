import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { PAYMENT_EVENTS_QUEUE, type PaymentJob } from '#app/billing/queues'
import { firstOf } from '#app/core/elements'
import { forgetPayers } from '#sandboxes/stripe/actions/forget_payers'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import { settlePayment } from '#sandboxes/stripe/actions/settle_payment'
import { inSandbox } from '#sandboxes/stripe/sandbox_work'
import { sql } from '#app/core/database/sql'
import { goToPay, subscribe, untilHandled } from '#tests/support/billing/sandbox'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

const run = <Row>(text: string, values: string[] = []) => sql<Row>(db.connection(), text, values)

/** How many rows of the sandbox tell an address. */
async function rowsWith(email: string): Promise<number> {
  const { count } = firstOf(
    await run<{ count: string }>(
      'select count(*) from sandbox_objects where strpos(data::text, ?) > 0',
      [email]
    )
  )
  return Number(count)
}

/** Lets the time pass in which money of the last moment is looked up. */
async function anHourLater(): Promise<void> {
  await run(`update former_customers set deleted_at = deleted_at - interval '2 hours'`)
  await forgetPayers()
}

test.group('What the payment sandbox knows of somebody', () => {
  test('goes with the account, names, invoices, events and all', async ({ assert }) => {
    const visitor = await signIn()
    const { id, email } = visitor.user
    await subscribe(visitor, id)
    await untilHandled()
    assert.isAbove(await rowsWith(email), 3)
    await deleteAccount({ userId: id, deleteTeams: false })
    await untilHandled()
    await until(async () => {
      await anHourLater()
      return (await rowsWith(email)) === 0
    })
  })

  test('stays while the app has yet to ask for what it was told', async ({ assert, cleanup }) => {
    const visitor = await signIn()
    const { id, email } = visitor.user
    const { subscription } = await subscribe(visitor, id)
    await untilHandled()
    await deleteAccount({ userId: id, deleteTeams: false })
    await until(async () => {
      const { ended } = firstOf(
        await run<{ ended: boolean }>(
          `select data ->> 'status' = 'canceled' as ended from sandbox_objects where id = ?`,
          [subscription.provider_id]
        )
      )
      return ended
    })
    await untilHandled()
    // As one that waits for its turn, or for another try.
    const queue = await app.container.make('queue')
    const job: PaymentJob = { kind: 'end_duplicate', subscriptionId: subscription.provider_id }
    const waiting = await queue.send(PAYMENT_EVENTS_QUEUE, job, { startAfter: 3600 })
    cleanup(async () => void (await queue.deleteJob(PAYMENT_EVENTS_QUEUE, waiting!)))
    await anHourLater()
    assert.isAbove(await rowsWith(email), 0)
    await queue.cancel(PAYMENT_EVENTS_QUEUE, waiting!)
    await until(async () => {
      await anHourLater()
      return (await rowsWith(email)) === 0
    })
  })

  test('stays while money of theirs is on its way', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber())
    const { id, email } = visitor.user
    await paySession(await goToPay(visitor, '/credits/checkout'), 'bank_account')
    await untilHandled()
    const { charge } = firstOf(
      await run<{ charge: string }>(
        `select c.id as charge from sandbox_objects c join customers u on u.provider_id = c.customer
       where c.type = 'charge' and u.user_id = ?::text::bigint`,
        [String(id)]
      )
    )
    await deleteAccount({ userId: id, deleteTeams: false })
    await untilHandled()
    await anHourLater()
    assert.isAbove(await rowsWith(email), 0)
    await inSandbox((work) => settlePayment(work, charge, true))
    await untilHandled()
    await until(async () => {
      await anHourLater()
      return (await rowsWith(email)) === 0
    })
  })
})
