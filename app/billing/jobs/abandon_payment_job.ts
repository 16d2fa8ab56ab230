import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { PaymentJob } from '../queues.js'
import { sql } from '#app/core/database/sql'

/** Reports a job that failed as often as attempts are allowed. The nightly reconciliation tries its message again. */
export async function abandonPaymentJob(job: PaymentJob): Promise<void> {
  logger.error({ job }, 'payment job was given up')
  if (job.kind !== 'event') return
  await sql(
    db.connection(),
    `update webhook_events set status = 'failed' where id = ? and status = 'pending'`,
    [job.eventId]
  )
}
