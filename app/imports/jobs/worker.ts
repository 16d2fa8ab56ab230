import { setTimeout } from 'node:timers/promises'
import type { Job, JobWithMetadata, PgBoss } from 'pg-boss'
import { firstOf } from '#app/core/elements'
import { acceptAddress } from '#app/media/intake/accept_address'
import { ABANDONED_IMPORTS_QUEUE, type ImportJob, IMPORTS_QUEUE } from '../queues.js'
import { ROWS_AT_ONCE, ROWS_AT_ONCE_OF_USER } from '#config/imports'
import { stopGraceMs } from '#config/queue'
import { failRow } from '../actions/fail_row.js'
import { importRow, type TakeAddress } from './import_row.js'

/**
 * Starts making the products of lists. Nobody's list takes all places, so that a list whose photos come slowly keeps no
 * other waiting.
 * @returns the function that ends it; a row that takes too long then is left to another worker
 */
export async function startImports(
  queue: PgBoss,
  take: TakeAddress = acceptAddress
): Promise<() => Promise<void>> {
  for (let place = 0; place < ROWS_AT_ONCE; place++) {
    // Without being notified a worker of the queue rests after each job, though others wait.
    const worker: string = await queue.work<ImportJob>(
      IMPORTS_QUEUE,
      {
        includeMetadata: true,
        groupConcurrency: ROWS_AT_ONCE_OF_USER,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 2,
      },
      ((jobs: JobWithMetadata<ImportJob>[]) => {
        const { data, retryCount, retryLimit } = firstOf(jobs)
        return importRow({
          rowId: data.rowId,
          take,
          mayRetry: retryCount < retryLimit,
        }).finally(() => queue.notifyWorker(worker))
      }) as Parameters<PgBoss['work']>[2]
    )
  }
  await queue.work<ImportJob>(
    ABANDONED_IMPORTS_QUEUE,
    { pollingIntervalSeconds: 5 },
    async (jobs: Job<ImportJob>[]) => failRow(firstOf(jobs).data.rowId, { code: 'unexpected' })
  )
  return async () => {
    const ended = Promise.all([
      queue.offWork(IMPORTS_QUEUE, { wait: true }),
      queue.offWork(ABANDONED_IMPORTS_QUEUE, { wait: false }),
    ])
    await Promise.race([ended, setTimeout(stopGraceMs, undefined, { ref: false })])
  }
}
