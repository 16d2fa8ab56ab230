import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { paymentProvider } from '#config/billing'
import { onConnection } from '#app/core/queue/boss'
import { PAYMENT_EVENTS_QUEUE, type PaymentJob, type PaymentTask } from '../queues.js'

/** Has something done at, or learned from, the payment provider if, and only if, the transaction is committed. */
export async function sendPaymentJob(
  trx: TransactionClientContract,
  task: PaymentTask
): Promise<void> {
  const queue = await app.container.make('queue')
  const job: PaymentJob = { ...task, provider: paymentProvider }
  await queue.send(PAYMENT_EVENTS_QUEUE, job, { db: onConnection(trx) })
}
