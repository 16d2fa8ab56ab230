import { backupHours, backupPlace } from '#config/backup'
import type { Fault } from '#app/core/self_checks'
import { lastCheckpointAt } from '../checkpoint/last_checkpoint.js'
import { openStore } from '../store/open_store.js'

const HOUR_MS = 3_600_000

interface Place {
  place: string | null
  hours: number | null
}

/** Whether checkpoints are made that should be; nothing where the settings name no place. */
export async function checkCheckpoints(
  { place, hours }: Place = { place: backupPlace, hours: backupHours },
  now = Date.now()
): Promise<Fault[]> {
  if (place === null) return []
  let last: Date | null
  try {
    last = await lastCheckpointAt(await openStore(place, 'read'))
  } catch (error) {
    return [
      {
        problem: `The place of checkpoints cannot be read: ${(error as Error).message}`,
        fix: 'See to BACKUP_TO, the disk or the bucket, and its BACKUP_S3_* keys.',
      },
    ]
  }
  const fix = 'Run `node ace.js backup`, which says what keeps it from being made.'
  if (last === null) return [{ problem: 'There is no checkpoint yet.', fix }]
  const age = Math.floor((now - last.getTime()) / HOUR_MS)
  if (hours === null || age <= 2 * hours) return []
  return [{ problem: `The newest checkpoint is ${age} hours old; one is due every ${hours}.`, fix }]
}
