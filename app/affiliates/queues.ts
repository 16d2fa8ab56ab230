import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

/** A batch that was not sent is due again later, for the job that comes every minute. */
export const PAYOUTS_QUEUE = defineQueue('payouts', {
  notify: true,
  retryLimit: 0,
  expireInSeconds: 600,
})

export const PAYOUT_RUNS_QUEUE = defineQueue('payout_runs', {
  notify: true,
  heartbeatSeconds,
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 3600,
})

/** A batch of payouts that is to be sent, or whose state is to be asked for; without one, whatever is due. */
export interface PayoutsJob {
  batchId: number
}
