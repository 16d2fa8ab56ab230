import { test } from '@japa/runner'
import { startBatch } from '#tests/support/batch'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

test('a batch brings a reel of each of its products, once, as far as there are credits', async ({
  assert,
}) => {
  const visitor = await signIn(await createSubscriber({ video: 1, image: 5, model: 2 }))
  const first = await trainProduct(visitor, { name: 'Blue mug' })
  const second = await trainProduct(visitor, { name: 'Red mug' })
  const batch = await startBatch(visitor, { product_ids: [first, second], prompts: ['on sand'] })
  const order = async () => (await visitor.post(`/batches/${batch}/reels`)).json()
  const tried = await visitor.post(`/batches/${batch}/reels`, { dry_run: true })
  assert.deepInclude(await tried.json(), { dry_run: true, credits: 1, kind: 'video' })
  assert.deepEqual(await order(), { ordered: 1, skipped: 0, lacks_credits: true })
  assert.deepEqual(await order(), { ordered: 1, skipped: 0, lacks_credits: true })
  assert.equal(await creditsOf(visitor.user.id, 'video'), 0)
  assert.equal((await (await signIn()).post(`/batches/${batch}/reels`)).status, 404)
  const [film] = await until(async () => {
    const { props } = await visitor.visit(`/products/${first}`)
    return props.videos.length > 0 ? props.videos : null
  })
  assert.deepInclude(film, { kind: 'reel', has_sound: true })
})
