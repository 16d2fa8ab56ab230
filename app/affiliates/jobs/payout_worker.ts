import type { Job, PgBoss } from 'pg-boss'
import { firstOf } from '#app/core/elements'
import { PAYOUT_RUNS_QUEUE, PAYOUTS_QUEUE, type PayoutsJob } from '../queues.js'
import { featureOn } from '#config/features'
import { payouts } from '#config/payouts'
import { advanceBatch, advanceDueBatches } from '../payouts/advance_batch.js'
import { runMonth } from '../payouts/run_month.js'

/**
 * Starts paying affiliates: each month's payouts once they are due, batches as soon as they are made, and every minute what is to be
 * sent again or asked for. An installation that has given up its programme still ends what is under way.
 * @returns the function that ends it; what is under way then is done
 */
export async function startPayouts(queue: PgBoss): Promise<() => Promise<void>> {
  if (payouts === 'off') {
    await queue.unschedule(PAYOUT_RUNS_QUEUE)
    await queue.unschedule(PAYOUTS_QUEUE)
    return async () => {}
  }
  // Without being notified the queue rests after each job, though others wait.
  const worker: string = await queue.work<PayoutsJob | null>(
    PAYOUTS_QUEUE,
    { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 },
    (jobs: Job<PayoutsJob | null>[]) =>
      run(firstOf(jobs).data).finally(() => queue.notifyWorker(worker))
  )
  await queue.schedule(PAYOUTS_QUEUE, '* * * * *')
  await queue.work(PAYOUT_RUNS_QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    if (featureOn('affiliates')) await runMonth()
  })
  await queue.schedule(PAYOUT_RUNS_QUEUE, '10 6 * * *')
  return async () => {
    const queues = [PAYOUTS_QUEUE, PAYOUT_RUNS_QUEUE]
    await Promise.all(queues.map((name) => queue.offWork(name, { wait: true })))
  }
}

function run(job: PayoutsJob | null): Promise<void> {
  return job?.batchId === undefined ? advanceDueBatches() : advanceBatch(job.batchId)
}
