import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { query } from '#tests/support/query'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'
import { verify } from '#tests/support/webhook_receiver'
import { merchantWithReceiver } from '#tests/support/webhooks'

const GENERATIONS = 3

test('events of a worker that is killed before it has sent them arrive all the same', async (context) => {
  const { assert } = context
  const installation = await sharedInstallation()
  const { visitor, receiver, secret, endpoint } = await merchantWithReceiver(context)
  const { id: userId } = visitor.user
  const [product] = await createTrainedProducts(userId, ['Mug'])

  // The first is left without an answer; its worker dies waiting for it.
  receiver.respond = () => {}
  const asked = Promise.all(
    Array.from({ length: GENERATIONS }, (_, index) =>
      visitor.post(`/api/generate/${product}`, { prompt: `on a wooden table, number ${index}` })
    )
  )
  await receiver.until(1)
  await installation.kill('worker')
  const sentBefore = receiver.received.map(({ id }) => id)
  receiver.respondWith()
  // What it had taken up is let go of after half a minute: here that has passed.
  await query(
    installation,
    `update webhook_deliveries set next_attempt_at = next_attempt_at - interval '1 minute'
     where state = 'pending' and endpoint_id = $1`,
    [endpoint]
  )
  await installation.start('worker')
  await asked

  await until(async () => {
    const { open } = firstOf(
      await query<{ open: number }>(
        installation,
        `select ((select count(*) from generations where state in ('queued', 'running') and user_id = $1)
         + (select count(*) from webhook_deliveries where state <> 'delivered' and endpoint_id = $2))::int as open`,
        [userId, endpoint]
      )
    )
    return open === 0
  })

  const ended = await query<{ id: string; state: string }>(
    installation,
    `select id, state from generations where kind = 'generate' and credit_cost > 0 and user_id = $1`,
    [userId]
  )
  assert.deepEqual(
    ended.map(({ state }) => state),
    Array.from({ length: GENERATIONS }, () => 'succeeded')
  )
  const arrived = new Map(receiver.received.map(({ id, message }) => [id, message.data.id]))
  assert.sameMembers(
    [...arrived.values()],
    ended.map(({ id }) => id)
  )
  for (const received of receiver.received) {
    verify(secret, received)
    assert.equal(received.message.data.id, arrived.get(received.id))
  }
  const times = (id: string) => receiver.received.filter((received) => received.id === id).length
  for (const id of sentBefore) assert.isAbove(times(id), 1)
}).tags(['@long'])
