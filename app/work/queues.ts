import { defineQueue } from '#app/core/queue/define_queue'
import { attempts, heartbeatSeconds } from '#config/queue'

/** Where jobs go whose worker died as often as attempts are allowed. */
export const ABANDONED_QUEUE = defineQueue('generations_abandoned', { notify: true })

export const GENERATIONS_QUEUE = defineQueue('generations', {
  notify: true,
  heartbeatSeconds,
  retryLimit: attempts - 1,
  retryDelay: 1,
  /** The work's own deadline ends it sooner. */
  expireInSeconds: 3600,
  deadLetter: ABANDONED_QUEUE,
})

export const SWEEP_QUEUE = defineQueue('housekeeping', { retryLimit: 0 })

export interface GenerationJob {
  generationId: string
}
