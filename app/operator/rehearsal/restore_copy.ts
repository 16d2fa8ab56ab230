import { rehearsePart } from '#app/core/rehearsal'
import { readManifest } from '#app/backup/checkpoint/manifest'
import { chooseNewest } from '#app/backup/restore/choose_newest'
import { compareCounts } from '#app/backup/restore/compare_counts'
import { refuseFull } from '#app/backup/restore/refuse'
import { restoreCheckpoint } from '#app/backup/restore/restore_checkpoint'
import { openStore } from '#app/backup/store/open_store'
import { bringUpToDate } from '../upgrade/bring_up_to_date.js'

/**
 * Restores a checkpoint into the empty database and folder of a copy, and tells the launcher.
 * @param name of the checkpoint; the newest, if missing
 * @throws BackupError when it cannot be restored
 */
export async function restoreCopy(place: string, name?: string): Promise<void> {
  const disk = await openStore(place, 'read')
  const checkpoint = name ?? (await chooseNewest(disk, place))
  await refuseFull(await readManifest(disk, checkpoint))
  await rehearsePart('Tables', async () => {
    await bringUpToDate(() => {}, false)
    return { said: 'made, as a first start does' }
  })
  const manifest = await restoreCheckpoint(disk, checkpoint, {
    replaces: false,
    tell() {},
    part: rehearsePart,
  })
  await rehearsePart('Counts', () => compareCounts(manifest))
}
