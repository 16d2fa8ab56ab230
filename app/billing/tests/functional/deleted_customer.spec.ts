import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { findOrCreateCustomer } from '#app/billing/actions/find_or_create_customer'
import { stripe } from '#app/billing/stripe/stripe_client'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import {
  chargeOf,
  goToPay,
  paymentsOf,
  subscribe,
  subscriptionsOf,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

const customersOf = async (userId: number) =>
  (
    await sql<{ provider_id: string }>(
      db.connection(),
      'select provider_id from customers where user_id = ? order by created_at',
      [userId]
    )
  ).map(({ provider_id: id }) => id)

const customerOf = async (session: string) =>
  (await stripe().checkout.sessions.retrieve(session)).customer as string

/** A subscriber whose customer somebody has deleted in the provider's dashboard. */
async function deletedSubscriber() {
  const visitor = await signIn()
  const { id } = visitor.user
  const { payment } = await subscribe(visitor, id)
  const customer = firstOf(await customersOf(id))
  await stripe().customers.del(customer)
  await until(async () => (await subscriptionsOf(id))[0]!.status === 'canceled')
  await untilHandled()
  return { visitor, id, payment, customer }
}

test.group('An account that goes while its owner goes to pay', () => {
  test('leaves no customer at the payment provider', async ({ assert, cleanup }) => {
    const { user } = await signIn()
    const { customers } = stripe()
    const create = customers.create
    const made: string[] = []
    cleanup(() => {
      customers.create = create
    })
    customers.create = (async (...args: Parameters<typeof create>) => {
      const customer = await create.apply(customers, args)
      made.push(customer.id)
      await deleteAccount({ userId: user.id, deleteTeams: true })
      return customer
    }) as typeof create
    await assert.rejects(() => findOrCreateCustomer(user.id), /not_found/)
    assert.isTrue((await stripe().customers.retrieve(made[0]!)).deleted)
    await assert.rejects(() => findOrCreateCustomer(user.id), /not_found/)
    assert.lengthOf(made, 1)
  })
})

test.group('A customer that was deleted at the payment provider', () => {
  test('can subscribe anew, as one new customer, also in many tabs', async ({ assert }) => {
    const { visitor, id, customer } = await deletedSubscriber()
    const tabs = Array.from({ length: 5 }, () => goToPay(visitor))
    const [session, ...others] = await Promise.all(tabs)
    assert.deepEqual(others, Array(4).fill(session))
    const replaced = await customerOf(session!)
    assert.deepEqual(await customersOf(id), [customer, replaced])
    await subscribe(visitor, id)
    await until(async () => (await paymentsOf(id)).length === 2)
    assert.equal(await creditsOf(id, 'image'), 205)
    const { url } = await (await visitor.post('/billing/portal', {})).json()
    assert.match(url, /portal/)
  })

  test('is not led back to a payment page that can no longer be paid', async ({ assert }) => {
    const visitor = await signIn()
    const before = await goToPay(visitor)
    await stripe().customers.del((await customersOf(visitor.user.id))[0]!)
    const session = await goToPay(visitor)
    assert.notEqual(session, before)
    assert.equal((await stripe().checkout.sessions.retrieve(before)).status, 'expired')
    assert.equal(await customerOf(session), (await customersOf(visitor.user.id))[1])
  })

  test('can be deleted a second time', async ({ assert }) => {
    const visitor = await signIn()
    for (const times of [1, 2, 3]) {
      await goToPay(visitor)
      const customers = await customersOf(visitor.user.id)
      assert.lengthOf(customers, times)
      await stripe().customers.del(customers.at(-1)!)
    }
  })

  test('gives back the credits of what it paid when that money goes back', async ({ assert }) => {
    const { visitor, id, payment } = await deletedSubscriber()
    await goToPay(visitor)
    await stripe().refunds.create({ charge: await chargeOf(payment) })
    await until(async () => (await paymentsOf(id))[0]!.refunded === 2900)
    assert.equal(await creditsOf(id, 'image'), 5)
  })

  test('is told that the portal knows nothing of them', async ({ assert }) => {
    const { visitor } = await deletedSubscriber()
    const answer = await visitor.post('/billing/portal', {})
    assert.equal(answer.status, 403)
    assert.match((await answer.json()).message, /no longer with the payment provider/)
    assert.isFalse((await visitor.visit('/billing')).props.can_manage)
  })

  test('has nothing ended at the provider when the account is deleted', async ({ assert }) => {
    const { visitor, id, customer } = await deletedSubscriber()
    const replaced = await customerOf(await goToPay(visitor))
    await deleteAccount({ userId: id, deleteTeams: false })
    const jobs = await sql<{ id: string }>(
      db.connection(),
      `select data->>'customerId' as id from pgboss.job
       where data->>'kind' = 'close_customer' and data->>'customerId' = any(?)`,
      [[customer, replaced]]
    )
    assert.deepEqual(jobs, [{ id: replaced }])
  })
})
