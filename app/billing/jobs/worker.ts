import { firstOf } from '#app/core/elements'
import type { Job, PgBoss } from 'pg-boss'
import {
  CREDIT_NOTICES_QUEUE,
  FAILED_PAYMENT_EVENTS_QUEUE,
  PAYMENT_EVENTS_QUEUE,
  type PaymentJob,
  RECONCILIATION_QUEUE,
} from '../queues.js'
import { payments } from '#config/billing'
import { reconcile } from '../actions/reconcile.js'
import { countUnspentCredits } from '#app/credits/actions/count_unspent_credits'
import { notifyCreditsAgain } from '#app/credits/ledger/notify_credits'
import { abandonPaymentJob } from './abandon_payment_job.js'
import { keepCredits } from './keep_credits.js'
import { runPaymentJob } from './run_payment_job.js'

/** Jobs that one worker process does at a time: each holds a connection while it waits for the provider. */
const CONCURRENCY = 2

/**
 * Starts doing what messages of the payment provider ask for, the nightly reconciliation, and the hourly care for
 * credits that lapse; tells what a worker before this one may have left untold, and counts unspent credits where nobody has
 * for a day.
 * @returns the function that ends it; what is under way then is done
 */
export async function startBilling(queue: PgBoss): Promise<() => Promise<void>> {
  await notifyCreditsAgain()
  await countUnspentCredits()
  await queue.schedule(CREDIT_NOTICES_QUEUE, '7 * * * *')
  await queue.work(CREDIT_NOTICES_QUEUE, { pollingIntervalSeconds: 30 }, keepCredits)
  if (payments === 'off') {
    await queue.unschedule(RECONCILIATION_QUEUE)
    return () => queue.offWork(CREDIT_NOTICES_QUEUE, { wait: true })
  }
  for (let i = 0; i < CONCURRENCY; i++) {
    // Without being notified the queue rests after each job, though others wait.
    const worker: string = await queue.work<PaymentJob>(
      PAYMENT_EVENTS_QUEUE,
      { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
      (jobs: Job<PaymentJob>[]) =>
        runPaymentJob(firstOf(jobs).data).finally(() => queue.notifyWorker(worker))
    )
  }
  await queue.work<PaymentJob>(
    FAILED_PAYMENT_EVENTS_QUEUE,
    { pollingIntervalSeconds: 30 },
    (jobs: Job<PaymentJob>[]) => abandonPaymentJob(firstOf(jobs).data)
  )
  await queue.schedule(RECONCILIATION_QUEUE, '23 3 * * *')
  await queue.work(RECONCILIATION_QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    const { failure } = await reconcile()
    if (failure) throw failure
  })
  return async () => {
    const queues = [PAYMENT_EVENTS_QUEUE, FAILED_PAYMENT_EVENTS_QUEUE, CREDIT_NOTICES_QUEUE]
    await Promise.all(queues.map((name) => queue.offWork(name, { wait: true })))
    await queue.offWork(RECONCILIATION_QUEUE, { wait: false })
  }
}
