import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

/** Where copies go whose worker died as often as attempts are allowed. */
export const ABANDONED_DATA_EXPORTS_QUEUE = defineQueue('data_exports_abandoned', { notify: true })

export const DATA_EXPORTS_QUEUE = defineQueue('data_exports', {
  notify: true,
  heartbeatSeconds,
  retryLimit: 2,
  retryDelay: 10,
  expireInSeconds: 3600,
  deadLetter: ABANDONED_DATA_EXPORTS_QUEUE,
})

export interface DataExportJob {
  exportId: string
}
