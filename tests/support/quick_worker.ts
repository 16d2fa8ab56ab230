import { startImports } from '#app/imports/jobs/worker'
import { IMPORTS_QUEUE, ABANDONED_IMPORTS_QUEUE } from '#app/imports/queues'
import { startWorker } from '#app/work/jobs/worker'
import { workerParts } from '#app/core/queue/define_worker'
import type { PgBoss } from 'pg-boss'
import { takeTestAddress } from './picture_addresses.js'
import { quickEngine } from './quick_engine.js'

/**
 * A worker in this process; resolves with the function that stops it. Photos of lists come from addresses of this machine.
 * @param engine what does its work
 * @param atOnce pieces of work that it takes at a time; as configured, if missing
 */
export async function startQuickWorker(
  engine = quickEngine(),
  atOnce?: number
): Promise<() => Promise<void>> {
  const imports = {
    queues: [IMPORTS_QUEUE, ABANDONED_IMPORTS_QUEUE],
    load: async () => (queue: PgBoss) => startImports(queue, takeTestAddress),
  }
  const worker = await startWorker(
    engine,
    new Map([...workerParts(), ['imports', imports]]),
    atOnce
  )
  return () => worker.stop()
}
