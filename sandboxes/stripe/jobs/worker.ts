import { firstOf } from '#app/core/elements'
import type { Job, PgBoss } from 'pg-boss'
import { SANDBOX_DELIVERIES_QUEUE, SANDBOX_TIME_QUEUE, type SandboxDeliveryJob } from '../queues.js'
import { payments } from '#config/billing'
import { deliverEvents } from './deliver_events.js'
import { passTime } from './pass_time.js'

/**
 * Starts what the payment sandbox does by itself: telling the webhook of events, and billing. Nothing where another
 * provider takes the money.
 * @returns the function that ends it
 */
export async function startSandbox(queue: PgBoss): Promise<() => Promise<void>> {
  if (payments !== 'sandbox') return async () => {}
  // Without being notified the queue rests after each job, though others wait.
  const deliveries: string = await queue.work<SandboxDeliveryJob>(
    SANDBOX_DELIVERIES_QUEUE,
    // Announcements tell of new jobs; those that are to be repeated are only found by asking.
    { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
    (jobs: Job<SandboxDeliveryJob>[]) =>
      deliverEvents(firstOf(jobs).data.deliveryIds).finally(() => queue.notifyWorker(deliveries))
  )
  await queue.schedule(SANDBOX_TIME_QUEUE, '*/5 * * * *')
  await queue.work(SANDBOX_TIME_QUEUE, { pollingIntervalSeconds: 30 }, passTime)
  return async () => {
    await Promise.all([
      queue.offWork(SANDBOX_DELIVERIES_QUEUE, { wait: false }),
      queue.offWork(SANDBOX_TIME_QUEUE, { wait: false }),
    ])
  }
}
