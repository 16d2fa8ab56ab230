import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

export const WEBHOOKS_QUEUE = defineQueue('webhooks', {
  notify: true,
  heartbeatSeconds,
  /** For workers that die; an endpoint that refuses is tried again by a job of its own. */
  retryLimit: 3,
  retryDelay: 5,
  expireInSeconds: 120,
})

/** The delivery of an event to a merchant's endpoint. */
export interface WebhookJob {
  deliveryId: number
}
