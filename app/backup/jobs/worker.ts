import type { PgBoss } from 'pg-boss'
import { backupHours, backupPlace } from '#config/backup'
import { BACKUPS_QUEUE } from '../queues.js'
import { backUpWhenDue } from './back_up_when_due.js'

/** Has checkpoints made by themselves where the settings say so; one of all workers does it. */
export async function startBackups(queue: PgBoss): Promise<() => Promise<void>> {
  if (backupPlace === null || backupHours === null) await queue.unschedule(BACKUPS_QUEUE)
  else await queue.schedule(BACKUPS_QUEUE, '17 * * * *')
  await queue.work(BACKUPS_QUEUE, { pollingIntervalSeconds: 60 }, () => backUpWhenDue())
  // One that is cut off leaves no checkpoint; the next begins where it stopped.
  return () => queue.offWork(BACKUPS_QUEUE, { wait: false })
}
