import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { onConnection, PAYMENT_EVENTS_QUEUE, type PaymentJob } from '#app/queue/boss'

/** Has something done at, or learned from, the payment provider if, and only if, the transaction is committed. */
export async function sendPaymentJob(
  trx: TransactionClientContract,
  job: PaymentJob
): Promise<void> {
  const queue = await app.container.make('queue')
  await queue.send(PAYMENT_EVENTS_QUEUE, job, { db: onConnection(trx) })
}
