import logger from '@adonisjs/core/services/logger'
import type { Job, PgBoss, JobWithMetadata } from 'pg-boss'
import type { Engine } from '#app/engines/engine'
import { ABANDONED_QUEUE, GENERATIONS_QUEUE, type GenerationJob, SWEEP_QUEUE } from '../queues.js'
import { createWorker } from '#app/core/queue/boss'
import { watchSwitches } from '#app/core/features/switches'
import { heedPauses } from '#app/core/queue/heed_pauses'
import { eventHub } from '#app/core/queue/event_hub'
import { definedQueues } from '#app/core/queue/define_queue'
import { type WorkerPart, workerParts } from '#app/core/queue/define_worker'
import { firstOf } from '#app/core/elements'
import { concurrency, stopGraceMs } from '#config/queue'
import { abandonGeneration } from './abandon_generation.js'
import { engineWorkers } from '../kinds/define_engine_worker.js'
import { DIRECT_GROUP, WORK_GROUPS } from '../kinds/work_groups.js'
import { announceWorker } from '../workers/announce_worker.js'
import { watchWorkers } from '../workers/watch_workers.js'
import { HOUSEKEEPING, leftGroups, partsTaken, workerKinds } from '../workers/worker_kinds.js'
import { runGeneration } from './run_generation.js'
import { sweep } from './sweep.js'

export interface Worker {
  /** Takes nothing new, finishes what it can in time, hands the rest back. */
  stop(): Promise<void>
}

/** Queues whose jobs are taken here, and not by what features have registered. */
const OWN_QUEUES = [GENERATIONS_QUEUE, ABANDONED_QUEUE, SWEEP_QUEUE]

/**
 * Starts taking work from the queue and doing it with `engine`, which is closed at the end.
 * @param parts what else is done with the same queue client: all that features have registered
 * @param atOnce pieces of work that are taken at a time
 * @param kinds what is taken; the rest is left to others
 * @throws Error where nobody takes the jobs of a queue
 */
export async function startWorker(
  engine: Engine,
  parts: ReadonlyMap<string, WorkerPart> = workerParts(),
  atOnce = concurrency,
  kinds = workerKinds()
): Promise<Worker> {
  assertAllTaken(parts)
  const queue = createWorker({ leftGroups: leftGroups(kinds) })
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  await Promise.all([eventHub.start(), queue.start()])
  await watchSwitches()
  const leavePauses = await heedPauses(queue)

  const run = (jobs: JobWithMetadata<GenerationJob>[]): Promise<void> => {
    const job = firstOf(jobs)
    const attempt = runGeneration({
      generationId: job.data.generationId,
      jobId: job.id,
      mayRetry: job.retryCount < job.retryLimit,
      engine,
      queue,
      stopping: stopping.signal,
    }).finally(() => running.delete(attempt))
    running.add(attempt)
    return attempt
  }
  if (WORK_GROUPS.some((group) => kinds.includes(group))) {
    await queue.work<GenerationJob>(
      GENERATIONS_QUEUE,
      {
        localConcurrency: atOnce,
        includeMetadata: true,
        pollingIntervalSeconds: 2,
        /** Announcements tell of new jobs; work that is to be repeated is only found by asking. */
        notifyPollingIntervalSeconds: 2,
      },
      run as Parameters<PgBoss['work']>[2]
    )
    await queue.work<GenerationJob>(
      ABANDONED_QUEUE,
      { pollingIntervalSeconds: 5 },
      async (jobs: Job<GenerationJob>[]) => abandonGeneration(firstOf(jobs).data.generationId)
    )
  }
  if (kinds.includes(HOUSEKEEPING)) {
    await queue.schedule(SWEEP_QUEUE, '*/5 * * * *')
    await queue.work(SWEEP_QUEUE, { pollingIntervalSeconds: 30 }, sweep)
  }
  const stops = await Promise.all([
    ...partsTaken(kinds, parts).map(async ({ load }) => (await load())(queue)),
    ...(kinds.includes(DIRECT_GROUP) ? engineWorkers() : []).map(async (load) =>
      (await load())(engine)
    ),
    announceWorker(kinds, atOnce, () => engine.networks?.() ?? null),
  ])
  const leaveWorkers = await watchWorkers()
  logger.info({ engine: engine.name, concurrency: atOnce, kinds }, 'worker ready')

  return {
    async stop() {
      leavePauses()
      leaveWorkers()
      const idle = Promise.allSettled([
        queue.offWork(GENERATIONS_QUEUE, { wait: false }),
        queue.offWork(ABANDONED_QUEUE, { wait: false }),
        queue.offWork(SWEEP_QUEUE, { wait: false }),
        ...stops.map((stop) => stop()),
      ])
      const grace = setTimeout(() => stopping.abort(), stopGraceMs)
      await idle
      await Promise.allSettled(running)
      clearTimeout(grace)
      await queue.stop({ graceful: true, timeout: 2_000 })
      await Promise.allSettled([engine.close(), eventHub.stop()])
    },
  }
}

/** Jobs that nobody takes would wait for ever, and nobody would notice. */
function assertAllTaken(parts: ReadonlyMap<string, WorkerPart>): void {
  const taken = new Set([...OWN_QUEUES, ...[...parts.values()].flatMap(({ queues }) => queues)])
  const left = [...definedQueues().keys()].filter((name) => !taken.has(name))
  if (left.length > 0) throw new Error(`No worker takes the jobs of ${left.join(', ')}`)
}
