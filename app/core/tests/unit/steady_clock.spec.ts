import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { createWorker } from '#app/core/queue/boss'
import { until } from '#tests/support/until'

const HOUR_MS = 3_600_000

test('A worker whose clock is set back goes on asking for jobs, and looking for those that were lost', async ({
  assert,
  cleanup,
}) => {
  const name = `clock_${randomUUID()}`
  const boss = createWorker()
  await boss.start()
  await boss.createQueue(name)
  const { now } = Date
  cleanup(async () => {
    Date.now = now
    await boss.deleteQueue(name)
    await boss.stop({ graceful: false })
  })
  const done: number[] = []
  await boss.work<{ turn: number }>(name, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    // Between the moments that it reckons its pause by.
    Date.now = () => now() - HOUR_MS
    done.push(job!.data.turn)
  })
  await boss.send(name, { turn: 1 })
  await until(async () => done.length === 1)
  await boss.send(name, { turn: 2 })
  await until(async () => done.length === 2)
  const monitored = async () => {
    const rows = await sql<{ at: Date }>(
      db.connection(),
      'select coalesce(monitor_on, created_on) as at from pgboss.queue where name = ?',
      [name]
    )
    return firstOf(rows).at.getTime()
  }
  const before = await monitored()
  await until(async () => (await monitored()) > before)
  assert.deepEqual(done, [1, 2])
})
