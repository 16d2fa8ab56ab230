import './errors.js'
import app from '@adonisjs/core/services/app'
import { onConnection } from '#app/core/queue/boss'
import { onWorkEnded } from '#app/work/ended_work'
import { defineWorker } from '#app/core/queue/define_worker'
import { BATCHES_QUEUE, type BatchesJob } from './queues.js'

onWorkEnded(async (trx, { userId, inBatch }) => {
  if (!inBatch) return
  const queue = await app.container.make('queue')
  await queue.send(BATCHES_QUEUE, { userId } satisfies BatchesJob, { db: onConnection(trx) })
})
defineWorker('batches', {
  queues: [BATCHES_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startBatches,
})
