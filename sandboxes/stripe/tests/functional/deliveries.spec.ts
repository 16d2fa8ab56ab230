import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import Stripe from 'stripe'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { sandboxWebhookSecret } from '#config/payment_sandbox'
import { listener } from '#tests/support/listener'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { until } from '#tests/support/until'
import { paySession } from '../../actions/pay_session.js'
import { deliverEvents } from '../../jobs/deliver_events.js'
import { SANDBOX_DELIVERIES_QUEUE } from '../../queues.js'
import { newCustomer, newSession, sandboxClient } from '../sandbox_client.js'

const stripe = sandboxClient()

/** What a paid subscription leads to, all of it told. */
const EVENTS = [
  'charge.succeeded',
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice_payment.paid',
  'payment_intent.created',
  'payment_intent.succeeded',
  'payment_method.attached',
]

interface Received {
  payload: string
  signature: string
}

interface Webhook {
  endpoint: Stripe.WebhookEndpoint
  /** What it has taken, in the order in which that came. */
  received: Received[]
  /** Resolves when it was called at all. */
  isAsked: Promise<void>
  /** Resolves when so many have come. */
  until(count: number): Promise<Stripe.Event[]>
}

/** A webhook endpoint of the test's own, that refuses its first calls if asked to, and not before something has happened. */
async function startWebhook(
  { cleanup }: TestContext,
  types: string[],
  refusals = 0,
  beforeRefusal?: Promise<void>
) {
  const received: Received[] = []
  const asked = Promise.withResolvers<void>()
  const server = createServer(
    listener(async (request, response) => {
      let payload = ''
      for await (const chunk of request) payload += chunk
      asked.resolve()
      if (refusals-- > 0) {
        await beforeRefusal
        return response.writeHead(503).end()
      }
      received.push({ payload, signature: String(request.headers['stripe-signature']) })
      return response.writeHead(200).end()
    })
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = await stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    enabled_events: types as Stripe.WebhookEndpointCreateParams['enabled_events'],
  })
  cleanup(async () => {
    await stripe.webhookEndpoints.del(endpoint.id)
    server.close()
  })
  const webhook: Webhook = {
    endpoint,
    received,
    isAsked: asked.promise,
    async until(count) {
      for (let waited = 0; received.length < count && waited < 10_000; waited += 50) await sleep(50)
      return received.map(({ payload, signature }) =>
        stripe.webhooks.constructEvent(payload, signature, endpoint.secret!)
      )
    },
  }
  return webhook
}

