import { test } from '@japa/runner'
import { photo, photoDataUrl, publish } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

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
      product.input_images.map((image: { original_name: string | null }) => image.original_name),
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
