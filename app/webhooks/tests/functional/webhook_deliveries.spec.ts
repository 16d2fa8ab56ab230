import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf, firstOnes } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { arrivedMail } from '#tests/support/mails'
import { until } from '#tests/support/until'
import { verify } from '#tests/support/webhook_receiver'
import {
  ENDPOINTS,
  endpointPage,
  merchantWithReceiver,
  secretOf,
  untilDelivery,
} from '#tests/support/webhooks'
import { sweepWebhookLog } from '../../actions/sweep_webhook_log.js'
import { deliver } from '../../jobs/deliver.js'
import { requeueLost } from '../../jobs/requeue_lost.js'
import { listLostDeliveries } from '../../queries/list_lost_deliveries.js'
import { DELIVERY_PROBLEMS } from '../../messages/en/common.js'

type Merchant = Awaited<ReturnType<typeof merchantWithReceiver>>

const sendTest = ({ visitor, endpoint }: Merchant) => visitor.post(`${ENDPOINTS}/${endpoint}/test`)

const tryNow = (id: number) => deliver(id, new AbortController().signal)

/** Makes the next try of a delivery due. */
async function makeDue(id: number): Promise<void> {
  await sql(db.connection(), 'update webhook_deliveries set next_attempt_at = now() where id = ?', [
    id,
  ])
}

