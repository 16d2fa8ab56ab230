import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccountIn } from '#app/closure/actions/delete_account'
import { deleteProduct } from '#app/products/actions/delete_product'
import { trainProduct as requestTraining } from '#app/products/actions/start_training'
import Product from '#app/products/models/product'
import { sql } from '#app/core/database/sql'
import { cancelGeneration } from '#app/work/actions/cancel_generation'
import Generation from '#app/work/models/generation'
import { brokenLedgers } from '#tests/support/credits'
import { createGeneration } from '#tests/support/generation'
import { holding, untilWaiting } from '#tests/support/interleave'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { createEmptyProduct, publish, trainProduct } from '#tests/support/product'
import { NEVER_ENDS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'

/** One attempt: a deadlock fails it instead of being repeated. */
const deleteOnce = (userId: number) =>
  db.transaction((trx) => deleteAccountIn(trx, { userId, deleteTeams: true }))

const gone = (userId: number) => sql(db.connection(), 'select id from users where id = ?', [userId])

test.group('Deleting while work goes on', (group) => {
  const hold = holding(group)
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  for (const table of ['media', 'generated_images']) {
    test(`pictures that are being written to ${table} are finished before their account goes`, async ({
      assert,
    }) => {
      const visitor = await signIn(await createSubscriber({ image: 5 }))
      const productId = await trainProduct(visitor)
      const held = await hold(`lock table ${table} in share mode`)
      const answer = visitor.post(`/api/generate/${productId}`, { prompt: 'on marble' })
      await untilWaiting(1)
      const deletion = deleteOnce(visitor.user.id)
      await untilWaiting(2)
      await held.commit()
      await Promise.all([deletion, answer])
      assert.isEmpty(await gone(visitor.user.id))
    })
  }

  test('pictures that lose their product to somebody else’s deletion are finished first', async ({
    assert,
  }) => {
    const owner = await signIn(await createMerchant())
    const productId = await trainProduct(owner)
    await publish(productId)
    const visitor = await signIn(await createMerchant({ image: 5 }))
    const held = await hold('lock table generated_images in share mode')
    const answer = visitor.post(`/api/generate/${productId}`, { prompt: 'on marble' })
    await untilWaiting(1)
    const deletion = deleteOnce(owner.user.id)
    await untilWaiting(2)
    await held.commit()
    await deletion
    assert.lengthOf((await (await answer).json()).images, 1)
  })

  test('a training that is asked for again meets the deletion of its product', async ({
    assert,
  }) => {
    const user = await createMerchant({ model: 5 })
    const product = await createEmptyProduct(user.id)
    const held = await hold('select id from products where id = ? for update', [product.id])
    const deletion = deleteOnce(user.id)
    await untilWaiting(1)
    const request = requestTraining(product, 'training', { key: randomUUID(), request: {} }).catch(
      (it) => it
    )
    await untilWaiting(2)
    await held.commit()
    await deletion
    assert.equal((await request).status, 404)
  })

  test('a training that is cancelled meets the deletion of its product', async ({ assert }) => {
    const user = await createMerchant()
    const product = await createEmptyProduct(user.id)
    const id = await createGeneration(user.id, { kind: 'train', productId: product.id })
    const training = await Generation.findOrFail(id)
    const held = await hold('select id from products where id = ? for update', [product.id])
    const deletion = deleteProduct(product)
    await untilWaiting(1)
    const cancellation = cancelGeneration(training)
    await untilWaiting(2)
    await held.commit()
    await Promise.all([deletion, cancellation])
    assert.isNull(await Product.find(product.id))
    await training.refresh()
    assert.deepInclude(training.serialize(), { state: 'cancelled', productId: null })
  })

  test('two accounts go at once that have work on each other’s products', async ({ assert }) => {
    const users = [await createMerchant(), await createMerchant()]
    const products = await Promise.all(users.map(({ id }) => createEmptyProduct(id, true)))
    const first = await createGeneration(users[0]!.id, {
      kind: 'generate',
      productId: products[1]!.id,
    })
    await createGeneration(users[1]!.id, { kind: 'generate', productId: products[0]!.id })
    const held = await hold('select id from generations where id = ? for update', [first])
    const deletions = users.map(({ id }) => deleteOnce(id))
    await untilWaiting(2)
    await held.commit()
    await Promise.all(deletions)
    for (const { id } of users) assert.isEmpty(await gone(id))
  })

  test('work that is still running when its product goes keeps nothing and costs nothing', async ({
    assert,
  }) => {
    const owner = await signIn(await createMerchant())
    const productId = await trainProduct(owner)
    await publish(productId)
    const visitor = await signIn(await createMerchant({ image: 5 }))
    const answer = visitor.post(`/api/generate/${productId}`, { prompt: NEVER_ENDS })
    const work = async () => (await Generation.findBy('userId', visitor.user.id))?.state
    while ((await work()) !== 'running') await new Promise((resolve) => setTimeout(resolve, 20))
    await deleteProduct(await Product.findOrFail(productId))
    assert.equal((await answer).status, 409)
    assert.equal(await work(), 'cancelled')
  })
})
