import { test } from '@japa/runner'
import { creditsOf } from '#tests/support/credits'
import { createMerchant } from '#tests/support/merchant'
import { photoDataUrl, photosForm, publish, trainProduct } from '#tests/support/product'
import { FAILS, NEVER_ENDS, WARNING } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'

test.group('Training a product', () => {
  test('photos are identified, and their copies are not kept', async ({ assert }) => {
    const visitor = await signIn()
    const images = await Promise.all([10, 20].map((hue) => photoDataUrl(hue)))
    const response = await visitor.post('/api/identify-images', { images })
    assert.equal(response.status, 200)
    const body = await response.json()
    assert.deepInclude(body, { success: true, object: 'Mug' })
    assert.deepEqual(
      body.all_identifications.map(({ warnings }: { warnings: string[] }) => warnings),
      [[WARNING], []]
    )
  })

  test('identification without a photo says so', async ({ assert }) => {
    const visitor = await signIn()
    const response = await visitor.post('/api/identify-images', { images: [] })
    assert.equal(response.status, 422)
    assert.equal((await response.json()).error, 'Please provide at least one image')
  })

  test('a product is trained on its photos for one model credit', async ({ assert }) => {
    const visitor = await signIn()
    const id = await trainProduct(visitor, { photos: 6, name: 'Blue mug' })
    assert.isAtLeast(id, 101)
    assert.equal(await creditsOf(visitor.user.id, 'model'), 0)
    const { props } = await visitor.visit(`/products/${id}`)
    assert.deepInclude(props.product, { name: 'Blue mug', status: 'ready', is_owner: true })
    assert.lengthOf(props.product.input_images, 6)
    assert.match(props.product.trigger_word, /^[a-z]{6,10}$/)
    const names = props.product.input_images.map(
      (image: { original_name: string }) => image.original_name
    )
    assert.deepEqual(
      names,
      [0, 1, 2, 3, 4, 5].map((n) => `photo-${n}.jpg`)
    )
  })

  test('photos that come as data URLs keep what their files are called', async ({ assert }) => {
    const visitor = await signIn()
    const images = await Promise.all([10, 20, 30, 40, 50].map((hue) => photoDataUrl(hue)))
    const names = ['front.jpg', null, 'side.jpg', 'back.jpg', 'top.jpg']
    const body = { name: 'Jar', images, image_names: names }
    const started = await visitor.post('/api/training/start', body)
    const { ai_model_id: id } = await started.json()
    const { props } = await visitor.visit(`/products/${id}`)
    const kept = props.product.input_images.map(
      (image: { original_name: string | null }) => image.original_name
    )
    assert.deepEqual(kept, names)
  })

  test('what training made of each photo is shown to the owner only', async ({ assert }) => {
    const visitor = await signIn()
    const id = await trainProduct(visitor)
    const { props } = await visitor.visit(`/products/${id}`)
    const [best, second, ...others] = props.views
    assert.deepInclude(best, {
      photo_name: 'photo-0.jpg',
      photo: props.product.input_images[0].picture,
      view: 'Front',
      quality: 'good',
      duplicate_of: null,
      warnings: [],
    })
    assert.deepInclude(second, { quality: 'fair', duplicate_of: 'photo-0.jpg', warnings: [] })
    assert.lengthOf(others, 3)
    for (const view of others) {
      assert.deepInclude(view, { quality: 'unused', cutout: null, warnings: [WARNING] })
    }
    const cutout = `/media/${best.cutout.id}`
    assert.equal((await visitor.get(cutout)).status, 200)

    await publish(id)
    const stranger = await signIn()
    assert.deepEqual((await stranger.visit(`/products/${id}`)).props.views, [])
    assert.equal((await stranger.get(cutout)).status, 404)
  })

  test('a trained product that is trained again shows its newest views', async ({ assert }) => {
    const visitor = await signIn(await createMerchant({ model: 1 }))
    const id = await trainProduct(visitor)
    const cutoutOf = async () => (await visitor.visit(`/products/${id}`)).props.views[0].cutout.id
    const before = await cutoutOf()
    const again = await visitor.post(`/products/${id}/train`)
    assert.equal(again.status, 202)
    const status = async () => (await visitor.visit(`/products/${id}`)).props.product.status
    while ((await status()) === 'training') await new Promise((done) => setTimeout(done, 50))
    assert.equal(await status(), 'ready')
    assert.notEqual(await cutoutOf(), before)
    assert.equal(await creditsOf(visitor.user.id, 'model'), 0)
  })

  test('fewer than 5 photos or more than 20 are refused', async ({ assert }) => {
    const visitor = await signIn()
    for (const count of [4, 21]) {
      const form = await photosForm(count)
      const response = await visitor.call('POST', '/api/training/start', { form })
      assert.equal(response.status, 422)
      assert.property((await response.json()).errors, 'images')
    }
    assert.equal(await creditsOf(visitor.user.id, 'model'), 1)
  })

  test('without a model credit nothing is made', async ({ assert }) => {
    const visitor = await signIn()
    await trainProduct(visitor)
    const response = await visitor.call('POST', '/api/training/start', {
      form: await photosForm(5),
    })
    assert.equal(response.status, 402)
    assert.deepInclude(await response.json(), { kind: 'model', needed: 1, available: 0 })
    const { props } = await visitor.visit('/products')
    assert.lengthOf(props.products, 1)
  })

  test('a failed training gives the credit back and can be tried again', async ({ assert }) => {
    const visitor = await signIn()
    await assert.rejects(
      () => trainProduct(visitor, { description: `It ${FAILS}` }),
      'The product could not be found in the photos.'
    )
    assert.equal(await creditsOf(visitor.user.id, 'model'), 1)
    const { props } = await visitor.visit('/products')
    assert.equal(props.products[0].status, 'failed')

    const again = await visitor.post(`/products/${props.products[0].id}/train`)
    assert.equal(again.status, 202)
  })

  test('what a product looks like is not its name, nor its word in prompts', async ({ assert }) => {
    const visitor = await signIn()
    const form = await photosForm(5, { description: 'A compact piece in maroon.' })
    const started = await visitor.call('POST', '/api/training/start', { form })
    const { ai_model_id: id } = await started.json()
    const { product } = (await visitor.visit(`/products/${id}`)).props
    assert.equal(product.name, 'Product')
    assert.match(product.trigger_word, /^[a-z]{6,10}$/)
    assert.notMatch(product.trigger_word, /^(acompa|product)/)
  })

  test('a training that goes on is shown again on the dashboard', async ({ assert }) => {
    const visitor = await signIn()
    const form = await photosForm(5, { name: 'Mug', description: NEVER_ENDS })
    const started = await visitor.call('POST', '/api/training/start', { form })
    const { request_id: requestId, ai_model_id: id } = await started.json()
    const { props } = await visitor.visit('/dashboard')
    assert.deepInclude(props.training, { request_id: requestId, model_id: id, name: 'Mug' })
    assert.equal((await visitor.post(`/products/${id}/train`)).status, 409)

    assert.equal((await visitor.call('DELETE', `/products/${id}`)).status, 204)
    assert.equal(await creditsOf(visitor.user.id, 'model'), 1)
  })

  test('a repeated start with one key makes one product', async ({ assert }) => {
    const visitor = await signIn(await createMerchant({ model: 2 }))
    const start = async () => {
      const form = await photosForm(5)
      const headers = { 'idempotency-key': 'once' }
      const response = await visitor.call('POST', '/api/training/start', { form, headers })
      return response.json()
    }
    const [one, two] = [await start(), await start()]
    assert.equal(one.ai_model_id, two.ai_model_id)
    assert.equal(await creditsOf(visitor.user.id, 'model'), 2)
  })

  test('only the owner hears of a training', async ({ assert }) => {
    const visitor = await signIn()
    const form = await photosForm(5)
    const started = await visitor.call('POST', '/api/training/start', { form })
    const { request_id: requestId } = await started.json()
    const stranger = await signIn()
    assert.equal((await stranger.get(`/api/training/status/${requestId}`)).status, 404)
    assert.equal((await stranger.get('/api/training/status/nonsense')).status, 404)
  })
})