test.group('Deliveries of webhooks', () => {
  test('one that is refused comes again by itself, with its id and body, until it is taken', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { visitor, endpoint, receiver, secret } = merchant
    receiver.respondWith(500)
    await sendTest(merchant)
    const waiting = await untilDelivery(visitor, endpoint, ({ attempts }) => attempts.length === 1)
    assert.deepInclude(waiting, { state: 'pending', type: 'webhook.test' })
    const seconds = (Date.parse(waiting.next_attempt_at!) - Date.now()) / 1_000
    assert.isAtMost(seconds, 5)
    assert.isNotNull((await endpointPage(visitor, endpoint)).endpoint.failing_since)

    const [first, second] = firstOnes(await receiver.until(2), 2)
    assert.equal(second.id, first.id)
    assert.equal(second.body, first.body)
    assert.isAbove(
      Number(second.headers['webhook-timestamp']),
      Number(first.headers['webhook-timestamp'])
    )
    verify(secret, second)
    const done = await untilDelivery(visitor, endpoint, ({ state }) => state === 'delivered')
    assert.equal(done.message_id, first.id)
    assert.isNull(done.next_attempt_at)
    assert.containsSubset(done.attempts, [
      { status: 204, problem: null, answer: '' },
      { status: 500, problem: DELIVERY_PROBLEMS.status, answer: 'This is 500.' },
    ])
    assert.isNull((await endpointPage(visitor, endpoint)).endpoint.failing_since)
  })

  test('one that was taken is not sent again unless by hand', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { visitor, endpoint, receiver } = merchant
    await sendTest(merchant)
    const { id } = await untilDelivery(visitor, endpoint, ({ state }) => state === 'delivered')
    await tryNow(id)
    await requeueLost()
    await sleep(300)
    assert.lengthOf(receiver.received, 1)

    assert.equal((await visitor.post(`${ENDPOINTS}/${endpoint}/deliveries/${id}`)).status, 303)
    const [first, second] = firstOnes(await receiver.until(2), 2)
    assert.equal(second.id, first.id)
    await untilDelivery(visitor, endpoint, (it) => !!it.attempts[1] && it.state !== 'pending')
    const foreign = await merchantWithReceiver(context)
    const stolen = `${ENDPOINTS}/${foreign.endpoint}/deliveries/${id}`
    assert.equal((await foreign.visitor.post(stolen)).status, 404)
  })

  test('one that was lost with its worker is found and sent', async (context) => {
    const merchant = await merchantWithReceiver(context)
    const { visitor, endpoint, receiver } = merchant
    await sendTest(merchant)
    const { id } = await untilDelivery(visitor, endpoint, ({ state }) => state === 'delivered')
    await sql(
      db.connection(),
      `update webhook_deliveries set state = 'pending', next_attempt_at = now() - interval '1 minute'
       where id = ?`,
      [id]
    )
    // The queue may not have written down yet that the job before has ended.
    await until(async () => {
      await requeueLost()
      return receiver.received.length > 1
    })
  })

  test('one that still waits in the queue is not queued twice', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { visitor, endpoint, receiver } = merchant
    receiver.respondWith(500)
    await sendTest(merchant)
    const { id } = await untilDelivery(visitor, endpoint, ({ attempts }) => attempts.length === 1)
    await sql(
      db.connection(),
      `update webhook_deliveries set next_attempt_at = now() - interval '1 minute' where id = ?`,
      [id]
    )
    assert.notInclude(
      (await listLostDeliveries()).map((lost) => lost.id),
      id
    )
    await untilDelivery(visitor, endpoint, ({ state }) => state === 'delivered')
  }).tags(['@long'])

  test('one that leads elsewhere has failed', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { receiver, visitor, endpoint } = merchant
    receiver.respond = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()
    await sendTest(merchant)
    const { attempts } = await untilDelivery(visitor, endpoint, (it) => it.attempts.length > 0)
    assert.containsSubset(attempts, [{ status: 302, problem: DELIVERY_PROBLEMS.redirect }])
    assert.isTrue(receiver.received.every(({ path }) => path === '/hooks'))
  })

  test('one is given up after a day of tries', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { receiver, visitor, endpoint } = merchant
    receiver.respond = (_, response) => response.writeHead(503).end()
    await sendTest(merchant)
    const { id } = await untilDelivery(visitor, endpoint, ({ attempts }) => attempts.length === 1)
    await sql(db.connection(), 'update webhook_deliveries set tries = 6 where id = ?', [id])
    await makeDue(id)
    await tryNow(id)
    const waiting = await untilDelivery(visitor, endpoint, ({ attempts }) => attempts.length === 2)
    const hours = (Date.parse(waiting.next_attempt_at!) - Date.now()) / 3_600_000
    assert.approximately(hours, 8.6, 0.5)
    await makeDue(id)
    await tryNow(id)
    const over = await untilDelivery(visitor, endpoint, ({ state }) => state === 'failed')
    assert.isNull(over.next_attempt_at)
    assert.lengthOf(over.attempts, 3)
    assert.isTrue((await endpointPage(visitor, endpoint)).endpoint.enabled)
  })

  test('after an answer of 410 the endpoint is switched off and its owner told', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { receiver, visitor, endpoint } = merchant
    receiver.respondWith(410)
    await sendTest(merchant)
    await untilDelivery(visitor, endpoint, ({ state }) => state === 'failed')
    assert.deepInclude((await endpointPage(visitor, endpoint)).endpoint, {
      enabled: false,
      disabled_reason: 'gone',
    })
    const mail = await arrivedMail(visitor.user.email, /status 410/)
    assert.include(mail.text, receiver.url)
    assert.match(mail.text, new RegExp(`${ENDPOINTS}/${endpoint}\\b`))
  })

  test('after days of failures the endpoint is switched off, and what waits is not sent', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { receiver, visitor, endpoint } = merchant
    receiver.respondWith(500, 500, 500)
    await sql(
      db.connection(),
      `update webhook_endpoints set failing_since = now() - interval '6 days' where id = ?`,
      [endpoint]
    )
    const failOnce = async () => {
      await sendTest(merchant)
      const { id } = await untilDelivery(visitor, endpoint, ({ attempts }) => attempts.length === 1)
      await sql(
        db.connection(),
        `update webhook_deliveries set tries = 7, next_attempt_at = now() + interval '1 hour' where id = ?`,
        [id]
      )
      return id
    }
    const [givenUp, waiting] = [await failOnce(), await failOnce()]
    assert.isTrue((await endpointPage(visitor, endpoint)).endpoint.enabled)
    await makeDue(givenUp)
    await tryNow(givenUp)
    await arrivedMail(visitor.user.email, /has taken nothing for days/)
    await makeDue(waiting)
    await tryNow(waiting)
    const page = await endpointPage(visitor, endpoint)
    assert.equal(page.endpoint.disabled_reason, 'failing')
    const states = page.deliveries.map(({ state }: { state: string }) => state)
    assert.deepEqual(states, ['skipped', 'failed'])
    assert.lengthOf(receiver.received, 3)

    const fields = { url: receiver.url, event_types: ['product.trained'], enabled: true }
    await visitor.call('PUT', `${ENDPOINTS}/${endpoint}`, { json: fields })
    const { enabled, failing_since: failingSince } = (await endpointPage(visitor, endpoint))
      .endpoint
    assert.deepEqual([enabled, failingSince], [true, null])
  })

  test('a new address begins anew', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { receiver, visitor, endpoint } = merchant
    receiver.respondWith(500)
    await sendTest(merchant)
    await untilDelivery(visitor, endpoint, ({ attempts }) => attempts.length === 1)
    const fields = { url: `${receiver.url}/2`, event_types: ['product.trained'], enabled: true }
    await visitor.call('PUT', `${ENDPOINTS}/${endpoint}`, { json: fields })
    assert.isNull((await endpointPage(visitor, endpoint)).endpoint.failing_since)
  })

  test('while a secret is rolled, messages are signed with both', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { receiver, visitor, endpoint, secret } = merchant
    await visitor.post(`${ENDPOINTS}/${endpoint}/secret`)
    const newer = await secretOf(visitor, endpoint)
    await sendTest(merchant)
    const both = firstOf(await receiver.until(1))
    verify(secret, both)
    verify(newer, both)

    await sql(
      db.connection(),
      `update webhook_endpoints set old_secret_until = now() - interval '1 second' where id = ?`,
      [endpoint]
    )
    await sendTest(merchant)
    const [, one] = firstOnes(await receiver.until(2), 2)
    verify(newer, one)
    assert.throws(() => verify(secret, one))
  })

  test('are shown page by page, and forgotten after 30 days', async (context) => {
    const { assert } = context
    const merchant = await merchantWithReceiver(context)
    const { visitor, endpoint } = merchant
    await sql(
      db.connection(),
      `with events as (
         insert into webhook_messages (user_id, type, data, created_at)
         select :userId::bigint, 'webhook.test', '{}', now() - make_interval(days => n)
         from generate_series(1, 45) as n returning id)
       insert into webhook_deliveries (message_id, endpoint_id, state, next_attempt_at)
       select id, :endpoint::bigint, 'delivered', null from events`,
      { userId: visitor.user.id, endpoint }
    )
    await sweepWebhookLog()
    const first = await endpointPage(visitor, endpoint)
    assert.lengthOf(first.deliveries, 20)
    const path = `${ENDPOINTS}/${endpoint}?before=${first.next_cursor}`
    const { props } = await visitor.visit(path)
    assert.isNull(props.next_cursor)
    assert.isAtLeast(props.deliveries.length, 9)
    assert.isAtMost(props.deliveries.length, 10)
  })
})
