import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Job } from 'pg-boss'
import { createWorker } from '#app/core/queue/boss'
import { eventHub } from '#app/core/queue/event_hub'
import { heedPauses } from '#app/core/queue/heed_pauses'
import { pauseQueue, resumeQueue } from '#app/core/queue/pauses'
import { until } from '#tests/support/until'

const REASON = { operatorId: null, reason: 'The provider is away' }

test.group('A paused queue', () => {
  test('has what was taken done, and what came later when it is resumed', async ({
    assert,
    cleanup,
  }) => {
    const queue = `paused_${randomUUID()}`
    const boss = createWorker()
    await Promise.all([eventHub.start(), boss.start()])
    await boss.createQueue(queue)
    const leave = await heedPauses(boss)
    cleanup(async () => {
      leave()
      await boss.deleteQueue(queue)
      await Promise.all([boss.stop({ graceful: false }), eventHub.stop()])
    })

    const [taken, held] = [[] as string[], Promise.withResolvers<void>()]
    const options = { pollingIntervalSeconds: 0.5, localConcurrency: 2 }
    const id = await boss.work(queue, options, async (jobs: Job[]) => {
      taken.push(...jobs.map((job) => job.id))
      await held.promise
    })
    const first = await boss.send(queue, {})
    await until(async () => taken.length === 1)

    assert.isTrue(await db.transaction((trx) => pauseQueue(trx, { queue, ...REASON })))
    assert.isFalse(await db.transaction((trx) => pauseQueue(trx, { queue, ...REASON })))
    await until(async () => openWorkers(boss, queue) === 0)
    const second = await boss.send(queue, {})
    boss.notifyWorker(id)
    held.resolve()
    await until(async () => (await boss.getJobById(queue, first!))?.state === 'completed')
    assert.deepEqual(taken, [first])

    assert.instanceOf(await db.transaction((trx) => resumeQueue(trx, queue)), Date)
    await until(async () => (await boss.getJobById(queue, second!))?.state === 'completed')
    assert.deepEqual(taken, [first, second])
    assert.isNull(await db.transaction((trx) => resumeQueue(trx, queue)))
  })

  test('is taken from by nobody who begins, until it is resumed', async ({ assert, cleanup }) => {
    const queue = `paused_${randomUUID()}`
    const boss = createWorker()
    await Promise.all([eventHub.start(), boss.start()])
    await boss.createQueue(queue)
    await db.transaction((trx) => pauseQueue(trx, { queue, ...REASON }))
    const leave = await heedPauses(boss)
    cleanup(async () => {
      leave()
      await boss.deleteQueue(queue)
      await Promise.all([boss.stop({ graceful: false }), eventHub.stop()])
    })
    await boss.work(queue, { pollingIntervalSeconds: 0.5 }, async () => {})
    assert.equal(openWorkers(boss, queue), 0)
    await db.transaction((trx) => resumeQueue(trx, queue))
    await until(async () => openWorkers(boss, queue) === 1)
  })
})

/** Workers of a queue that still ask for jobs. */
function openWorkers(boss: ReturnType<typeof createWorker>, queue: string): number {
  return boss.getWipData().filter(({ name, state }) => name === queue && state !== 'stopping')
    .length
}
