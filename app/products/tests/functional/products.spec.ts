import { test } from '@japa/runner'
import { creditsOf } from '#tests/support/credits'
import { createMerchant } from '#tests/support/merchant'
import { photo, photoDataUrl, photosForm, publish, trainProduct } from '#tests/support/product'
import { FAILS, NEVER_ENDS, WARNING } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

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

test.group('Products', () => {
  test('a product is made from a form, shown in the list, and gets more photos', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const images = await Promise.all([1, 2].map((hue) => photoDataUrl(hue)))
    const names = ['jar-front.jpg', null]
    const form = { name: 'Jar', is_public: false, images, image_names: names }
    const made = await visitor.post('/products', form)
    assert.equal(made.status, 201)
    const { id } = await made.json()
    const { product } = (await visitor.visit(`/products/${id}`)).props
    assert.deepEqual(
      product.input_images.map((photo: { original_name: string | null }) => photo.original_name),
      names
    )
    const more = await visitor.post(`/products/${id}/upload-images`, {
      images: [await photoDataUrl(3)],
    })
    assert.isTrue((await more.json()).success)

    const { props } = await visitor.visit('/products')
    assert.deepInclude(props.products[0], { id, name: 'Jar', input_images_count: 3 })
    assert.lengthOf(props.products[0].sub_images, 2)
  })

  test('each wrong field of the form is named, and photos that are none are refused', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const nameless = await visitor.post('/products', { name: ' ', images: [await photoDataUrl()] })
    assert.equal(nameless.status, 422)
    assert.property((await nameless.json()).errors, 'name')

    const without = await visitor.post('/products', { name: 'Jar', images: [] })
    assert.property((await without.json()).errors, 'images')

    const text = `data:image/jpeg;base64,${Buffer.from('no picture').toString('base64')}`
    const wrong = await visitor.post('/products', { name: 'Jar', images: [text] })
    assert.equal(wrong.status, 422)
    const { props } = await visitor.visit('/products')
    assert.lengthOf(props.products, 0)
  })

  test('only the owner changes, feeds and deletes a product', async ({ assert }) => {
    const visitor = await signIn()
    const made = await visitor.post('/products', { name: 'Jar', images: [await photoDataUrl()] })
    const { id } = await made.json()
    await publish(id)
    const stranger = await signIn()
    const images = [await photoDataUrl()]
    const change = { name: 'Mine', is_public: true }
    assert.equal((await stranger.call('PUT', `/products/${id}`, { json: change })).status, 404)
    assert.equal((await stranger.post(`/products/${id}/upload-images`, { images })).status, 404)
    assert.equal((await stranger.call('DELETE', `/products/${id}`)).status, 404)

    const renamed = await visitor.call('PUT', `/products/${id}`, {
      json: { name: 'Tall jar', description: 'Glass.', is_public: false },
    })
    assert.equal(renamed.status, 204)
    const { props } = await visitor.visit(`/products/${id}`)
    assert.deepInclude(props.product, { name: 'Tall jar', description: 'Glass.', is_public: false })
    assert.equal((await stranger.visit(`/products/${id}`)).status, 404)
  })

  test('a change leaves alone what it does not name', async ({ assert }) => {
    const visitor = await signIn()
    const images = [await photoDataUrl()]
    const made = await visitor.post('/products', { name: 'Jar', description: 'Glass.', images })
    const { id } = await made.json()
    const change = (json: object) => visitor.call('PUT', `/products/${id}`, { json })
    const now = async () => (await visitor.visit(`/products/${id}`)).props.product
    const guest = new Visitor()
    assert.equal((await guest.visit(`/products/${id}`)).status, 404)

    assert.equal((await change({ is_public: true })).status, 204)
    assert.deepInclude(await now(), { name: 'Jar', description: 'Glass.', is_public: true })
    assert.equal((await guest.visit(`/products/${id}`)).status, 200)
    assert.equal((await change({ name: 'Vase', description: '' })).status, 204)
    assert.deepInclude(await now(), { name: 'Vase', description: '', is_public: true })
    assert.equal((await change({ name: '', description: 'Clay.' })).status, 422)
    assert.deepInclude(await now(), { name: 'Vase', description: '' })
  })

  test('deleting a product takes its photos along', async ({ assert }) => {
    const visitor = await signIn()
    const made = await visitor.post('/products', { name: 'Jar', images: [await photoDataUrl()] })
    const { id } = await made.json()
    const { props } = await visitor.visit(`/products/${id}`)
    const { path } = props.product.input_images[0]
    assert.equal((await visitor.get(path)).status, 200)
    assert.equal((await visitor.call('DELETE', `/products/${id}`)).status, 204)
    assert.equal((await visitor.get(path)).status, 404)
    assert.equal((await visitor.visit(`/products/${id}`)).status, 404)
  })

  test('a photo over 10 MB is refused in the words of the screen', async ({ assert }) => {
    const visitor = await signIn()
    const made = await visitor.post('/products', { name: 'Jar', images: [await photoDataUrl()] })
    const { id } = await made.json()
    const form = new FormData()
    const bytes = Buffer.concat([await photo(), Buffer.alloc(10_485_761)])
    form.append('images[]', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'large.jpg')
    const response = await visitor.call('POST', `/products/${id}/upload-images`, { form })
    assert.equal(response.status, 422)
    assert.equal((await response.json()).error, 'File size must be less than 10MB')
  })
})
