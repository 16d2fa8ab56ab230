import { test } from '@japa/runner'
import { photoDataUrl } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import Product from '../../models/product.js'

test.group('The lock of a product', () => {
  test('whether it may be drawn anew is kept, and not shown where nothing would draw it', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const made = await visitor.post('/products', { name: 'Jar', images: [await photoDataUrl()] })
    const { id } = await made.json()
    const change = async (json: object) =>
      (await visitor.call('PUT', `/products/${id}`, { json })).status
    assert.equal(await change({ name: 'Jar', product_lock: 'free' }), 204)
    assert.equal(await change({ name: 'Vase' }), 204)
    assert.equal((await Product.findOrFail(id)).productLock, 'free')
    assert.equal(await change({ name: 'Vase', product_lock: 'maybe' }), 422)
    assert.isNull((await visitor.visit(`/products/${id}`)).props.product.product_lock)
  })
})
