import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { sheetOf, startBatch } from '#tests/support/batch'
import { BROKEN_LEDGERS } from '#tests/support/credits'
import { startInstance } from '#tests/support/instance'
import { holdBack, query } from '#tests/support/stored_files'
import { Visitor } from '#tests/support/visitor'

/** A new worker, and one minute until it looks for what was lost, fit in. */
const PATIENCE_MS = 150_000

test('a batch whose worker is killed while it pays for an item pays once and loses none', async ({
  assert,
  cleanup,
}) => {
  const instance = await startInstance()
  cleanup(() => instance.stop().then(() => {}))
  const visitor = new Visitor(instance.url)
  const { email, password } = DEMO_MERCHANT
  await visitor.post('/login', { email, password })
  const [{ id: product }] = await query<{ id: string }>(
    instance,
    `select p.id from products p join users u on u.id = p.user_id where u.email = $1 order by p.id limit 1`,
    [email]
  )

  const hold = await holdBack(instance, 'lock table credit_entries in share mode')
  const batch = await startBatch(visitor, {
    product_ids: [Number(product)],
    prompts: ['on a wooden table', 'on marble'],
  })
  await hold.caught()
  await instance.kill('worker')
  await hold.release()
  const { progress } = await sheetOf(visitor, batch)
  assert.containsSubset(progress, { state: 'running', pictures: 0 })
  assert.containsSubset(progress.items, { waiting: 2 })

  const deadline = Date.now() + PATIENCE_MS
  while ((await sheetOf(visitor, batch)).progress.state !== 'finished') {
    if (Date.now() > deadline) throw new Error(`The batch does not end: ${instance.output}`)
    await sleep(500)
  }
  const items = await query<{ pieces: number; made: number; paid: number }>(
    instance,
    `select count(*)::int as pieces, sum(jsonb_array_length(g.result->'imageIds'))::int as made,
       -sum((select sum(change) from credit_entries e where e.generation_id = g.id))::int as paid
     from generations g where g.batch_item_id is not null group by g.batch_item_id`
  )
  const once = { pieces: 1, made: 1, paid: 1 }
  assert.deepEqual(items, [once, once])
  assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
})
