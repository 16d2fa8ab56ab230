import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { pauseQueue, resumeQueue } from '#app/core/queue/pauses'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'
import { endOverdue } from '../../actions/end_overdue.js'
import { giveTimeBack } from '../../actions/give_time_back.js'
import { GENERATIONS_QUEUE } from '../../queues.js'

/** Minutes that work has left, and whether it waits. */
async function timeOf(id: string): Promise<{ state: string; minutes: number }> {
  return firstOf(
    await sql<{ state: string; minutes: number }>(
      db.connection(),
      `select state, round(extract(epoch from deadline_at - now()) / 60)::int as minutes from generations where id = ?`,
      [id]
    )
  )
}

test.group('Work whose queue is paused', (group) => {
  group.each.teardown(async () => {
    await db.transaction((trx) => resumeQueue(trx, GENERATIONS_QUEUE))
  })

  test('does not end while it waits, and gets its time back', async ({ assert }) => {
    const { id: userId } = await createMerchant()
    const [old, later, under] = [
      await createGeneration(userId),
      await createGeneration(userId),
      await createGeneration(userId),
    ]
    const set = (change: string, id: string) =>
      sql(db.connection(), `update generations set ${change} where id = ?`, [id])
    await set(
      `created_at = now() - interval '3 hours', deadline_at = now() - interval '10 minutes'`,
      old
    )
    await set(
      `created_at = now() - interval '20 minutes', deadline_at = now() + interval '40 minutes'`,
      later
    )
    await set(`state = 'running', deadline_at = now() - interval '10 minutes'`, under)
    await db.transaction((trx) =>
      pauseQueue(trx, { queue: GENERATIONS_QUEUE, operatorId: null, reason: 'Away' })
    )
    await endOverdue()
    assert.deepEqual(await timeOf(old), { state: 'queued', minutes: -10 })
    assert.equal((await timeOf(under)).state, 'failed')

    await db.transaction((trx) => giveTimeBack(trx, new Date(Date.now() - 60 * 60_000)))
    assert.deepEqual(await timeOf(old), { state: 'queued', minutes: 50 })
    assert.deepEqual(await timeOf(later), { state: 'queued', minutes: 60 })
  })
})
