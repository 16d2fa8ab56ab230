import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

export const SANDBOX_PAYOUTS_QUEUE = defineQueue('sandbox_payouts', {
  notify: true,
  heartbeatSeconds,
  retryLimit: 30,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 600,
})

/** A batch that the sandbox was sent; its id there. */
export interface SandboxPayoutsJob {
  batchId: string
}
