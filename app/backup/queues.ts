import { defineQueue } from '#app/core/queue/define_queue'

/** A large store takes hours the first time. */
export const BACKUPS_QUEUE = defineQueue('backups', {
  retryLimit: 0,
  expireInSeconds: 23 * 3600,
})
