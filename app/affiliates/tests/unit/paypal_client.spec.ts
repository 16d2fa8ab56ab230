import { test } from '@japa/runner'
import type { PaypalError } from '#app/affiliates/paypal/paypal_error'
import { type Fault, PaypalServer } from '#tests/support/paypal_server'

const BATCH = {
  senderBatchId: 'vitrine-1',
  subject: 'Your affiliate commission',
  items: [
    {
      senderItemId: 'item-1',
      receiver: 'ada@example.test',
      cents: 6_405,
      currency: 'USD',
      note: 'Your affiliate commission',
    },
  ],
}

const html = (status: number, headers?: Record<string, string>): Fault => ({
  status,
  body: '<html>Something else</html>',
  headers,
})

test.group('Calls to PayPal', (group) => {
  let server: PaypalServer
  group.each.setup(async () => {
    server = await PaypalServer.start()
    return () => server.stop()
  })

  /** How a call to make a batch fails. */
  async function failure(fault: Fault, patienceMs?: number): Promise<PaypalError> {
    server.faults = [fault]
    try {
      await server.client(patienceMs).createBatch(BATCH)
    } catch (error) {
      return error as PaypalError
    }
    throw new Error('It did not fail')
  }

  test('carry amounts as dollars, and one token for many', async ({ assert }) => {
    const client = server.client()
    const id = await client.createBatch(BATCH)
    assert.equal(server.batches.get('vitrine-1')!.id, id)
    assert.containsSubset(server.items, [
      { receiver: 'ada@example.test', amount: { value: '64.05', currency: 'USD' } },
    ])
    await client.getBatch(id)
    await client.getBatch(id)
    assert.equal(server.tokens, 1)
  })

  test('get a new token when the old one is no longer good', async ({ assert }) => {
    const client = server.client()
    const id = await client.createBatch(BATCH)
    server.dropToken()
    assert.equal((await client.getBatch(id)).senderBatchId, 'vitrine-1')
    assert.equal(server.tokens, 2)
  })

  test('read every page of a large batch', async ({ assert }) => {
    const client = server.client()
    const items = Array.from({ length: 2_300 }, (_, at) => ({
      ...BATCH.items[0]!,
      senderItemId: `item-${at}`,
    }))
    const { items: read } = await client.getBatch(await client.createBatch({ ...BATCH, items }))
    assert.lengthOf(new Set(read.map((item) => item.payout_item.sender_item_id)), 2_300)
  })

  test('that have no answer may have been done', async ({ assert }) => {
    for (const fault of ['lost', 'done and lost'] as const) {
      assert.equal((await failure(fault)).failure, 'unanswered', fault)
    }
    assert.equal((await failure('never answered', 200)).failure, 'unanswered')
    assert.equal((await failure(html(503))).failure, 'unanswered')
    assert.equal((await failure({ status: 201, body: '{"batch_header":{' })).failure, 'unanswered')
    assert.equal(
      (await failure({ status: 201, body: '{"batch_header":{}}' })).failure,
      'unanswered'
    )
    assert.equal((await failure(html(302, { location: '/' }))).failure, 'refused')
  })

  test('that are too many tell when to come again', async ({ assert }) => {
    const error = await failure(html(429, { 'retry-after': '90' }))
    assert.deepInclude(error, { failure: 'busy', retryAfterSeconds: 90 })
    const at = new Date(Date.now() + 40_000).toUTCString()
    const later = await failure(html(429, { 'retry-after': at }))
    assert.closeTo(later.retryAfterSeconds!, 40, 2)
  })

  test('that repeat a batch are told of the one that is there', async ({ assert }) => {
    const client = server.client()
    const id = await client.createBatch(BATCH)
    await assert.rejects(() => client.createBatch(BATCH), /already exists/)
    const error = (await client.createBatch(BATCH).catch((it) => it)) as PaypalError
    assert.deepInclude(error, { failure: 'exists', batchId: id })
  })

  test('tell data that is never accepted from an account that may not pay', async ({ assert }) => {
    server.badReceivers.add('ada@example.test')
    const error = (await server
      .client()
      .createBatch(BATCH)
      .catch((it) => it)) as PaypalError
    assert.equal(error.failure, 'invalid')
    assert.match(error.message, /items\[0\]\.receiver/)
    const body = JSON.stringify({ name: 'AUTHORIZATION_ERROR', message: 'Not permitted' })
    assert.equal((await failure({ status: 403, body })).failure, 'refused')
    const funds = JSON.stringify({ name: 'INSUFFICIENT_FUNDS', message: 'Not enough' })
    assert.equal((await failure({ status: 422, body: funds })).failure, 'refused')
  })

  test('that nobody listens to say so', async ({ assert }) => {
    const client = server.client()
    server.stop()
    await assert.rejects(() => client.createBatch(BATCH), /PayPal did not answer/)
  })
})
