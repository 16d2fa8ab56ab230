import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Timekeeper from 'pg-boss/dist/timekeeper.js'
import { createWorker } from '#app/core/queue/boss'
import { sql } from '#app/core/database/sql'

interface Sender {
  onSendIt(jobs: unknown[]): Promise<void>
}

test('A schedule sends nothing while its last job waits, and goes on once it was taken', async ({
  assert,
  cleanup,
}) => {
  const queue = `scheduled_${randomUUID()}`
  const boss = createWorker()
  let sender: Sender | undefined
  const { prototype } = Timekeeper as unknown as {
    prototype: { start(this: Sender): Promise<void> }
  }
  const { start } = prototype
  prototype.start = function (this: Sender) {
    sender = this
    return start.call(this)
  }
  await boss.start()
  prototype.start = start
  await boss.createQueue(queue)
  cleanup(async () => {
    await boss.unschedule(queue)
    await boss.deleteQueue(queue)
    await boss.stop({ graceful: false })
  })
  await boss.schedule(queue, '0 0 1 1 *')
  const [schedule] = await boss.getSchedules(queue)
  const due = { data: { name: queue, key: '', data: null, options: schedule!.options } }
  const waiting = async () => {
    const jobs = await sql(
      db.connection(),
      `select 1 from pgboss.job where name = ? and state = 'created'`,
      [queue]
    )
    return jobs.length
  }
  // What others have sent to the queue is no reason.
  await boss.send(queue, { userId: 1 })
  for (let minute = 0; minute < 3; minute++) await sender!.onSendIt([due])
  assert.equal(await waiting(), 2)
  await boss.fetch(queue, { batchSize: 2 })
  await sender!.onSendIt([due])
  assert.equal(await waiting(), 1)
})
