import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { requestReel } from '#app/reels/actions/request_reel'
import { createProduct } from '#app/products/actions/create_product'
import { storeContent } from '#app/media/store/store_bytes'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { runGeneration } from '#app/work/jobs/run_generation'
import Generation from '#app/work/models/generation'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { photo } from '#tests/support/product'
import { quickEngine } from '#tests/support/quick_engine'
import { until } from '#tests/support/until'

test('a reel whose worker is killed in the middle is made by the next one, and paid once', async ({
  assert,
}) => {
  const { id: userId } = await createSubscriber({ video: 2 })
  const stored = async (hue: number) => {
    const file = await storeContent(await photo(hue), { mime: 'image/jpeg', ownerId: userId })
    return { stored: { ...file, width: 640, height: 480, placeholder: '' }, originalName: null }
  }
  const photos = [await stored(10), await stored(90), await stored(170)]
  const product = await db.transaction((trx) =>
    createProduct(trx, { userId, name: 'Mug', description: '', isPublic: false, photos })
  )
  const ids = await sql<{ id: string }>(
    db.connection(),
    'select media_id as id from product_photos where product_id = ? order by position',
    [product.id]
  )
  const { id } = await requestReel({
    userId,
    body: { items: ids.map((it) => ({ asset_id: it.id })), duration: 6 },
  })
  const engine = quickEngine()
  const queue = await app.container.make('queue')
  const attempt = (reel: typeof engine.reel) =>
    runGeneration({
      generationId: id,
      jobId: id,
      mayRetry: false,
      engine: { ...engine, reel },
      queue,
      stopping: new AbortController().signal,
    })
  // Never answers again, as a process that was killed.
  const { promise: isDrawing, resolve: draws } = Promise.withResolvers<void>()
  void attempt(() => {
    draws()
    return new Promise<never>(() => {})
  })
  await isDrawing
  await attempt(engine.reel)
  const { state, attempt: attempts } = await Generation.findOrFail(id)
  assert.deepEqual([state, attempts], ['succeeded', 2])
  assert.equal(await creditsOf(userId, 'video'), 1)
  await until(async () => {
    const films = await sql(db.connection(), 'select 1 from videos where user_id = ?', [userId])
    return films.length === 1
  })
})
