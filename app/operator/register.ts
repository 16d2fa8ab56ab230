import './errors.js'
import { defineWorker } from '#app/core/queue/define_worker'
import { recogniseBy } from '#app/core/admission/asker'
import { recognise } from './admission/recognise.js'

recogniseBy(recognise)
defineWorker('clock', {
  queues: [],
  load: async () => (await import('./clock/watch_clock.js')).watchClock,
})
defineWorker('metrics', {
  queues: [],
  load: async () => (await import('./metrics/worker_server.js')).startWorkerMetrics,
})
