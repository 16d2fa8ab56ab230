import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { engineCapabilities } from '#app/engines/capabilities'
import type { EngineCapabilities } from '#app/engines/engine'
import Product from '#app/products/models/product'
import { cancelGeneration } from '#app/work/actions/cancel_generation'
import { creditsOf } from '#tests/support/credits'
import { createEmptyProduct, photosForm, trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { trainProduct as startTraining } from '../../actions/start_training.js'

const withReferences = (): EngineCapabilities => ({
  ...engineCapabilities(),
  train: { expectedSeconds: 240, withoutLearning: { expectedSeconds: 15 } },
})

test.group('Products that are drawn from their photos', () => {
  test('take one photo and no credit, where the engine can', async ({ assert }) => {
    const visitor = await signIn()
    const { id } = await createEmptyProduct(visitor.user.id)
    const product = await Product.findOrFail(id)
    const start = () => startTraining(product, 'references', undefined, withReferences())
    await assert.rejects(start, 'wrong_number_of_photos')

    const form = await photosForm(1)
    assert.equal(
      (await visitor.call('POST', `/products/${id}/upload-images`, { form })).status,
      200
    )
    const credits = await creditsOf(visitor.user.id, 'model')
    const generation = await start()
    assert.deepInclude(generation.params, { productId: id, method: 'references' })
    assert.equal(await creditsOf(visitor.user.id, 'model'), credits)
    await cancelGeneration(generation)
  })

  test('are called on the dashboard what they are while they are made ready', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { id } = await createEmptyProduct(visitor.user.id)
    // Work that no queue knows of stays as it is.
    const waiting = `insert into generations (user_id, product_id, kind, engine, state, params, deadline_at)
       values (?, ?, 'train', 'local', 'queued', '{"method":"references"}', now() + interval '1 hour')`
    await sql(db.connection(), waiting, [visitor.user.id, id])
    const { props } = await visitor.visit('/dashboard')
    assert.include(props.training, { model_id: id, method: 'references' })
  })

  test('do not lose what was learnt of them', async ({ assert }) => {
    const visitor = await signIn()
    const id = await trainProduct(visitor)
    const product = await Product.findOrFail(id)
    const learn = `update trainings set model = '{"triggerWord":"a","description":"b","views":[],"fal":{}}' where product_id = ?`
    await sql(db.connection(), learn, [id])
    const start = () => startTraining(product, 'references', undefined, withReferences())
    await assert.rejects(start, 'trained_already')
  })

  test('are refused where the engine lays them into scenes anyway', async ({ assert }) => {
    const visitor = await signIn()
    const form = await photosForm(1, { method: 'references' })
    const refused = await visitor.call('POST', '/api/training/start', { form })
    assert.equal(refused.status, 422)
    assert.match((await refused.json()).error, /without training here/)
    const wrong = await visitor.call('POST', '/api/training/start', {
      form: await photosForm(5, { method: 'by magic' }),
    })
    assert.equal(wrong.status, 422)
    assert.property((await wrong.json()).errors, 'method')
  })
})
