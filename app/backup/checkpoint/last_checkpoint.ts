import { listCheckpoints, readManifest } from './manifest.js'
import { openStore } from '../store/open_store.js'

/**
 * When the newest checkpoint of a place was made; null where there is none.
 * @throws what is wrong with the place, or with that checkpoint
 */
export async function lastCheckpointAt(place: string): Promise<Date | null> {
  const disk = await openStore(place)
  const last = (await listCheckpoints(disk)).at(-1)
  return last === undefined ? null : new Date((await readManifest(disk, last)).createdAt)
}
