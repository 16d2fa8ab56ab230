import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import Product from '#app/products/models/product'
import { findModel } from '#app/core/database/find_model'
import { createMerchant } from '#tests/support/merchant'
import { createEmptyProduct } from '#tests/support/product'

test.group('Finding a row by its id', () => {
  test('it is what the model itself finds, and can be changed', async ({ assert }) => {
    const user = await createMerchant()
    const { id } = await createEmptyProduct(user.id)
    const product = await findModel(Product, String(id))
    assert.deepEqual(product!.$attributes, (await Product.findOrFail(id)).$attributes)
    product!.name = 'Another name'
    await product!.save()
    assert.equal((await findModel(Product, id))!.name, 'Another name')
    const found = await findModel(User, user.id)
    assert.deepEqual(found!.$attributes, (await User.findOrFail(user.id)).$attributes)
    assert.isTrue(found!.$isPersisted)
  })

  test('nothing is null', async ({ assert }) => {
    assert.isNull(await findModel(User, '999999999999999999'))
  })
})
