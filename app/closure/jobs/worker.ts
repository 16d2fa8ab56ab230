import { firstOf } from '#app/core/elements'
import type { Job, JobWithMetadata, PgBoss } from 'pg-boss'
import { ABANDONED_DATA_EXPORTS_QUEUE, DATA_EXPORTS_QUEUE, type DataExportJob } from '../queues.js'
import { failDataExport } from '../actions/fail_data_export.js'
import { exportData } from './export_data.js'

/**
 * Starts writing copies of people's data, one at a time in this process.
 * @returns the function that ends it and gives a copy that is under way back to the queue
 */
export async function startDataExports(queue: PgBoss): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const run = (jobs: JobWithMetadata<DataExportJob>[]): Promise<void> => {
    const job = firstOf(jobs)
    const attempt = exportData({
      exportId: job.data.exportId,
      mayRetry: job.retryCount < job.retryLimit,
      queue,
      stopping: stopping.signal,
    }).finally(() => running.delete(attempt))
    running.add(attempt)
    return attempt
  }
  await queue.work<DataExportJob>(
    DATA_EXPORTS_QUEUE,
    { includeMetadata: true, pollingIntervalSeconds: 2 },
    run as Parameters<PgBoss['work']>[2]
  )
  await queue.work<DataExportJob>(
    ABANDONED_DATA_EXPORTS_QUEUE,
    { pollingIntervalSeconds: 5 },
    async (jobs: Job<DataExportJob>[]) => failDataExport(firstOf(jobs).data.exportId)
  )
  return async () => {
    await Promise.all([
      queue.offWork(DATA_EXPORTS_QUEUE, { wait: false }),
      queue.offWork(ABANDONED_DATA_EXPORTS_QUEUE, { wait: false }),
    ])
    stopping.abort()
    await Promise.allSettled(running)
  }
}
