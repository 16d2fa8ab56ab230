import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Job } from 'pg-boss'
import { sql } from '#app/core/database/sql'
import { createWorker } from '#app/core/queue/boss'
import { workerParts } from '#app/core/queue/define_worker'
import { WORKER_LOST_SECONDS } from '#config/queue'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'
import { until } from '#tests/support/until'
import { newWork } from '../../queries/new_work.js'
import { announceWorker } from '../../workers/announce_worker.js'
import { kindsLeft, listWorkers, piecesAtOnce } from '../../workers/living_workers.js'
import { allWorkerKinds, leftGroups, partsTaken, workerKinds } from '../../workers/worker_kinds.js'

/** Clients of workers on two hosts, which leave some groups, and a queue of their own. */
async function twoWorkers({ cleanup }: TestContext, left: string[]) {
  const name = `hosts_${randomUUID()}`
  const [first, second] = [createWorker({ leftGroups: left }), createWorker()]
  await Promise.all([first.start(), second.start()])
  await first.createQueue(name)
  cleanup(async () => {
    await first.deleteQueue(name)
    await Promise.all([first, second].map((queue) => queue.stop({ graceful: false })))
  })
  return { name, first, second }
}

test.group('Kinds of work that a worker takes', () => {
  test('are all, or those that are named', ({ assert }) => {
    assert.deepEqual(workerKinds(null), allWorkerKinds())
    assert.includeMembers(allWorkerKinds(), ['products', 'pictures', 'films', 'imports', 'mails'])
    assert.deepEqual(workerKinds(' films, mails'), ['films', 'mails'])
    assert.deepEqual(leftGroups(['films', 'mails']), ['products', 'pictures'])
    const taken = partsTaken(['mails'], workerParts()).flatMap(({ queues }) => queues)
    assert.deepEqual(taken, ['mails'])
  })

  test('that there are not end the start with a sentence', ({ assert }) => {
    assert.throws(
      () => workerKinds('films,pitcures'),
      /^WORKER_KINDS has "pitcures", which no worker takes: name some of products, pictures, films, .+, or leave it out for all\.$/
    )
  })

  test('are left to others, in the one order of the queue', async (context) => {
    const { assert } = context
    const { name, first, second } = await twoWorkers(context, ['pictures'])
    const send = (id: string | null) =>
      first.send(name, { id }, id === null ? {} : { group: { id } })
    const [picture, old, film] = [await send('pictures'), await send(null), await send('films')]
    const taken: string[] = []
    await first.work(name, { pollingIntervalSeconds: 0.5 }, async (jobs: Job[]) => {
      taken.push(...jobs.map(({ id }) => id))
    })
    await until(async () => taken.length === 2)
    assert.deepEqual(taken, [old, film])
    const [rest] = await second.fetch(name)
    assert.equal(rest!.id, picture)
  })

  test('are taken in turns of their merchants, whichever host comes', async (context) => {
    const { name, first, second } = await twoWorkers(context, [])
    const order = async (userId: number) => {
      const { priority } = await db.transaction((trx) => newWork(trx, userId, false))
      await first.send(name, { userId }, { priority, group: { id: 'pictures' } })
      await createGeneration(userId)
    }
    const [many, few] = [(await createMerchant()).id, (await createMerchant()).id]
    for (const userId of [many, many, many, many, few, few]) await order(userId)
    const turns: number[] = []
    for (const queue of [first, second, first, second, first, second]) {
      const [job] = await queue.fetch<{ userId: number }>(name)
      turns.push(job!.data.userId)
    }
    context.assert.deepEqual(turns, [many, few, many, few, many, many])
  })

  test('are never done twice by workers on several hosts', async (context) => {
    const { name, first, second } = await twoWorkers(context, [])
    const ids = Array.from({ length: 60 }, () => randomUUID())
    await first.insert(
      name,
      ids.map((id) => ({ id, group: { id: 'pictures' } }))
    )
    const taken: string[] = []
    const takeAll = async (queue: typeof first) => {
      for (let jobs = await queue.fetch(name); jobs.length > 0; jobs = await queue.fetch(name)) {
        taken.push(...jobs.map(({ id }) => id))
        await queue.complete(name, jobs)
      }
    }
    await Promise.all([first, second, first, second, first, second].map(takeAll))
    context.assert.sameMembers(taken, ids)
  })
})

test('what no living worker takes is known, and the rows of dead ones go', async ({
  assert,
  cleanup,
}) => {
  await sql(db.connection(), 'delete from workers')
  cleanup(async () => {
    await sql(db.connection(), 'delete from workers')
  })
  assert.deepEqual(kindsLeft(await listWorkers()), allWorkerKinds())
  const end = await announceWorker(
    allWorkerKinds().filter((kind) => kind !== 'films'),
    2
  )
  assert.deepEqual(kindsLeft(await listWorkers()), ['films'])
  const endOther = await announceWorker(['films'], 1)
  assert.deepEqual(kindsLeft(await listWorkers()), [])
  assert.deepEqual(
    [await piecesAtOnce('films'), await piecesAtOnce('pictures')],
    [1, 2],
    'batches use the workers of all hosts'
  )
  await sql(
    db.connection(),
    `update workers set seen_at = now() - make_interval(secs => ?) where kinds = '{films}'`,
    [WORKER_LOST_SECONDS + 1]
  )
  assert.deepEqual(kindsLeft(await listWorkers()), ['films'])
  await Promise.all([end(), endOther()])
  assert.lengthOf(await listWorkers(), 0)
})
