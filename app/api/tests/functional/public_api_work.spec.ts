import { test } from '@japa/runner'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { merchantWithToken, readAsDescribed } from '#tests/support/public_api'
import { photoDataUrl, trainProduct } from '#tests/support/product'
import { FAILS, HALF_FAILS, NEVER_ENDS } from '#tests/support/quick_engine'

async function trained() {
  const merchant = await merchantWithToken()
  return { ...merchant, productId: await trainProduct(merchant.visitor) }
}

const IMAGES = '/products/{product}/images'

test.group('Work over the public API', (group) => {
  group.each.timeout(30_000)
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('a program makes a product, trains it, makes pictures and fetches them', async ({
    assert,
  }) => {
    const { api } = await merchantWithToken()
    const images = await Promise.all([10, 60, 110, 160].map((hue) => photoDataUrl(hue)))
    const created = await api.post('/products', { name: 'Mug', description: 'A mug.', images })
    assert.equal(created.status, 201)
    const product = await readAsDescribed('/products', 'post', created)
    assert.deepInclude(product, { name: 'Mug', status: 'draft', is_public: false, is_owner: true })
    assert.lengthOf(product.photos, 4)

    const path = `/products/${product.id}`
    const more = await api.post(`${path}/photos`, { images: [await photoDataUrl(210)] })
    assert.equal(more.status, 201)
    const { photos } = await readAsDescribed('/products/{product}/photos', 'post', more)
    assert.lengthOf(photos, 1)

    const training = await api.post(`${path}/train`)
    assert.equal(training.status, 200)
    const { product_id: id } = await readAsDescribed('/products/{product}/train', 'post', training)
    assert.equal(id, product.id)
    const shown = await readAsDescribed('/products/{product}', 'get', await api.get(path))
    assert.deepInclude(shown, { status: 'ready', photos_count: 5 })
    const list = await readAsDescribed('/products', 'get', await api.get('/products'))
    assert.deepInclude(list.products[0], { id: product.id, status: 'ready' })

    const made = await api.post(`${path}/images`, {
      prompt: 'on a wooden table',
      negative_prompt: 'flowers',
      num_images: 2,
      image_size: 'portrait_4_3',
      seed: 7,
    })
    assert.equal(made.status, 200)
    const pictures = await readAsDescribed(IMAGES, 'post', made)
    assert.lengthOf(pictures.images, 2)
    assert.deepInclude(pictures.images[0], { type: 'image', width: 1080, height: 1350 })

    const file = await api.get(new URL(pictures.images[0].url).pathname.replace('/api/v1', ''))
    assert.equal(file.status, 200)
    assert.match(file.headers.get('content-type')!, /^image\//)
    assert.lengthOf(
      new Uint8Array(await file.arrayBuffer()),
      Number(file.headers.get('content-length'))
    )
    const photo = await api.get(`/assets/${photos[0].asset_id}/file`)
    assert.equal(photo.headers.get('content-type'), 'image/jpeg')
  })

  test('a picture is enlarged, cut out, put before backgrounds and made a film of', async ({
    assert,
  }) => {
    const { api, productId, visitor } = await trained()
    const path = `/products/${productId}`
    const { photos } = await (await api.get(path)).json()
    const [image] = (await (await api.post(`${path}/images`, { prompt: 'on sand' })).json()).images

    const upscaled = await api.post(`${path}/upscale`, { asset_id: image.id })
    const larger = await readAsDescribed('/products/{product}/upscale', 'post', upscaled)
    assert.equal(larger.images[0].prompt, 'on sand')

    const cutOut = '/products/{product}/photos/{photo}/cut-out'
    const first = await api.post(`${path}/photos/${photos[0].id}/cut-out`)
    const cut = await readAsDescribed(cutOut, 'post', first)
    const again = await api.post(`${path}/photos/${photos[0].id}/cut-out`, { automatic: true })
    assert.deepEqual(await readAsDescribed(cutOut, 'post', again), cut)
    assert.equal((await api.get(`/assets/${cut.image.id}/file`)).status, 200)

    const behind = await api.post(`${path}/photos/${photos[0].id}/backgrounds`, {
      prompt: 'a beach',
    })
    const before = await readAsDescribed(
      '/products/{product}/photos/{photo}/backgrounds',
      'post',
      behind
    )
    assert.deepInclude(before.images[0], { width: 1920, height: 1080 })

    const videos = '/products/{product}/videos'
    const order = { prompt: 'slow zoom', duration: 5, aspect_ratio: '1:1' }
    const film = await api.post(`${path}/videos`, { ...order, asset_id: image.id })
    const { video } = await readAsDescribed(videos, 'post', film)
    assert.deepInclude(video, { type: 'video', prompt: 'slow zoom' })
    const sent = await api.post(`${path}/videos`, { ...order, image: await photoDataUrl(20) })
    assert.equal(sent.status, 200)

    assert.equal(await creditsOf(visitor.user.id, 'image'), 32)
  })

  test('assets are listed newest first, by kind and by product', async ({ assert }) => {
    const { api, productId } = await trained()
    const order = { prompt: 'on sand', num_images: 10 }
    for (let round = 0; round < 3; round++) await api.post(`/products/${productId}/images`, order)
    const first = await readAsDescribed('/assets', 'get', await api.get('/assets?type=image'))
    assert.lengthOf(first.assets, 24)
    const rest = await (
      await api.get(`/assets?product_id=${productId}&before=${first.next_cursor}`)
    ).json()
    assert.lengthOf(rest.assets, 6)
    assert.isNull(rest.next_cursor)
    const ids = [...first.assets, ...rest.assets].map(({ id }) => id)
    assert.lengthOf([...new Set(ids)], 30)
    assert.deepEqual(ids, [...ids].sort().reverse())
    assert.deepEqual((await (await api.get('/assets?type=video')).json()).assets, [])
    const wrong = await api.get('/assets?type=sound')
    assert.equal((await wrong.json()).error.field, 'type')
  })

  test('who does not wait is told where to ask, and may cancel', async ({ assert }) => {
    const { api, productId, visitor } = await trained()
    const preferring = { prefer: 'respond-async' }
    const order = { prompt: 'on sand' }
    const accepted = await api.post(`/products/${productId}/images`, order, preferring)
    assert.equal(accepted.status, 202)
    assert.equal(accepted.headers.get('preference-applied'), 'respond-async')
    const work = await readAsDescribed(IMAGES, 'post', accepted)
    assert.equal(accepted.headers.get('location'), work.status_url)
    const status = new URL(work.status_url).pathname.replace('/api/v1', '')
    const done = await ended(async () =>
      readAsDescribed('/generations/{generation}', 'get', await api.get(status))
    )
    assert.equal(done.status, 'succeeded')
    assert.equal(done.result.images[0].prompt, 'on sand')

    const endless = await api.post(
      `/products/${productId}/images`,
      { prompt: NEVER_ENDS },
      preferring
    )
    const path = `/generations/${(await endless.json()).id}`
    assert.equal((await api.call('DELETE', path)).status, 200)
    const cancelled = await ended(async () => (await api.get(path)).json())
    assert.deepInclude(cancelled, { status: 'cancelled', result: null, error_code: 'cancelled' })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 34)
  })

  test('a repeated call with one key makes nothing twice', async ({ assert }) => {
    const { api, productId, visitor } = await trained()
    const ask = (prompt: string) =>
      api.post(`/products/${productId}/images`, { prompt }, { 'idempotency-key': 'order-1' })
    const [first, second] = await Promise.all([ask('on sand'), ask('on sand')])
    assert.deepEqual(await first.json(), await second.json())
    assert.equal(await creditsOf(visitor.user.id, 'image'), 34)
    const { error } = await (await ask('on stone')).json()
    assert.equal(error.code, 'idempotency_key_reused')
  })

  test('what failed is told and given back', async ({ assert }) => {
    const { api, productId, visitor } = await trained()
    const half = await api.post(`/products/${productId}/images`, {
      prompt: HALF_FAILS,
      num_images: 4,
    })
    const { images, failures } = await half.json()
    assert.lengthOf(images, 2)
    assert.lengthOf(failures, 2)
    const failed = await api.post(`/products/${productId}/images`, { prompt: `it ${FAILS}` })
    assert.equal(failed.status, 422)
    assert.deepEqual((await failed.json()).error, {
      code: 'rejected_content',
      message: 'This prompt is not allowed.',
    })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 33)
  })

  test('who has no credits left is told', async ({ assert }) => {
    const { api, productId } = await trained()
    for (let round = 0; round < 3; round++) {
      await api.post(`/products/${productId}/images`, { prompt: 'on sand', num_images: 10 })
    }
    const refused = await api.post(`/products/${productId}/images`, { prompt: 'x', num_images: 10 })
    assert.equal(refused.status, 402)
    assert.isString((await readAsDescribed(IMAGES, 'post', refused)).error.message)
  })
})

/** Asks until work has ended. */
async function ended<Work extends { status: string }>(ask: () => Promise<Work>): Promise<Work> {
  for (;;) {
    const work = await ask()
    if (!['queued', 'running'].includes(work.status)) return work
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
