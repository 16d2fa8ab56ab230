import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

export const SANDBOX_DELIVERIES_QUEUE = defineQueue('sandbox_deliveries', {
  notify: true,
  heartbeatSeconds,
  /** Over about a day. */
  retryLimit: 30,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 600,
})

export const SANDBOX_TIME_QUEUE = defineQueue('sandbox_time', { retryLimit: 0 })

export interface SandboxDeliveryJob {
  deliveryIds: number[]
}
