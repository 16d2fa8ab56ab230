import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { firstOf } from '#app/core/elements'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { sql } from '#app/core/database/sql'
import type { ItemPicture } from '#app/batches/queries/list_item_pictures'
import Generation from '#app/work/models/generation'
import { ROWS_PER_CALL } from '#config/batches'
import { sheetOf, startBatch, statusesOf, untilBatch, untilCounted } from '#tests/support/batch'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { NEVER_ENDS, UNKNOWN_WORD } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'

/** Credits that a new account has. */
const WELCOME = 5

async function merchantWithProducts(image: number, names = ['Mug', 'Vase']) {
  const visitor = await signIn(await createSubscriber({ image }))
  return { visitor, products: await createTrainedProducts(visitor.user.id, names) }
}

test.group('Batches', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('picture every product in every scene and shape, for a credit each, in one zip', async ({
    assert,
  }) => {
    const { visitor, products } = await merchantWithProducts(20, ['Mug', 'mug', 'A/B: "Vase"'])
    const batch = await startBatch(visitor, {
      product_ids: products,
      prompts: ['on marble', 'on sand'],
      aspect_ratios: ['square', 'portrait'],
      name: 'Spring',
      negative_prompt: 'plants',
      exports: ['shopify.product'],
    })
    const { progress, rows } = await untilBatch(visitor, batch, 'finished')
    assert.equal(progress.items.done, 12)
    assert.equal(progress.pictures, 12)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 20 + WELCOME - 12)
    assert.deepEqual(
      rows.map((row: { product_name: string }) => row.product_name),
      ['Mug', 'mug', 'A/B: "Vase"']
    )
    assert.containsSubset(rows[0].items[1].picture, { width: 1080, height: 1350 })
    const work = await Generation.findOrFail(rows[0].items[1].generation_id)
    assert.containsSubset(work.params, { prompts: ['on marble'], negativePrompt: 'plants' })

    const zip = await visitor.get(`/batches/${batch}/results.zip`)
    assert.include(zip.headers.get('content-disposition')!, 'Spring.zip')
    const files = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))
    const forMarkets = files.filter((name) => name.startsWith('shopify-product/'))
    assert.lengthOf(forMarkets, 12)
    assert.lengthOf(files, 24)
    assert.includeMembers(files, [
      'Mug/on marble square.png',
      'mug 2/on sand portrait.png',
      'A B Vase/on marble portrait.png',
    ])
    const { props } = await visitor.visit('/batches')
    assert.containsSubset(props.batches, [{ id: batch, name: 'Spring', products_count: 3 }])
  })

  test('rest when the credits run out, and go on after more have come', async ({ assert }) => {
    const { visitor, products } = await merchantWithProducts(1, ['A', 'B', 'C', 'D'])
    const userId = visitor.user.id
    const batch = await startBatch(visitor, {
      product_ids: products,
      prompts: ['on marble', 'on sand'],
    })
    const { progress } = await untilBatch(visitor, batch, 'paused')
    assert.equal(progress.pause_reason, 'credits')
    assert.equal(progress.pictures_waiting, 8 - 1 - WELCOME)
    await db.transaction((trx) =>
      grantCredits(trx, {
        userId,
        kind: 'image',
        amount: 5,
        source: 'test',
        sourceKey: randomUUID(),
      })
    )
    assert.equal((await visitor.post(`/api/batches/${batch}/resume`)).status, 200)
    const done = await untilBatch(visitor, batch, 'finished')
    assert.equal(done.progress.pictures, 8)
    assert.equal(await creditsOf(userId, 'image'), 1 + WELCOME + 5 - 8)
  })

  test('of own products need a subscription', async ({ assert }) => {
    const visitor = await signIn(await createMerchant({ image: 5 }))
    const products = await createTrainedProducts(visitor.user.id, ['Mug'])
    const batch = await startBatch(visitor, { product_ids: products, prompts: ['on sand'] })
    const { progress } = await untilBatch(visitor, batch, 'paused')
    assert.equal(progress.pause_reason, 'subscription')
    const { props } = await visitor.visit('/batches/new')
    assert.isTrue(props.features.ownProductsNeedSubscription)
    assert.isFalse(props.auth.user.subscribed)
  })

  test('that are cancelled stop and give back what was paid for what was not made', async ({
    assert,
  }) => {
    const { visitor, products } = await merchantWithProducts(20)
    const batch = await startBatch(visitor, {
      product_ids: products,
      prompts: ['on sand', NEVER_ENDS, NEVER_ENDS],
    })
    await until(async () => {
      const { progress } = await sheetOf(visitor, batch)
      return progress.items.running === 2 && progress.items.done === 1
    })
    const cancelled = await (await visitor.post(`/api/batches/${batch}/cancel`)).json()
    assert.equal(cancelled.state, 'cancelled')
    await until(async () => (await creditsOf(visitor.user.id, 'image')) === 20 + WELCOME - 1)
    assert.deepEqual(await statusesOf(visitor, batch), [
      ['done', 'cancelled', 'cancelled'],
      ['cancelled', 'cancelled', 'cancelled'],
    ])
    await untilCounted(visitor, batch, { done: 1, running: 0, cancelled: 5 })
    assert.equal((await visitor.call('DELETE', `/batches/${batch}`)).status, 204)
    assert.equal((await visitor.get(`/api/batches/${batch}/rows`)).status, 404)
  })

  test('that are paused begin nothing until they go on', async ({ assert }) => {
    const { visitor, products } = await merchantWithProducts(20)
    const first = firstOf(products)
    const prompts = [NEVER_ENDS, NEVER_ENDS, 'on sand', 'on marble', 'on wood']
    const batch = await startBatch(visitor, { product_ids: [first], prompts })
    await until(async () => {
      const { items } = (await sheetOf(visitor, batch)).progress
      return items.running === 2 && items.queued === 2
    })
    const { state } = await (await visitor.post(`/api/batches/${batch}/pause`)).json()
    assert.equal(state, 'paused')
    const { rows } = await sheetOf(visitor, batch)
    for (const { generation_id: id } of rows[0].items.slice(0, 2)) {
      await visitor.call('DELETE', `/api/generations/${id}`)
    }
    await until(async () => (await sheetOf(visitor, batch)).progress.items.done === 2)
    assert.equal((await sheetOf(visitor, batch)).progress.items.waiting, 1)
    assert.equal((await visitor.call('DELETE', `/batches/${batch}`)).status, 409)
    await visitor.post(`/api/batches/${batch}/resume`)
    const done = await untilBatch(visitor, batch, 'finished')
    assert.containsSubset(done.progress.items, { done: 3, failed: 2 })
  })

  test('start once, however often their form is sent', async ({ assert }) => {
    const { visitor, products } = await merchantWithProducts(20)
    const order = { product_ids: products, prompts: ['on sand'], key: randomUUID() }
    const batches = await Promise.all([1, 2, 3].map(() => startBatch(visitor, order)))
    assert.lengthOf(new Set(batches), 1)
    await untilBatch(visitor, batches[0]!, 'finished')
    assert.equal(await creditsOf(visitor.user.id, 'image'), 20 + WELCOME - 2)
  })

  test('take only trained products of one’s own, and say so', async ({ assert }) => {
    const { visitor, products } = await merchantWithProducts(20)
    const other = await merchantWithProducts(20)
    await sql(db.connection(), `update products set status = 'draft' where id = ?`, [products[1]!])
    const { props } = await visitor.visit('/batches/new')
    assert.deepEqual(
      props.products.map(({ id }: { id: number }) => id),
      [products[0]]
    )
    await assert.rejects(
      () =>
        startBatch(visitor, {
          product_ids: [...products, other.products[0]!],
          prompts: ['on sand'],
        }),
      /2 of the products are not trained any more or were deleted/
    )
    const refused = await visitor.post('/batches', { key: randomUUID(), amount: 1 })
    assert.containsSubset((await refused.json()).errors, {
      product_ids: ['Please choose at least one product.'],
      scenes: ['Please describe at least one scene.'],
      aspect_ratios: ['Please choose at least one aspect ratio.'],
    })
    assert.isEmpty((await visitor.visit('/batches')).props.batches)
  })

  test('go on without a product that is deleted meanwhile', async ({ assert }) => {
    const { visitor, products } = await merchantWithProducts(20, ['A', 'B', 'C'])
    const batch = await startBatch(visitor, {
      product_ids: products,
      prompts: [NEVER_ENDS, NEVER_ENDS, NEVER_ENDS],
    })
    await until(async () => (await sheetOf(visitor, batch)).progress.items.running === 2)
    assert.equal((await visitor.call('DELETE', `/products/${products[2]}`)).status, 204)
    const { rows } = await sheetOf(visitor, batch)
    assert.containsSubset(rows[2], { product_id: null, product_name: 'C' })
    await visitor.post(`/api/batches/${batch}/cancel`)
    assert.equal((await visitor.call('DELETE', `/products/${products[0]}`)).status, 204)
    // What ran of another product is told to stop, and ends when its worker has heard of it.
    await until(async () => (await creditsOf(visitor.user.id, 'image')) === 20 + WELCOME)
  })

  test('show their sheet part by part, each in its order', async ({ assert }) => {
    const names = Array.from({ length: ROWS_PER_CALL + 5 }, (_, index) => `Product ${index}`)
    const { visitor, products } = await merchantWithProducts(20, names)
    const batch = await startBatch(visitor, { product_ids: products, prompts: ['on sand'] })
    await visitor.post(`/api/batches/${batch}/cancel`)
    const { props } = await visitor.visit(`/batches/${batch}`)
    const rest = await visitor.get(`/api/batches/${batch}/rows?from=${ROWS_PER_CALL}`)
    const part = await rest.json()
    const rows = [...props.rows, ...part.rows]
    assert.exists(part.progress)
    const path = `/api/batches/${batch}/rows?from=${ROWS_PER_CALL}&rows_only=1`
    assert.deepEqual(await (await visitor.get(path)).json(), { rows: part.rows })
    assert.deepEqual(
      rows.map((row: { product_name: string }) => row.product_name),
      names
    )
    assert.equal((await visitor.get(`/api/batches/${batch}/rows?from=-1`)).status, 404)
  })

  test('say of each picture which words of its scene were not understood', async ({ assert }) => {
    const { visitor, products } = await merchantWithProducts(20, ['Mug'])
    const prompts = [`on sand with an ${UNKNOWN_WORD}`, 'on sand']
    const batch = await startBatch(visitor, { product_ids: products, prompts })
    const { rows } = await untilBatch(visitor, batch, 'finished')
    const words = await Promise.all(
      rows[0].items.map(async ({ id }: { id: number }) => {
        const answer = await visitor.get(`/api/batches/${batch}/items/${id}`)
        return (await answer.json()).pictures.map((it: ItemPicture) => it.ignored_words)
      })
    )
    assert.deepEqual(words, [[[UNKNOWN_WORD]], [[]]])
  })

  test('of others do not exist', async ({ assert }) => {
    const { visitor, products } = await merchantWithProducts(20)
    const batch = await startBatch(visitor, { product_ids: products, prompts: ['on sand'] })
    const { rows } = await untilBatch(visitor, batch, 'finished')
    const other = await signIn()
    for (const path of [
      `/batches/${batch}`,
      `/batches/${batch}/results.zip`,
      `/api/batches/${batch}/rows`,
      `/api/batches/${batch}/items/${rows[0].items[0].id}`,
    ]) {
      assert.equal((await other.get(path)).status, 404)
    }
    assert.equal((await other.call('DELETE', `/batches/${batch}`)).status, 404)
    for (const step of ['pause', 'resume', 'cancel', 'retry']) {
      assert.equal((await other.post(`/api/batches/${batch}/${step}`)).status, 404)
    }
    assert.equal((await sheetOf(visitor, batch)).progress.state, 'finished')
  })
})
