import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { createGeneration } from '#tests/support/generation'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { claimGeneration } from '../../actions/claim_generation.js'
import { openContext } from '../../jobs/work_context.js'

const HOUR_MS = 3_600_000

for (const [name, offMs] of [
  ['behind', -HOUR_MS],
  ['ahead of', HOUR_MS],
] as const) {
  test(`a host whose clock is an hour ${name} the database's gives orders the time that they have`, async ({
    assert,
    cleanup,
  }) => {
    const visitor = await signIn(await createSubscriber({ image: 5 }))
    const product = await trainProduct(visitor)
    const { now } = Date
    cleanup(() => void (Date.now = now))
    Date.now = () => now() + offMs
    const answer = await visitor.post(`/api/generate/${product}`, { prompt: 'on a table' })
    assert.equal(answer.status, 200)
    const { generation_id: id } = (await answer.json()) as { generation_id: string }
    const { minutes } = firstOf(
      await sql<{ minutes: number }>(
        db.connection(),
        `select (extract(epoch from deadline_at - now()) / 60)::float8 as minutes
         from generations where id = ?`,
        [id]
      )
    )
    assert.approximately(minutes, 30, 1)
  })
}

test('a worker whose clock is an hour ahead does not take work for late', async ({
  assert,
  cleanup,
}) => {
  const { id: userId } = await createMerchant()
  const claimed = await claimGeneration(await createGeneration(userId, { kind: 'edit' }))
  const { now } = Date
  cleanup(() => void (Date.now = now))
  Date.now = () => now() + HOUR_MS
  const context = await openContext(claimed!, new AbortController().signal)
  cleanup(() => context.close())
  await sleep(20)
  assert.isFalse(context.engine.signal.aborted)
})
