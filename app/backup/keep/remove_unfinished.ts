import type { Disk } from 'flydrive'
import { listCheckpoints, listFolders, placeOf } from '../checkpoint/manifest.js'

/**
 * Removes what lies in folders without a manifest: of checkpoints that were killed while they were made, or while they went. Called by who is
 * `alone`: one that is being made has no manifest yet.
 */
export async function removeUnfinished(disk: Disk): Promise<void> {
  const finished = new Set(await listCheckpoints(disk))
  for (const name of await listFolders(disk)) {
    if (!finished.has(name)) await disk.deleteAll(placeOf(name, ''))
  }
}
