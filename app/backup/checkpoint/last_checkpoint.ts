import type { Disk } from 'flydrive'
import { listCheckpoints, readManifest } from './manifest.js'

/**
 * When the newest checkpoint of a place was made; null where there is none.
 * @throws what is wrong with the place, or with that checkpoint
 */
export async function lastCheckpointAt(disk: Disk): Promise<Date | null> {
  const last = (await listCheckpoints(disk)).at(-1)
  return last === undefined ? null : new Date((await readManifest(disk, last)).createdAt)
}
