import logger from '@adonisjs/core/services/logger'
import { createRehearsalWorker } from '#app/core/queue/boss'
import { workerParts } from '#app/core/queue/define_worker'
import { eventHub } from '#app/core/queue/event_hub'
import type { Engine } from '#app/engines/engine'
import type { Worker } from './worker.js'

/** Starts a worker that leaves all jobs where they are but for those of parts that say `inRehearsal`. */
export async function startWorker(engine: Engine): Promise<Worker> {
  const queue = createRehearsalWorker()
  await Promise.all([eventHub.start(), queue.start()])
  const done = [...workerParts().values()].filter(({ inRehearsal }) => inRehearsal)
  const stops = await Promise.all(done.map(async ({ load }) => (await load())(queue)))
  logger.info({ done: done.flatMap(({ queues }) => queues) }, 'worker ready, all else is held back')
  return {
    async stop() {
      await Promise.allSettled(stops.map((stop) => stop()))
      await queue.stop({ graceful: true, timeout: 2_000 })
      await Promise.allSettled([engine.close(), eventHub.stop()])
    },
  }
}
