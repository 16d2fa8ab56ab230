import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

/** Where rows go whose worker died as often as attempts are allowed. */
export const ABANDONED_IMPORTS_QUEUE = defineQueue('imports_abandoned', { notify: true })

export const IMPORTS_QUEUE = defineQueue('imports', {
  notify: true,
  heartbeatSeconds,
  retryLimit: 2,
  retryDelay: 2,
  expireInSeconds: 600,
  deadLetter: ABANDONED_IMPORTS_QUEUE,
})

export interface ImportJob {
  rowId: number
}
