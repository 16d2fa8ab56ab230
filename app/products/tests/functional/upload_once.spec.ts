import { test } from '@japa/runner'
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
})
