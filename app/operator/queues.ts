import { defineQueue } from '#app/core/queue/define_queue'

export const SELF_CHECKS_QUEUE = defineQueue('self_checks', {
  retryLimit: 0,
  /** A bucket is asked for some hundred files. */
  expireInSeconds: 3600,
})
