import { test } from '@japa/runner'
import { creditsOf } from '#tests/support/credits'
import { areaMask, paintMask } from '#tests/support/mask'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { photoDataUrl } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'

test.group('Photos that are sent again', () => {
  test('are added once', async ({ assert }) => {
    const visitor = await signIn()
    const images = [await photoDataUrl(1)]
    const { id } = await (await visitor.post('/products', { name: 'Jar', images })).json()
    const add = (hue: number) =>
      photoDataUrl(hue).then((image) =>
        visitor.call('POST', `/products/${id}/upload-images`, {
          json: { images: [image] },
          headers: { 'Idempotency-Key': 'lost-answer' },
        })
      )
    const [first, again] = await Promise.all([add(2), add(2)])
    assert.deepEqual((await again.json()).images, (await first.json()).images)
    assert.equal((await add(3)).status, 409)
    const { props } = await visitor.visit(`/products/${id}`)
    assert.lengthOf(props.product.input_images, 2)
  })

  test('make one product, however often and at once; with other words the key is refused', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const images = [await photoDataUrl(1)]
    const make = (name: string) =>
      visitor.call('POST', '/products', {
        json: { name, images, image_names: ['jar.jpg'] },
        headers: { 'Idempotency-Key': 'lost-product' },
      })
    const answers = [...(await Promise.all([make('Jar'), make('Jar')])), await make('Jar')]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201]
    )
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    assert.equal(new Set(ids).size, 1)
    assert.equal((await make('Vase')).status, 409)
    const { products } = (await visitor.visit('/products')).props
    assert.lengthOf(products, 1)
    assert.equal(products[0].input_images_count, 1)
  })

  test('are added once with their names and masks, after the product was made of the first', async ({
    assert,
  }) => {
    const visitor = await signIn(await createSubscriber())
    const made = await visitor.post('/products', { name: 'Jar', images: [await photoDataUrl(1)] })
    const { id } = await made.json()
    const image = await photoDataUrl(2)
    const add = async (mask: string) =>
      visitor.call('POST', `/products/${id}/upload-images`, {
        json: { images: [image], image_names: ['side.jpg'], masks: [mask], mask_photos: [0] },
        headers: { 'Idempotency-Key': 'masked' },
      })
    const mask = await areaMask()
    const [first, again] = [await add(mask), await add(mask)]
    assert.deepEqual((await again.json()).images, (await first.json()).images)
    const other = Buffer.from(await paintMask(320, 240)).toString('base64')
    assert.equal((await add(`data:image/png;base64,${other}`)).status, 409)
    const { product } = (await visitor.visit(`/products/${id}`)).props
    const [, added, ...others] = product.input_images
    assert.equal(added.original_name, 'side.jpg')
    assert.isString(added.mask_path)
    assert.isEmpty(others)
  })

  test('are trained on for one credit when they are enough, also after a lost answer', async ({
    assert,
  }) => {
    const visitor = await signIn(await createMerchant({ model: 2 }))
    const before = await creditsOf(visitor.user.id, 'model')
    const made = await visitor.post('/products', { name: 'Jar', images: [await photoDataUrl(1)] })
    const { id } = await made.json()
    const train = () =>
      visitor.call('POST', `/products/${id}/train`, { headers: { 'Idempotency-Key': 'train' } })
    for (const hue of [2, 3, 4, 5]) {
      assert.equal((await train()).status, 422)
      assert.equal(await creditsOf(visitor.user.id, 'model'), before)
      const images = [await photoDataUrl(hue)]
      assert.equal((await visitor.post(`/products/${id}/upload-images`, { images })).status, 200)
    }
    const [first, again] = [await (await train()).json(), await (await train()).json()]
    assert.equal(first.ai_model_id, id)
    assert.equal(again.request_id, first.request_id)
    assert.equal(await creditsOf(visitor.user.id, 'model'), before - 1)
  })
})
