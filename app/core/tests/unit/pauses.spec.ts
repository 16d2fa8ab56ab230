import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Job, PgBoss } from 'pg-boss'
import { createWorker } from '#app/core/queue/boss'
import { eventHub } from '#app/core/queue/event_hub'
import { heedPauses } from '#app/core/queue/heed_pauses'
import { listPaused, pauseQueue, resumeQueue } from '#app/core/queue/pauses'
import { until } from '#tests/support/until'

const REASON = { operatorId: null, reason: 'The provider is away' }

type Cleanup = Pick<TestContext, 'cleanup'>

/** A queue of its own with a worker's client, that hears events. */
async function openQueue({ cleanup }: Cleanup) {
  const queue = `paused_${randomUUID()}`
  const boss = createWorker()
  await Promise.all([eventHub.start(), boss.start()])
  await boss.createQueue(queue)
  cleanup(async () => {
    await boss.deleteQueue(queue)
    await Promise.all([boss.stop({ graceful: false }), eventHub.stop()])
  })
  return { boss, queue }
}

async function heed({ boss, cleanup }: Cleanup & { boss: PgBoss }): Promise<void> {
  cleanup(await heedPauses(boss))
}

test.group('A paused queue', () => {
  test('has what was taken done, and what came later when it is resumed', async ({
    assert,
    cleanup,
  }) => {
    const { boss, queue } = await openQueue({ cleanup })
    await heed({ boss, cleanup })
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

  test('is not taken from by more than before while what was taken goes on', async ({
    assert,
    cleanup,
  }) => {
    const { boss, queue } = await openQueue({ cleanup })
    await heed({ boss, cleanup })
    const held = Promise.withResolvers<void>()
    cleanup(() => held.resolve())
    let [running, most] = [0, 0]
    const options = { pollingIntervalSeconds: 0.5, localConcurrency: 2 }
    await boss.work(queue, options, async () => {
      most = Math.max(most, ++running)
      await held.promise
      running--
    })
    await boss.send(queue, {})
    await until(async () => running === 1)
    await db.transaction((trx) => pauseQueue(trx, { queue, ...REASON }))
    await until(async () => openWorkers(boss, queue) === 0)
    const later = await Promise.all([1, 2, 3].map(() => boss.send(queue, {})))
    await db.transaction((trx) => resumeQueue(trx, queue))
    // The one that was free goes on at once, the other one when it has ended what it does.
    await until(async () => running === 2)
    assert.equal(openWorkers(boss, queue), 1)
    held.resolve()
    await until(async () => openWorkers(boss, queue) === 2)
    for (const id of later) {
      await until(async () => (await boss.getJobById(queue, id!))?.state === 'completed')
    }
    assert.equal(most, 2)
  })

  test('can be taken from with a limit for each group', async ({ assert, cleanup }) => {
    const { boss, queue } = await openQueue({ cleanup })
    await heed({ boss, cleanup })
    const limits = { localConcurrency: 2, localGroupConcurrency: 2 }
    assert.isString(await boss.work(queue, limits, async () => {}))
  })

  test('is taken from by nobody who begins, until it is resumed', async ({ assert, cleanup }) => {
    const { boss, queue } = await openQueue({ cleanup })
    await db.transaction((trx) => pauseQueue(trx, { queue, ...REASON }))
    await heed({ boss, cleanup })
    await boss.work(queue, { pollingIntervalSeconds: 0.5 }, async () => {})
    assert.equal(openWorkers(boss, queue), 0)
    await db.transaction((trx) => resumeQueue(trx, queue))
    await until(async () => openWorkers(boss, queue) === 1)
  })

  test('is left by a worker that began while it was paused, and has one worker however often that was told', async ({
    assert,
    cleanup,
  }) => {
    const { boss, queue } = await openQueue({ cleanup })
    // A worker that takes its time to begin.
    const begin = boss.work.bind(boss) as (...call: unknown[]) => Promise<string>
    let [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    Object.assign(boss, {
      async work(...call: unknown[]) {
        begun.resolve()
        await held.promise
        return begin(...call)
      },
    })
    await heed({ boss, cleanup })
    cleanup(() => held.resolve())
    const told = async (act: () => Promise<unknown>) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const end = eventHub.onRenewed('pauses', resolve)
      await act()
      await promise
      end()
      // Whoever has heard of it reads, and is at the worker by then.
      await listPaused()
      await listPaused()
    }
    const options = { pollingIntervalSeconds: 0.5 }
    const first = boss.work(queue, options, async () => {})
    await begun.promise
    await told(() => db.transaction((trx) => resumeQueue(trx, queue)))
    held.resolve()
    await first
    assert.equal(openWorkers(boss, queue), 1)
    await boss.offWork(queue, { wait: false })
    assert.equal(openWorkers(boss, queue), 0)

    begun = Promise.withResolvers<void>()
    held = Promise.withResolvers<void>()
    const second = boss.work(queue, options, async () => {})
    await begun.promise
    await told(() => db.transaction((trx) => pauseQueue(trx, { queue, ...REASON })))
    held.resolve()
    await second
    await until(async () => openWorkers(boss, queue) === 0)
    await db.transaction((trx) => resumeQueue(trx, queue))
  })
})

/** Workers of a queue that still ask for jobs. */
function openWorkers(boss: ReturnType<typeof createWorker>, queue: string): number {
  return boss.getWipData().filter(({ name, state }) => name === queue && state !== 'stopping')
    .length
}
