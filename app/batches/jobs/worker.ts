import type { Job, PgBoss } from 'pg-boss'
import { firstOf } from '#app/core/elements'
import { BATCHES_QUEUE, type BatchesJob } from '../queues.js'
import { advanceBatches } from '../actions/advance_batches.js'
import { sweepBatches } from './sweep_batches.js'

/**
 * Starts letting batches go on: after each of their pieces of work, and every minute in case that something was lost.
 * @returns the function that ends it
 */
export async function startBatches(queue: PgBoss): Promise<() => Promise<void>> {
  // Without being notified the queue rests after each job, though others wait.
  const worker: string = await queue.work<BatchesJob>(
    BATCHES_QUEUE,
    { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
    (jobs: Job<BatchesJob>[]) =>
      advance(firstOf(jobs).data).finally(() => queue.notifyWorker(worker))
  )
  await queue.schedule(BATCHES_QUEUE, '* * * * *')
  return () => queue.offWork(BATCHES_QUEUE, { wait: true })
}

function advance(job: BatchesJob | null): Promise<void> {
  return job?.userId === undefined ? sweepBatches() : advanceBatches(job.userId)
}
