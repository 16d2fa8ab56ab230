import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
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
