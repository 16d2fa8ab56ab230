import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PAYMENT_EVENTS_QUEUE } from '#app/billing/queues'
import { sql } from '#app/core/database/sql'
import { queueMail } from '#app/mail/actions/queue_mail'
import { WEBHOOKS_QUEUE } from '#app/webhooks/queues'
import { startWorker } from '#app/work/jobs/rehearsing_worker'
import { quickEngine } from '#tests/support/quick_engine'
import { mailRow, RESET_DATA } from '#tests/support/queued_mail'
import { until } from '#tests/support/until'
import { listHeld } from '../../rehearsal/list_held.js'

test('a copy that is rehearsed keeps mail, and leaves deliveries and messages of payments where they are', async ({
  assert,
  cleanup,
}) => {
  const recipient = `${randomUUID()}@example.test`
  await db.transaction((trx) =>
    queueMail(trx, { userId: null, recipient, kind: 'reset_password', data: RESET_DATA })
  )
  const queue = await app.container.make('queue')
  const delivery = await queue.send(WEBHOOKS_QUEUE, { deliveryId: 0 })
  const event = await queue.send(PAYMENT_EVENTS_QUEUE, { kind: 'event', eventId: 'evt_0' })
  cleanup(async () => {
    await sql(db.connection(), 'delete from pgboss.job where id = any(?)', [[delivery, event]])
  })
  const worker = await startWorker(quickEngine())
  try {
    await until(async () => (await mailRow(recipient)).sent_at)
    const { said, wrong } = await listHeld()
    assert.match(
      said,
      /^[1-9]\d* mails kept in its mailbox; jobs that wait: .*payment_events \d.*webhooks \d/
    )
    assert.deepEqual(wrong, [])
  } finally {
    await worker.stop()
  }
  const untouched = await sql(
    db.connection(),
    `select 1 from pgboss.job where id = any(?) and state = 'created' and retry_count = 0`,
    [[delivery, event]]
  )
  assert.lengthOf(untouched, 2)
})
