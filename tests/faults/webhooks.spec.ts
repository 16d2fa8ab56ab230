import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { confirmPassword } from '#tests/support/confirmed_session'
import { startInstance } from '#tests/support/instance'
import { query } from '#tests/support/stored_files'
import { Visitor } from '#tests/support/visitor'
import { verify, WebhookReceiver } from '#tests/support/webhook_receiver'
import { addEndpoint, secretOf } from '#tests/support/webhooks'

/** A new worker, another attempt at its work, and a minute until what was lost is looked for fit in. */
const PATIENCE_MS = 240_000

const GENERATIONS = 3

test('events of a worker that is killed before it has sent them arrive all the same', async ({
  assert,
  cleanup,
}) => {
  const receiver = await WebhookReceiver.start()
  cleanup(() => receiver.stop())
  const instance = await startInstance({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } })
  cleanup(() => instance.stop().then(() => {}))
  const visitor = new Visitor(instance.url)
  const { email, password } = DEMO_MERCHANT
  await visitor.post('/login', { email, password })
  await confirmPassword(visitor, password)
  const secret = await secretOf(visitor, await addEndpoint(visitor, receiver.url))
  const [{ id: product }] = await query<{ id: string }>(
    instance,
    `select p.id from products p join users u on u.id = p.user_id where u.email = $1 order by p.id limit 1`,
    [email]
  )

  /** The first is left without an answer; its worker dies waiting for it. */
  receiver.respond = () => {}
  const asked = Promise.all(
    Array.from({ length: GENERATIONS }, (_, index) =>
      visitor.post(`/api/generate/${product}`, { prompt: `on a wooden table, number ${index}` })
    )
  )
  await receiver.until(1, PATIENCE_MS)
  await instance.kill('worker')
  const sentBefore = receiver.received.map(({ id }) => id)
  receiver.respondWith()
  await asked

  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const [{ open }] = await query<{ open: number }>(
      instance,
      `select ((select count(*) from generations where state in ('queued', 'running'))
         + (select count(*) from webhook_deliveries where state <> 'delivered'))::int as open`
    )
    if (open === 0) break
    if (Date.now() > deadline) throw new Error(`Not all is delivered: ${instance.output}`)
    await sleep(500)
  }

  const ended = await query<{ id: string; state: string }>(
    instance,
    `select id, state from generations where kind = 'generate' and credit_cost > 0`
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
})
