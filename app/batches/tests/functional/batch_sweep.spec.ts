import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { beginCancelling } from '#app/batches/actions/cancel_batch'
import { sweepBatches } from '#app/batches/jobs/sweep_batches'
import { sql } from '#app/core/database/sql'
import { sheetOf, startBatch, untilCounted } from '#tests/support/batch'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { NEVER_ENDS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'

async function start(prompts: string[]) {
  const visitor = await signIn(await createSubscriber({ image: 20 }))
  const products = await createTrainedProducts(visitor.user.id, ['Mug'])
  const credits = await creditsOf(visitor.user.id, 'image')
  return { visitor, credits, batch: await startBatch(visitor, { product_ids: products, prompts }) }
}

/** A batch of which two pieces run and one waits for them. */
async function startEndless() {
  const started = await start([NEVER_ENDS, NEVER_ENDS, NEVER_ENDS])
  await until(async () => {
    const { items } = (await sheetOf(started.visitor, started.batch)).progress
    return items.running === 2 && items.queued === 1
  })
  return started
}

test.group('Batches whose request broke off', () => {
  test('are cancelled to the end by the job that went with it', async ({ assert }) => {
    const { visitor, credits, batch } = await startEndless()
    await beginCancelling(batch, visitor.user.id)
    await until(async () => (await creditsOf(visitor.user.id, 'image')) === credits)
    assert.equal((await sheetOf(visitor, batch)).progress.items.cancelled, 3)
  })

  test('are cancelled to the end every minute, job or no job', async ({ assert }) => {
    const { visitor, credits, batch } = await startEndless()
    await sql(
      db.connection(),
      `update batches set state = 'cancelled', finished_at = now() where id = ?`,
      [batch]
    )
    await sweepBatches()
    await until(async () => (await creditsOf(visitor.user.id, 'image')) === credits)
    assert.equal((await sheetOf(visitor, batch)).progress.items.cancelled, 3)
  })

  test('leave nothing under way when they are removed', async () => {
    const { visitor, credits, batch } = await startEndless()
    await sql(
      db.connection(),
      `update batches set state = 'cancelled', finished_at = now() where id = ?`,
      [batch]
    )
    await visitor.call('DELETE', `/batches/${batch}`)
    await until(async () => (await creditsOf(visitor.user.id, 'image')) === credits)
  })

  test('of one user stop those of no other', async ({ assert, cleanup }) => {
    const [stuck, other] = [await start(['on sand']), await start(['on sand'])]
    for (const { visitor, batch } of [stuck, other]) await untilCounted(visitor, batch, { done: 1 })
    await sql(
      db.connection(),
      `update batches set state = 'running', finished_at = null, item_counts = null where id = any(?)`,
      [[stuck.batch, other.batch]]
    )
    await db.rawQuery(`
      create function refuse_batch() returns trigger language plpgsql as
        $$ begin raise exception 'refused by the test'; end $$;
      create trigger refuse_batch before update on batches
        for each row when (old.id = ${stuck.batch}) execute function refuse_batch()`)
    cleanup(async () => {
      await db.rawQuery('drop function refuse_batch cascade')
      await sweepBatches()
    })
    await sweepBatches()
    const stateOf = async ({ visitor, batch }: typeof stuck) =>
      (await sheetOf(visitor, batch)).progress.state
    assert.equal(await stateOf(stuck), 'running')
    assert.equal(await stateOf(other), 'finished')
  })
})
