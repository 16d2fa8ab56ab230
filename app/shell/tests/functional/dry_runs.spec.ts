import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { makeToken } from '#tests/support/api_tokens'
import { MAKE_NOTHING } from '#tests/support/dry_runs/make_nothing'
import { photoDataUrl } from '#tests/support/product'
import { ApiClient, merchantWithToken } from '#tests/support/public_api'
import { signIn } from '#tests/support/sign_in'
import { DRY_RUN_ROUTES } from '#app/shell/dry_run_routes'
import { namesBy, refusals, send, tried } from '#tests/support/dry_runs/calls'
import { merchandise, type Merchandise } from '#tests/support/dry_runs/merchandise'
import { type Order, ordersOfApi, ordersOfPages } from '#tests/support/dry_runs/orders'
import { loseAll, settled, takenFrom, traces, watched } from '#tests/support/dry_runs/traces'

test.group('Dry runs', (group) => {
  let shared: Merchandise
  let orders: Record<string, Order>
  group.setup(async () => {
    shared = await merchandise()
    orders = { ...(await ordersOfPages(shared)), ...(await ordersOfApi(shared)) }
  })

  test('each order tells what it takes and leaves nothing, and then takes that', async ({
    assert,
  }) => {
    assert.sameMembers(Object.keys(orders), [...DRY_RUN_ROUTES])
    const userId = shared.visitor.user.id
    for (const [name, order] of Object.entries(orders)) {
      const { price, before, after } = await watched(() => tried(shared, name, order))
      assert.deepEqual(after, before, name)

      const takenBefore = await takenFrom(userId)
      await send(shared, name, order, { isDry: false })
      await settled()
      assert.notDeepEqual(await traces(), before, name)
      const { [price.kind ?? '']: taken = 0, ...others } = await takenFrom(userId)
      const { [price.kind ?? '']: had = 0, ...otherBefore } = takenBefore
      assert.equal(price.credits, taken - had, name)
      assert.deepEqual(others, otherBefore, name)
    }
  }).tags(['@long'])

  test('pages say the same price, and are told of larger numbers', async ({ assert }) => {
    const { visitor, product } = shared
    const { props } = await visitor.visit(`/photos/generate/${product}`)
    const two = withoutTime(await tried(shared, 'api.generate', orders['api.generate']!))
    assert.deepEqual({ dry_run: true, ...withoutTime(props.prices.generate[1]) }, two)
    assert.deepInclude(props.prices.train[0], { credits: 1, kind: 'model' })
    const asked = async (path: string) => {
      const answer = await visitor.get(`/api/prices/${path}`)
      const price = await answer.json()
      return { status: answer.status, ...(answer.ok ? withoutTime(price) : price) }
    }
    assert.deepEqual(
      { dry_run: true, ...(await asked('generate?pieces=2')) },
      { ...two, status: 200 }
    )
    const many = await asked('generate?pieces=240&in_batch=1')
    assert.deepInclude(many, { credits: 240, kind: 'image' })
    const there = await tried(shared, 'api.model.image.mask', orders['api.model.image.mask']!)
    assert.deepEqual(withoutTime(there), { dry_run: true, credits: 0, kind: null })
    assert.equal((await asked('cutout')).status, 404)
    assert.equal((await asked('generate?pieces=0')).status, 422)
  })

  test('without credits or a subscription an order is refused in the same words, tried or not', async ({
    assert,
  }) => {
    await loseAll(shared.visitor.user.id)
    const refused = await refusals(shared, orders)
    assert.deepEqual(namesBy(refused, 403), [
      'api.generate',
      'api.generate-video',
      'api.images.variations',
      'api.model.image.background',
      'api.products.generate-images',
      'api.v1.products.images.store',
      'api.v1.products.photos.backgrounds',
      'api.v1.products.videos.store',
      'api.v1.reels.store',
      'batches.reels',
      'generations.retry',
      'products.generate-video',
      'reels.store',
    ])
    assert.deepEqual(namesBy(refused, 402), [
      'api.edit-image',
      'api.products.upscale-image',
      'api.training.start',
      'api.upscale-image',
      'api.v1.edit-image',
      'api.v1.products.train',
      'api.v1.products.upscale',
      'products.train',
    ])
  })

  test('what is somebody else’s is refused in the same words, tried or not', async ({ assert }) => {
    const visitor = await signIn()
    const { plain } = await makeToken(visitor)
    const stranger = { visitor, api: new ApiClient(plain) }
    const refused = await refusals(stranger, orders)
    const open = Object.keys(orders).filter((name) => !refused.has(name))
    assert.deepEqual(open.sort(), [
      'api.edit-image',
      'api.identify-images',
      'api.prompts.samples',
      'api.training.start',
      'api.v1.edit-image',
      'api.v1.products.store',
      'imports.store',
      'products.store',
      'recipes.import',
      'recipes.store',
    ])
    assert.isAbove(namesBy(refused, 404).length, 15)
    assert.include(namesBy(refused, 422), 'batches.store')
  })

  test('a key is not used up, and one that was used is told', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const headers = { 'idempotency-key': 'edit-1' }
    const order = { path: '/edit-image', json: { image: await photoDataUrl(), prompt: 'brighter' } }
    const sent = async (isDry: boolean, prompt = 'brighter') => {
      const json = { ...order.json, prompt, ...(isDry && { dry_run: true }) }
      const answer = await api.post(order.path, json, headers)
      return { status: answer.status, ...(await answer.json()) }
    }
    assert.deepInclude(await sent(true), { status: 200, credits: 1 })
    const { generation_id: made } = await sent(false, 'darker')
    assert.deepInclude(await sent(true, 'darker'), { credits: 0, kind: 'image' })
    assert.equal((await sent(false, 'darker')).generation_id, made)
    const refused = await sent(true)
    assert.deepInclude(refused, { status: 409 })
    assert.deepEqual(refused, await sent(false))
  })

  test('what cannot be tried is refused, and so is an odd wish', async ({ assert }) => {
    const { visitor } = shared
    const logo = await visitor.call('PUT', '/teams/1', { json: { name: 'Shop', dry_run: true } })
    assert.equal(logo.status, 422)
    assert.equal((await logo.json()).code, 'no_dry_run')
    const odd = await visitor.post('/recipes', { dry_run: 'perhaps' })
    assert.equal(odd.status, 422)
    assert.property((await odd.json()).errors, 'dry_run')
  })

  test('every route that may make something can be tried', ({ assert }) => {
    const routes = Object.values(router.toJSON())
      .flat()
      .filter(({ methods }) => methods.includes('POST'))
      .map(({ name }) => name!)
    const others = routes.filter(
      (name) => !DRY_RUN_ROUTES.has(name) && !/^(paypal-)?sandbox\./.test(name)
    )
    assert.sameMembers(others, MAKE_NOTHING)
  })
})

/** A price without how long the newest work of its kind took, which other tests' work changes meanwhile. */
function withoutTime<T extends { expected_seconds: number | null }>({
  expected_seconds: time,
  ...price
}: T) {
  if (time !== null && !(time >= 0)) throw new Error(`The expected time is ${time}`)
  return price
}
