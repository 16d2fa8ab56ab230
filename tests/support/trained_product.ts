import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import Product from '#app/products/models/product'
import Generation from '#app/work/models/generation'

/** Products that the quick engine takes for trained, written without being trained; answers their ids. */
export function createTrainedProducts(userId: number, names: string[]): Promise<number[]> {
  return db.transaction(async (trx) => {
    const ids: number[] = []
    for (const name of names) {
      const triggerWord = `word${Math.random().toString(36).slice(2)}`
      const fields = { userId, name, description: '', triggerWord, isPublic: false }
      const product = await Product.create({ ...fields, status: 'ready' }, { client: trx })
      const now = DateTime.now()
      const training = await Generation.create(
        {
          userId,
          productId: product.id,
          kind: 'train',
          engine: 'local',
          params: { productId: product.id },
          state: 'succeeded',
          progress: 1,
          finishedAt: now,
          deadlineAt: now,
        },
        { client: trx }
      )
      await training.refresh()
      await trx.table('trainings').insert({
        generation_id: training.id,
        product_id: product.id,
        engine: 'local',
        model: JSON.stringify({ photoId: '1' }),
      })
      ids.push(product.id)
    }
    return ids
  })
}