test.group('Events of the sandbox', () => {
  test('reach an endpoint signed, one of them twice', async (context) => {
    const { assert } = context
    const session = await newSession(stripe)
    const webhook = await startWebhook(context, ['*'])
    await paySession(session.id, 'succeeds')
    const events = await webhook.until(EVENTS.length + 1)
    assert.lengthOf(events, EVENTS.length + 1)
    assert.sameMembers([...new Set(events.map(({ type }) => type))], EVENTS as Stripe.Event.Type[])
    assert.equal(new Set(events.map(({ id }) => id)).size, EVENTS.length)
    assert.equal(events[0]!.api_version, Stripe.API_VERSION)
    const { payload, signature } = firstOf(webhook.received)
    assert.throws(() => stripe.webhooks.constructEvent(payload, signature, sandboxWebhookSecret()))
    assert.equal((await stripe.events.retrieve(events[0]!.id)).type, events[0]!.type)
  })

  test('that an endpoint refuses are sent again, and only those', async (context) => {
    const { assert } = context
    const session = await newSession(stripe)
    const webhook = await startWebhook(context, ['*'], 3)
    await paySession(session.id, 'succeeds')
    const events = await webhook.until(EVENTS.length + 1)
    await sleep(200)
    assert.lengthOf(webhook.received, EVENTS.length + 1)
    assert.equal(new Set(events.map(({ id }) => id)).size, EVENTS.length)
  })

  test('that another worker has delivered meanwhile are not sent again by one that hung', async (context) => {
    const { assert } = context
    const late = Promise.withResolvers<void>()
    const webhook = await startWebhook(context, ['customer.created'], 1, late.promise)
    await newCustomer(stripe)
    const deliveries = () =>
      sql<{ id: number; attempts: number; isDelivered: boolean }>(
        db.connection(),
        `select id, attempts, delivered_at is not null as "isDelivered"
         from sandbox_deliveries where endpoint_id = ? order by id`,
        [webhook.endpoint.id]
      )
    const ids = (await deliveries()).map(({ id }) => id)
    await webhook.isAsked
    await deliverEvents(ids)
    assert.lengthOf(webhook.received, ids.length)
    late.resolve()
    // That of the one that hung is repeated until nothing is left of it.
    await until(async () => {
      const rows = await sql(
        db.connection(),
        `select 1 from pgboss.job where name = ? and state = 'completed' and data -> 'deliveryIds' @> ?::jsonb`,
        [SANDBOX_DELIVERIES_QUEUE, JSON.stringify(ids)]
      )
      return rows.length > 0
    })
    assert.lengthOf(webhook.received, ids.length)
    assert.deepEqual(
      await deliveries(),
      ids.map((id, index) => ({ id, attempts: index === 0 ? 2 : 1, isDelivered: true }))
    )
  })

  test('of a worker that dies while it writes down that one arrived are sent again', async (context) => {
    const { assert } = context
    const late = Promise.withResolvers<void>()
    const webhook = await startWebhook(context, ['customer.created'], 1, late.promise)
    await newCustomer(stripe)
    const open = () =>
      sql<{ id: number; pending: number }>(
        db.connection(),
        `select d.id, (o.data ->> 'pending_webhooks')::int as pending
         from sandbox_deliveries d join sandbox_objects o on o.id = d.event_id
         where endpoint_id = ? and delivered_at is null`,
        [webhook.endpoint.id]
      )
    const before = await open()
    await webhook.isAsked
    // The second of the two that it writes.
    const death = await cutAtWrite('sandbox_objects', 'update sandbox_objects', () =>
      deliverEvents(before.map(({ id }) => id))
    )
    assert.instanceOf(death, Error)
    assert.sameDeepMembers(await open(), before)
    late.resolve()
    await until(async () => (await open()).length === 0)
    assert.isAbove(webhook.received.length, before.length)
  })

  test('go to an endpoint that asked for their type, while it is enabled', async (context) => {
    const { assert } = context
    const webhook = await startWebhook(context, ['customer.created'])
    const customer = await newCustomer(stripe)
    await stripe.customers.update(customer.id, { name: 'Grace Merchant' })
    const events = await webhook.until(2)
    assert.deepEqual([...new Set(events.map(({ type }) => type))], ['customer.created'])
    await stripe.webhookEndpoints.update(webhook.endpoint.id, { disabled: true })
    await newCustomer(stripe)
    await sleep(1500)
    assert.lengthOf(webhook.received, 2)
  })

  test('that change something tell what was before', async ({ assert }) => {
    const customer = await newCustomer(stripe)
    await stripe.customers.update(customer.id, { name: 'Grace Merchant' })
    const { data } = await stripe.events.list({ type: 'customer.updated', limit: 1 })
    assert.deepEqual(data[0]!.data.previous_attributes, {
      name: 'Ada Merchant',
      metadata: { user_id: '1' },
    })
    assert.match(data[0]!.request!.id!, /^req_/)
  })

  test("an endpoint's secret is told once, and the app's own endpoint stays", async ({
    assert,
  }) => {
    const { data } = await stripe.webhookEndpoints.list()
    const own = data.find(({ url }) => url.endsWith('/webhooks/stripe'))!
    assert.notProperty(own, 'secret')
    assert.notInclude(JSON.stringify(own), 'whsec_')
    await assert.rejects(() => stripe.webhookEndpoints.del(own.id))
  })
})
