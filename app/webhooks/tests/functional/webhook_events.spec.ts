import { test } from '@japa/runner'
import { firstOf, firstOnes } from '#app/core/elements'
import { startBatch } from '#tests/support/batch'
import { trainProduct } from '#tests/support/product'
import { checkEvent } from '#tests/support/public_api'
import { FAILS, LABEL } from '#tests/support/quick_engine'
import { until } from '#tests/support/until'
import { verify } from '#tests/support/webhook_receiver'
import { merchantWithReceiver } from '#tests/support/webhooks'
import { EVENT_TYPES } from '#app/api/endpoints/event_types'

test.group('Events of webhooks', () => {
  test('tell signed what the public API answers about work that has ended', async (context) => {
    const { assert } = context
    const { visitor, receiver, secret } = await merchantWithReceiver(context, EVENT_TYPES)
    const productId = await trainProduct(visitor)
    const trained = firstOf(await receiver.until(1))
    assert.equal(trained.message.type, 'product.trained')
    assert.deepInclude(trained.message.data, {
      kind: 'train',
      status: 'succeeded',
      product_id: productId,
      result: { product_id: productId },
    })

    await visitor.post(`/api/generate/${productId}`, { prompt: 'on sand', num_images: 2 })
    const [, made] = firstOnes(await receiver.until(2), 2)
    assert.equal(made.message.type, 'generation.completed')
    const { data, timestamp } = made.message
    assert.deepInclude(data, { kind: 'generate', status: 'succeeded', error: null })
    assert.match(String(data.status_url), new RegExp(`/api/v1/generations/${data.id}$`))
    const { images } = data.result as { images: { type: string; prompt: string; url: string }[] }
    assert.lengthOf(images, 2)
    assert.containsSubset(images[0], { type: 'image', prompt: 'on sand', label: LABEL })
    assert.isBelow(Math.abs(Date.parse(timestamp) - Date.parse(String(data.finished_at))), 1_000)

    await visitor.post(`/api/generate/${productId}`, { prompt: `it ${FAILS}` })
    const [, , failed] = firstOnes(await receiver.until(3), 3)
    assert.equal(failed.message.type, 'generation.failed')
    assert.deepInclude(failed.message.data, {
      status: 'failed',
      result: null,
      error: 'This prompt is not allowed.',
      error_code: 'rejected_content',
    })

    for (const received of receiver.received) {
      assert.equal(received.headers['content-type'], 'application/json')
      assert.equal(received.path, '/hooks')
      verify(secret, received)
      checkEvent(received.message)
    }
    assert.throws(
      () => checkEvent({ ...trained.message, data: made.message.data } as never),
      /kind/
    )
    assert.equal(new Set(receiver.received.map(({ id }) => id)).size, 3)
  })

  test('tell of a training that failed, and of a batch that has ended', async (context) => {
    const { assert } = context
    const types = ['product.training_failed', 'batch.completed']
    const { visitor, receiver } = await merchantWithReceiver(context, types)
    await assert.rejects(() => trainProduct(visitor, { description: `It ${FAILS}` }))
    const failed = firstOf(await receiver.until(1))
    assert.equal(failed.message.type, 'product.training_failed')
    assert.deepInclude(failed.message.data, { kind: 'train', status: 'failed', result: null })

    const productId = await trainProduct(visitor)
    const batch = await startBatch(visitor, {
      product_ids: [productId],
      prompts: ['on sand', `it ${FAILS}`],
      name: 'Spring',
    })
    const [, ended] = firstOnes(await receiver.until(2), 2)
    assert.equal(ended.message.type, 'batch.completed')
    assert.deepInclude(ended.message.data, { id: batch, name: 'Spring', pictures: 1 })
    assert.deepInclude(ended.message.data.items, { done: 1, failed: 1 })
    assert.lengthOf(receiver.received, 2)
    for (const { message } of receiver.received) checkEvent(message)
  })

  test('go to those who asked for them alone, while they are switched on', async (context) => {
    const { assert } = context
    const first = await merchantWithReceiver(context, ['product.trained'])
    const other = await merchantWithReceiver(context, EVENT_TYPES)
    const { visitor, endpoint, receiver } = first
    const productId = await trainProduct(visitor)
    await receiver.until(1)
    await visitor.post(`/api/generate/${productId}`, { prompt: 'on sand' })
    const off = { url: receiver.url, event_types: EVENT_TYPES, enabled: false }
    await visitor.call('PUT', `/user/webhooks/${endpoint}`, { json: off })
    await visitor.post(`/api/generate/${productId}`, { prompt: 'on stone' })
    assert.equal((await visitor.post(`/user/webhooks/${endpoint}/test`)).status, 409)

    const on = { ...off, enabled: true }
    await visitor.call('PUT', `/user/webhooks/${endpoint}`, { json: on })
    await visitor.post(`/user/webhooks/${endpoint}/test`)
    await until(async () =>
      receiver.received.some(({ message }) => message.type === 'webhook.test')
    )
    assert.deepEqual(
      receiver.received.map(({ message }) => message.type),
      ['product.trained', 'webhook.test']
    )
    checkEvent(receiver.received[1]!.message)
    assert.deepEqual(other.receiver.received, [])
  })
})
