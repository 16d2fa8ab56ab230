import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

export const BATCHES_QUEUE = defineQueue('batches', {
  notify: true,
  heartbeatSeconds,
  retryLimit: 2,
  retryDelay: 1,
  expireInSeconds: 300,
})

/** Lets the batches of a user go on; of all users, if none is named. */
export interface BatchesJob {
  userId?: number
}
