import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import Stripe from 'stripe'
import { sql } from '#app/shell/sql'
import { paySession } from '../../actions/pay_session.js'
import { deliverEvents } from '../../jobs/deliver_events.js'
import { sandboxWebhookSecret } from '../../sandbox_keys.js'
import { newCustomer, newSession, sandboxClient } from '../sandbox_client.js'

const stripe = sandboxClient()

interface Received {
  payload: string
  signature: string
}

/** A webhook of the test's own, that refuses its first calls if asked to. */
async function startWebhook({ cleanup }: TestContext, refusals = 0) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let payload = ''
    for await (const chunk of request) payload += chunk
    if (refusals-- > 0) return response.writeHead(503).end()
    received.push({ payload, signature: String(request.headers['stripe-signature']) })
    return response.writeHead(200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => {
    server.close()
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** The deliveries of a paid subscription, as they are queued, but for nobody else to make. */
async function makeDeliveries(): Promise<number[]> {
  const customer = await newCustomer(stripe)
  const session = await newSession(stripe, { customer: customer.id })
  await paySession(session.id, 'succeeds')
  const queued = await sql<{ event_id: string }>(
    db.connection(),
    `delete from sandbox_deliveries using sandbox_objects event
     where event.id = event_id and event.customer = ? and event.data ->> 'type' <> 'customer.created'
     returning event_id`,
    [customer.id]
  )
  const rows = await sql<{ id: number }>(
    db.connection(),
    'insert into sandbox_deliveries (event_id) select unnest(?::text[]) returning id',
    [queued.map(({ event_id: id }) => id)]
  )
  return rows.map(({ id }) => id)
}

test.group('Events of the sandbox', () => {
  test('reach the webhook signed, one of them twice', async (context) => {
    const { assert } = context
    const { received, url } = await startWebhook(context)
    const ids = await makeDeliveries()
    await deliverEvents(ids, url)
    const events = received.map(({ payload, signature }) =>
      stripe.webhooks.constructEvent(payload, signature, sandboxWebhookSecret())
    )
    assert.lengthOf(events, ids.length)
    assert.equal(new Set(events.map(({ id }) => id)).size, ids.length - 1)
    assert.equal(events[0].api_version, Stripe.API_VERSION)
    assert.throws(() =>
      stripe.webhooks.constructEvent(
        received[0].payload,
        received[0].signature,
        'whsec_another_secret'
      )
    )
    await deliverEvents(ids, url)
    assert.lengthOf(received, ids.length)
    const kept = await stripe.events.retrieve(events[0].id)
    assert.equal(kept.type, events[0].type)
    assert.equal(kept.pending_webhooks, 0)
  })

  test('that are refused are sent again, and only those', async (context) => {
    const { assert } = context
    const { received, url } = await startWebhook(context, 3)
    const ids = await makeDeliveries()
    await assert.rejects(() => deliverEvents(ids, url), /3 not delivered: the webhook answered 503/)
    assert.lengthOf(received, ids.length - 3)
    await deliverEvents(ids, url)
    assert.lengthOf(received, ids.length)
  })

  test('that change something tell what was before', async ({ assert }) => {
    const customer = await newCustomer(stripe)
    await stripe.customers.update(customer.id, { name: 'Grace Merchant' })
    const { data } = await stripe.events.list({ type: 'customer.updated', limit: 1 })
    assert.deepEqual(data[0].data.previous_attributes, {
      name: 'Ada Merchant',
      metadata: { user_id: '1' },
    })
    assert.match(data[0].request!.id!, /^req_/)
  })
})
