import { test } from '@japa/runner'
import { sheetOf, startBatch, untilBatch } from '#tests/support/batch'
import { brokenLedgers } from '#tests/support/credits'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { query } from '#tests/support/query'
import { holdBack } from '#tests/support/stored_files'
import { createTrainedProducts } from '#tests/support/trained_product'

test('a batch whose worker is killed while it pays for an item pays once and loses none', async ({
  assert,
}) => {
  const installation = await sharedInstallation()
  const visitor = await signIn(await createSubscriber({ image: 10 }))
  const { id: userId } = visitor.user

  const hold = await holdBack(installation, 'lock table credit_entries in share mode')
  const batch = await startBatch(visitor, {
    product_ids: await createTrainedProducts(userId, ['Mug']),
    prompts: ['on a wooden table', 'on marble'],
  })
  await hold.caught()
  await installation.kill('worker')
  await hold.release()
  const { progress } = await sheetOf(visitor, batch)
  assert.containsSubset(progress, { state: 'running', pictures: 0 })
  assert.containsSubset(progress.items, { waiting: 2 })

  await installation.start('worker')
  await untilBatch(visitor, batch, 'finished')
  const items = await query<{ pieces: number; made: number; paid: number }>(
    installation,
    `select count(*)::int as pieces, sum(jsonb_array_length(g.result->'imageIds'))::int as made,
       -sum((select sum(change) from credit_entries e where e.generation_id = g.id))::int as paid
     from generations g where g.batch_item_id is not null and g.user_id = $1 group by g.batch_item_id`,
    [userId]
  )
  const once = { pieces: 1, made: 1, paid: 1 }
  assert.deepEqual(items, [once, once])
  assert.deepEqual(await brokenLedgers(), [])
}).tags(['@long'])
