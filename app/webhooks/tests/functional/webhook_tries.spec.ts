import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/shell/sql'
import {
  endpointPage,
  ENDPOINTS,
  merchantWithReceiver,
  untilDelivery,
} from '#tests/support/webhooks'
import { DELIVERY_PROBLEMS } from '../../texts.js'

test.group('Tries of webhooks', (group) => {
  group.each.timeout(30_000)

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
