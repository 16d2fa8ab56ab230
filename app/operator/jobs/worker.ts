import type { PgBoss } from 'pg-boss'
import { runChecks } from '../checks/run_checks.js'
import { SELF_CHECKS_QUEUE } from '../queues.js'

/** Has everything looked at every night, after payments were compared; one of all workers does it. */
export async function startSelfChecks(queue: PgBoss): Promise<() => Promise<void>> {
  await queue.schedule(SELF_CHECKS_QUEUE, '41 4 * * *')
  await queue.work(SELF_CHECKS_QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    await runChecks()
  })
  return () => queue.offWork(SELF_CHECKS_QUEUE, { wait: false })
}
