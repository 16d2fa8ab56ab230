import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { DATA_EXPORTS_QUEUE, type DataExportJob } from '#app/queue/boss'
import { exportData } from './export_data.js'

/**
 * Starts writing copies of people's data, one at a time in this process.
 * @returns the function that ends it; a copy that is under way then is begun anew by another worker
 */
export async function startDataExports(queue: PgBoss): Promise<() => Promise<void>> {
  const run = ([job]: JobWithMetadata<DataExportJob>[]) =>
    exportData(job.data.exportId, job.retryCount < job.retryLimit)
  await queue.work<DataExportJob>(
    DATA_EXPORTS_QUEUE,
    { includeMetadata: true, pollingIntervalSeconds: 2 },
    run as Parameters<PgBoss['work']>[2]
  )
  return () => queue.offWork(DATA_EXPORTS_QUEUE, { wait: false })
}
