import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { ANSWER_LIMITS } from '#config/webhooks'
import { holding, untilWaiting } from '#tests/support/interleave'
import {
  endpointPage,
  ENDPOINTS,
  merchantWithReceiver,
  untilDelivery,
} from '#tests/support/webhooks'
import { deliver } from '../../jobs/deliver.js'
import { listDeliveries } from '../../queries/list_deliveries.js'
import { DELIVERY_PROBLEMS } from '../../messages/en/common.js'

test.group('Tries of webhooks', (group) => {
  const hold = holding(group)

  test('one that was sent anew is not ended by a try from before', async (context) => {
    const { assert } = context
    const { receiver, visitor, endpoint } = await merchantWithReceiver(context)
    const answers: (() => void)[] = []
    receiver.respond = (_, response) => answers.push(() => response.writeHead(410).end())
    await visitor.post(`${ENDPOINTS}/${endpoint}/test`)
    await receiver.until(1)
    receiver.respondWith()
    const [{ id }] = (await endpointPage(visitor, endpoint)).deliveries
    await visitor.post(`${ENDPOINTS}/${endpoint}/deliveries/${id}`)
    await untilDelivery(visitor, endpoint, ({ state }) => state === 'delivered')
    for (const answer of answers) answer()
    const { state } = await untilDelivery(visitor, endpoint, (it) => it.attempts.length === 2)
    assert.equal(state, 'delivered')
    assert.isTrue((await endpointPage(visitor, endpoint)).endpoint.enabled)
  })

  test('one while the log is read is shown as it was or as it is, never half of each', async (context) => {
    const { assert } = context
    const { visitor, endpoint } = await merchantWithReceiver(context)
    await visitor.post(`${ENDPOINTS}/${endpoint}/test`)
    const { id } = await untilDelivery(visitor, endpoint, ({ state }) => state === 'delivered')
    const trx = await hold('lock table webhook_attempts in access exclusive mode')
    const reading = listDeliveries(endpoint, null)
    await untilWaiting(1)
    await sql(trx, 'update webhook_deliveries set tries = 2 where id = ?', [id])
    await sql(
      trx,
      `insert into webhook_attempts (delivery_id, status, answer, duration_ms) values (?, 204, '', 1)`,
      [id]
    )
    await trx.commit()
    const before = firstOf((await reading).deliveries)
    assert.lengthOf(before.attempts, 1)
    const after = firstOf((await listDeliveries(endpoint, null)).deliveries)
    assert.lengthOf(after.attempts, 2)
  })

  test('one whose answer never ends is taken by its status', async (context) => {
    const { assert } = context
    const { receiver, visitor, endpoint } = await merchantWithReceiver(context)
    const part = 'x'.repeat(16 * 1024)
    receiver.respond = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(part));
      }
      response.writeHead(202).on('drain', more)
      more()
    }
    await visitor.post(`${ENDPOINTS}/${endpoint}/test`)
    const { attempts } = await untilDelivery(
      visitor,
      endpoint,
      ({ state }) => state === 'delivered'
    )
    assert.deepEqual([attempts[0]!.status, attempts[0]!.problem], [202, null])
    assert.lengthOf(attempts[0]!.answer, ANSWER_LIMITS.kept)
  })

  test('one that waits when its owner switches the endpoint off is not sent, nor once it is on again', async (context) => {
    const { assert } = context
    const { receiver, visitor, endpoint } = await merchantWithReceiver(context)
    receiver.respondWith(500)
    await visitor.post(`${ENDPOINTS}/${endpoint}/test`)
    const { id } = await untilDelivery(visitor, endpoint, (it) => it.attempts.length === 1)
    const switchTo = (enabled: boolean) =>
      visitor.call('PUT', `${ENDPOINTS}/${endpoint}`, {
        json: { url: receiver.url, event_types: ['product.trained'], enabled },
      })
    const tryNow = async () => {
      const due = 'update webhook_deliveries set next_attempt_at = now() where id = ?'
      await sql(db.connection(), due, [id])
      await deliver(id, new AbortController().signal)
    }
    await switchTo(false)
    await tryNow()
    const [skipped] = (await endpointPage(visitor, endpoint)).deliveries
    assert.deepInclude(skipped, { id, state: 'skipped', next_attempt_at: null })
    await switchTo(true)
    await deliver(id, new AbortController().signal)
    assert.lengthOf(receiver.received, 1)
    await visitor.post(`${ENDPOINTS}/${endpoint}/deliveries/${id}`)
    await receiver.until(2)
  })

  test('nothing is sent unsigned when the secret cannot be read', async (context) => {
    const { assert } = context
    const { receiver, visitor, endpoint } = await merchantWithReceiver(context)
    await sql(db.connection(), `update webhook_endpoints set secret = 'unreadable' where id = ?`, [
      endpoint,
    ])
    await visitor.post(`${ENDPOINTS}/${endpoint}/test`)
    const { attempts } = await untilDelivery(visitor, endpoint, (it) => it.attempts.length > 0)
    assert.containsSubset(attempts, [{ status: null, problem: DELIVERY_PROBLEMS.secret }])
    assert.lengthOf(receiver.received, 0)
  })
})
