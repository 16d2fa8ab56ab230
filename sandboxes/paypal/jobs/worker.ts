import type { Job, PgBoss } from 'pg-boss'
import { firstOf } from '#app/core/elements'
import { SANDBOX_PAYOUTS_QUEUE, type SandboxPayoutsJob } from '../queues.js'
import { payouts } from '#config/payouts'
import { processBatch } from './process_batch.js'

/**
 * Starts what the payout sandbox does by itself. Nothing where PayPal pays.
 * @returns the function that ends it
 */
export async function startPayoutSandbox(queue: PgBoss): Promise<() => Promise<void>> {
  if (payouts !== 'sandbox') return async () => {}
  // Without being notified the queue rests after each job, though others wait.
  const worker: string = await queue.work<SandboxPayoutsJob>(
    SANDBOX_PAYOUTS_QUEUE,
    { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
    (jobs: Job<SandboxPayoutsJob>[]) =>
      processBatch(firstOf(jobs).data.batchId).finally(() => queue.notifyWorker(worker))
  )
  return () => queue.offWork(SANDBOX_PAYOUTS_QUEUE, { wait: false })
}
