import { test } from '@japa/runner'
import { queueBounds } from '#config/queue'
import { makeToken } from '#tests/support/api_tokens'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { ApiClient } from '#tests/support/public_api'
import { signIn } from '#tests/support/sign_in'

test('while too much waits an order is refused with a time, for nothing, and what was ordered before is answered', async ({
  assert,
  cleanup,
}) => {
  const visitor = await signIn(await createSubscriber({ image: 10 }))
  const product = await trainProduct(visitor)
  const api = new ApiClient((await makeToken(visitor)).plain)
  const order = (key: string) =>
    visitor.post(
      `/api/generate/${product}`,
      { prompt: 'on sand' },
      {
        headers: { 'idempotency-key': key },
      }
    )
  const first = await (await order('before')).json()
  const before = await creditsOf(visitor.user.id, 'image')

  const { mostWaiting } = queueBounds
  cleanup(() => {
    queueBounds.mostWaiting = mostWaiting
  })
  queueBounds.mostWaiting = 0
  const refused = await order('meanwhile')
  assert.equal(refused.status, 429)
  assert.equal(refused.headers.get('retry-after'), '10')
  const sentence =
    'More has been ordered than can be made soon. Please order again in about a minute: what you have entered stays, and nothing was charged.'
  assert.deepInclude(await refused.json(), { code: 'queue_full', error: sentence })
  const program = await api.post(`/products/${product}/images`, { prompt: 'on sand' })
  assert.equal(program.status, 429)
  assert.equal((await program.json()).error.code, 'queue_full')
  assert.deepEqual(await creditsOf(visitor.user.id, 'image'), before, 'nothing is charged')
  const again = await (await order('before')).json()
  assert.deepEqual(again.images, first.images)

  queueBounds.mostWaiting = null
  assert.equal((await order('meanwhile')).status, 200, 'the same order once there is room')
})
