import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { startBatch, sheetOf, untilBatch } from '#tests/support/batch'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'

async function merchantWith(names: string[]) {
  const visitor = await signIn(await createSubscriber({ image: 100 }))
  return { visitor, products: await createTrainedProducts(visitor.user.id, names) }
}

/** Pieces of work of others that were begun while this user's newest waited. */
async function waitedFor(userId: number): Promise<number> {
  const { count } = firstOf(
    await sql<{ count: number }>(
      db.connection(),
      `select count(*) from generations other, lateral (
       select created_at, started_at from generations where user_id = ? and kind = 'generate'
       order by id desc limit 1) own
     where other.user_id <> ? and other.started_at between own.created_at and own.started_at`,
      [userId, userId]
    )
  )
  return count
}

/** Pictures of one user that were begun after all of another's. */
async function begunAfter(userId: number, otherId: number): Promise<number> {
  const { count } = firstOf(
    await sql<{ count: number }>(
      db.connection(),
      `select count(*) from generations where user_id = ? and kind = 'generate'
       and started_at > (select max(started_at) from generations where user_id = ?)`,
      [userId, otherId]
    )
  )
  return count
}

test.group('Turns in the queue', () => {
  test('somebody who asks for one picture waits for at most two pieces of another’s batch', async ({
    assert,
  }) => {
    const many = await merchantWith(Array.from({ length: 8 }, (_, index) => `Product ${index}`))
    const one = await merchantWith(['Mug'])
    const batch = await startBatch(many.visitor, {
      product_ids: many.products,
      prompts: ['on sand', 'on marble', 'on wood'],
    })
    for (const share of [3, 8]) {
      await until(async () => (await sheetOf(many.visitor, batch)).progress.items.done >= share)
      const path = `/api/generate/${one.products[0]}`
      assert.equal((await one.visitor.post(path, { prompt: 'on linen' })).status, 200)
      assert.isAtMost(await waitedFor(one.visitor.user.id), 2)
    }
    assert.equal((await sheetOf(many.visitor, batch)).progress.state, 'running')
    await untilBatch(many.visitor, batch, 'finished')
  }).tags(['@long'])

  test('two batches share the workers, whichever was first', async ({ assert }) => {
    const [first, second] = [await merchantWith(['A', 'B']), await merchantWith(['A'])]
    const prompts = Array.from({ length: 10 }, (_, index) => `on sand, ${index}`)
    const longer = await startBatch(first.visitor, { product_ids: first.products, prompts })
    const shorter = await startBatch(second.visitor, {
      product_ids: second.products,
      prompts: prompts.slice(0, 4),
    })
    await untilBatch(second.visitor, shorter, 'finished')
    await untilBatch(first.visitor, longer, 'finished')
    assert.isAbove(await begunAfter(first.visitor.user.id, second.visitor.user.id), 0)
  })
})
