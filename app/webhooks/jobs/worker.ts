import type { Job, PgBoss } from 'pg-boss'
import { firstOf } from '#app/core/elements'
import { type WebhookJob, WEBHOOKS_QUEUE } from '../queues.js'
import { deliver } from './deliver.js'
import { requeueLost } from './requeue_lost.js'

/** Deliveries that one worker process waits for at a time. */
const CONCURRENCY = 12

/** So many of them at most are to the endpoints of one merchant: slow ones hold up nobody else. */
const PER_MERCHANT = 2

/** A stopping worker waits so long for answers; what is unanswered then is given back to the queue. */
const STOP_GRACE_MS = 3_000

/**
 * Starts telling endpoints what has happened, and looks every minute for what was lost.
 * @returns the function that ends it
 */
export async function startWebhooks(queue: PgBoss): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const run = (job: WebhookJob | null): Promise<void> => {
    const done = (
      job?.deliveryId === undefined ? requeueLost() : deliver(job.deliveryId, stopping.signal)
    ).finally(() => running.delete(done))
    running.add(done)
    return done
  }
  // The queue takes as many of a group as one call starts, and can wake only the first of those.
  for (let i = 0; i < CONCURRENCY; i += PER_MERCHANT) {
    // Without being notified the queue rests after each job, though others wait.
    const worker: string = await queue.work<WebhookJob | null>(
      WEBHOOKS_QUEUE,
      {
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
        localConcurrency: PER_MERCHANT,
        localGroupConcurrency: PER_MERCHANT,
      },
      (jobs: Job<WebhookJob | null>[]) =>
        run(firstOf(jobs).data).finally(() => queue.notifyWorker(worker))
    )
  }
  await queue.schedule(WEBHOOKS_QUEUE, '* * * * *')
  return async () => {
    await queue.offWork(WEBHOOKS_QUEUE, { wait: false })
    const grace = setTimeout(() => stopping.abort(), STOP_GRACE_MS)
    await Promise.allSettled(running)
    clearTimeout(grace)
  }
}
