import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CONSOLE } from '#app/accounts/operators/record_act'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { listPaused, pauseQueue, resumeQueue } from '#app/core/queue/pauses'
import { GENERATIONS_QUEUE } from '#app/work/queues'
import { cutAtAct } from '#tests/support/cut_at_write'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'
import { actsOn } from '#tests/support/operator'
import { actOnQueue } from '../../acts/act_on_queue.js'

const QUEUE = GENERATIONS_QUEUE

const deadlineOf = async (id: string) =>
  firstOf(
    await sql<{ at: Date }>(
      db.connection(),
      'select deadline_at as at from generations where id = ?',
      [id]
    )
  ).at

const actAndCut = (act: 'pause_queue' | 'resume_queue') =>
  cutAtAct(() => actOnQueue(CONSOLE, { queue: QUEUE, act, reason: 'A reason' }))

test.group('Acting on a queue, cut in the middle', (group) => {
  group.each.teardown(async () => {
    await db.transaction((trx) => resumeQueue(trx, QUEUE))
  })

  test('leaves it as it was, and nothing written down', async ({ assert }) => {
    const { id: userId } = await createMerchant()
    const work = await createGeneration(userId)
    const before = await deadlineOf(work)
    const acts = await actsOn(QUEUE, 'queue')

    assert.instanceOf(await actAndCut('pause_queue'), Error)
    assert.notInclude([...(await listPaused())], QUEUE)

    await db.transaction((trx) =>
      pauseQueue(trx, { queue: QUEUE, operatorId: null, reason: 'A reason' })
    )
    assert.instanceOf(await actAndCut('resume_queue'), Error)
    assert.include([...(await listPaused())], QUEUE)
    assert.deepEqual(await deadlineOf(work), before, 'its time is given back with the queue')
    assert.deepEqual(await actsOn(QUEUE, 'queue'), acts)

    await actOnQueue(CONSOLE, { queue: QUEUE, act: 'resume_queue', reason: 'A reason' })
    assert.notInclude([...(await listPaused())], QUEUE)
    assert.isAbove((await deadlineOf(work)).getTime(), before.getTime())
  })
})
