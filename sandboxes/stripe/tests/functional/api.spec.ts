import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Stripe from 'stripe'
import { sql } from '#app/core/database/sql'
import { PLAN } from '#config/billing'
import { newCustomer, newSession, sandboxClient } from '../sandbox_client.js'

const stripe = sandboxClient()

/** What a call is refused with. */
async function refusalOf(
  call: Promise<unknown>
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('The call was not refused')
}

test.group('The API of the sandbox', () => {
  test('a wrong key is refused', async ({ assert }) => {
    const error = await refusalOf(sandboxClient('sk_test_wrong').customers.list())
    assert.instanceOf(error, Stripe.errors.StripeAuthenticationError)
    const bare = await fetch(`http://${process.env.HOST}:${process.env.PORT}/v1/customers`)
    assert.equal(bare.status, 401)
    assert.match(bare.headers.get('request-id')!, /^req_/)
  })

  test('calls leave no sessions behind', async ({ assert }) => {
    const count = () => sql<{ count: number }>(db.connection(), 'select count(*) from sessions')
    const before = await count()
    await newCustomer(stripe)
    await refusalOf(sandboxClient('sk_test_wrong').customers.list())
    assert.deepEqual(await count(), before)
  })

  test('what is sold is there from the start', async ({ assert }) => {
    const { data } = await stripe.prices.list({
      lookup_keys: [PLAN.lookupKey],
      expand: ['data.product'],
    })
    assert.lengthOf(data, 1)
    assert.equal(data[0]!.unit_amount, 2900)
    assert.equal(data[0]!.unit_amount_decimal?.toString(), '2900')
    assert.equal((data[0]!.product as Stripe.Product).name, PLAN.name)
    assert.equal((await stripe.coupons.retrieve('50OFF')).percent_off, 50)
  })

  test('customers are made, changed, found and deleted', async ({ assert }) => {
    const customer = await newCustomer(stripe)
    const changed = await stripe.customers.update(customer.id, {
      name: 'Grace Merchant',
      metadata: { team: '7', user_id: '' },
    })
    assert.equal(changed.name, 'Grace Merchant')
    assert.deepEqual(changed.metadata, { team: '7' })
    assert.equal(changed.email, customer.email)
    const { data } = await stripe.customers.list({ email: customer.email! })
    assert.deepEqual(
      data.map(({ id }) => id),
      [customer.id]
    )
    const gone = await stripe.customers.del(customer.id)
    assert.isTrue(gone.deleted)
    assert.isTrue((await stripe.customers.retrieve(customer.id)).deleted)
    const error = await refusalOf(newSession(stripe, { customer: customer.id }))
    assert.equal(error.param, 'customer')
  })

  test('what is not there answers 404, a reference to it 400', async ({ assert }) => {
    const missing = await refusalOf(stripe.customers.retrieve('cus_nobody'))
    assert.instanceOf(missing, Stripe.errors.StripeInvalidRequestError)
    assert.equal(missing.statusCode, 404)
    assert.equal(missing.code, 'resource_missing')
    const reference = await refusalOf(newSession(stripe, { customer: 'cus_nobody' }))
    assert.equal(reference.statusCode, 400)
    const path = await refusalOf(stripe.rawRequest('GET', '/v1/unheard_of'))
    assert.equal(path.statusCode, 404)
  })

  test('an unknown parameter is refused by name, in depth too', async ({ assert }) => {
    const old = { payment_method_types: ['card'] } as object
    const error = await refusalOf(newSession(stripe, old))
    assert.equal(error.code, 'parameter_unknown')
    assert.equal(error.param, 'payment_method_types')
    const deep = { subscription_data: { trial: 'long' } } as object
    assert.equal((await refusalOf(newSession(stripe, deep))).param, 'subscription_data[trial]')
    const missing = await refusalOf(newSession(stripe, { line_items: [{ quantity: 1 }] }))
    assert.equal(missing.code, 'parameter_missing')
    assert.equal(missing.param, 'line_items[0][price]')
  })

  test('a key repeats the answer, and is refused for other parameters', async ({ assert }) => {
    const options = { idempotencyKey: randomUUID() }
    const first = await stripe.customers.create({ name: 'Ada' }, options)
    const again = await stripe.customers.create({ name: 'Ada' }, options)
    assert.equal(again.id, first.id)
    assert.equal(again.lastResponse.headers['idempotent-replayed'], 'true')
    const error = await refusalOf(stripe.customers.create({ name: 'Grace' }, options))
    assert.instanceOf(error, Stripe.errors.StripeIdempotencyError)
    assert.equal(error.statusCode, 400)
  })

  test('two calls with one key at the same time make one object', async ({ assert }) => {
    const options = { idempotencyKey: randomUUID() }
    const calls = [1, 2, 3, 4].map(() => stripe.customers.create({ name: 'Ada' }, options))
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id))
    assert.equal(ids.size, 1)
  })

  test('lists go page by page, forwards and back, and by time', async ({ assert }) => {
    const email = `list-${randomUUID()}@example.test`
    const made: string[] = []
    for (let count = 0; count < 5; count++) {
      made.unshift((await stripe.customers.create({ email })).id)
    }
    const first = await stripe.customers.list({ email, limit: 2 })
    assert.isTrue(first.has_more)
    const next = await stripe.customers.list({ email, limit: 2, starting_after: made[1] })
    const back = await stripe.customers.list({ email, limit: 2, ending_before: made[4] })
    const ids = [first, next, back].map(({ data }) => data.map(({ id }) => id))
    assert.deepEqual(ids, [made.slice(0, 2), made.slice(2, 4), made.slice(2, 4)])
    const all: string[] = []
    for await (const customer of stripe.customers.list({ email, limit: 2 })) all.push(customer.id)
    assert.deepEqual(all, made)
    const later = await stripe.customers.list({ email, created: { gt: 4_000_000_000 } })
    assert.lengthOf(later.data, 0)
    assert.equal((await refusalOf(stripe.customers.list({ limit: 101 }))).param, 'limit')
  })

  test('what cannot be told in full is refused', async ({ assert }) => {
    const customer = await newCustomer(stripe)
    const error = await refusalOf(stripe.customers.retrieve(customer.id, { expand: ['wishes'] }))
    assert.include(error.message, 'wishes')
  })

  test('the portal has an address for a customer', async ({ assert }) => {
    const customer = await newCustomer(stripe)
    const session = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'https://shop.test/billing',
    })
    assert.match(session.url, /\/sandbox\/portal\/bps_/)
  })
})
