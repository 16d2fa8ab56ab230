import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import Generation from '#app/work/models/generation'
import { sheetOf, startBatch, statusesOf, untilBatch, untilCounted } from '#tests/support/batch'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { FAILS, HALF_FAILS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'

/** Credits that a new account has. */
const WELCOME = 5

async function merchantWithProduct() {
  const visitor = await signIn(await createSubscriber({ image: 20 }))
  const [product] = await createTrainedProducts(visitor.user.id, ['Mug'])
  return { visitor, product }
}

test.group('Batches of which something failed', () => {
  test('have only that made again which failed', async ({ assert }) => {
    const { visitor, product } = await merchantWithProduct()
    const prompts = ['on sand', `on marble ${HALF_FAILS}`, `on wood ${FAILS}`]
    const batch = await startBatch(visitor, { product_ids: [product!], prompts, amount: 2 })
    const before = await untilBatch(visitor, batch, 'finished')
    assert.deepEqual(await statusesOf(visitor, batch), [['done', 'partial', 'failed']])
    assert.equal(before.rows[0].items[2].reason, 'This prompt is not allowed.')
    assert.equal(before.progress.retryable, 2)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 20 + WELCOME - 3)

    const failedIds = before.rows[0].items
      .slice(1)
      .map((item: { generation_id: string }) => item.generation_id)
    await untilCounted(visitor, batch, { done: 1, partial: 1, failed: 1 })
    await visitor.post(`/api/batches/${batch}/retry`)
    for (const id of failedIds) {
      const work = await Generation.findOrFail(id)
      assert.isNotNull(work.settledAt, 'nothing else offers it again')
    }
    await untilBatch(visitor, batch, 'finished')
    assert.deepEqual(await statusesOf(visitor, batch), [['done', 'done', 'failed']])
    await untilCounted(visitor, batch, { done: 2, partial: 0, failed: 1 })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 20 + WELCOME - 4)
    const { rows } = await sheetOf(visitor, batch)
    const item = await visitor.get(`/api/batches/${batch}/items/${rows[0].items[1].id}`)
    assert.lengthOf((await item.json()).pictures, 2)
  })

  test('say why something was refused in the language of who reads it', async ({ assert }) => {
    const { visitor, product } = await merchantWithProduct()
    const batch = await startBatch(visitor, { product_ids: [product!], prompts: [`wood ${FAILS}`] })
    await untilBatch(visitor, batch, 'finished')
    await sql(db.connection(), 'delete from trainings where product_id = ?', [product!])
    await visitor.post(`/api/batches/${batch}/retry`)
    const reasonOf = ({ rows }: { rows: { items: { reason: string }[] }[] }) =>
      rows[0]!.items[0]!.reason
    const english = reasonOf(await untilBatch(visitor, batch, 'finished'))
    assert.equal(english, 'This product has not been trained yet.')
    await visitor.call('PUT', '/user/language', { json: { language: 'de' } })
    const german = reasonOf(await sheetOf(visitor, batch))
    assert.equal(german, 'Dieses Produkt wurde noch nicht trainiert.')
  })

  test('alone offer what failed of them, even after they were removed', async ({ assert }) => {
    const { visitor, product } = await merchantWithProduct()
    const batch = await startBatch(visitor, {
      product_ids: [product!],
      prompts: [`on wood ${FAILS}`],
    })
    const { rows } = await untilBatch(visitor, batch, 'finished')
    const id = rows[0].items[0].generation_id
    const isOrdinary = async () => {
      const page = await visitor.visit(`/photos/generate/${product}`)
      const tray = await (await visitor.get('/api/work')).json()
      const retry = await visitor.post(`/api/generations/${id}/retry`, {})
      const shown = tray.ended.some((work: { id: string }) => work.id === id)
      return { failed: page.props.failed, shown, retry: retry.status }
    }
    const apart = { failed: [], shown: false, retry: 404 }
    assert.deepEqual(await isOrdinary(), apart)
    assert.equal((await visitor.call('DELETE', `/batches/${batch}`)).status, 204)
    assert.deepEqual(await isOrdinary(), apart)
  })
})
