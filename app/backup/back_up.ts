import type { Disk } from 'flydrive'
import { BackupError } from './backup_error.js'
import type { Manifest } from './checkpoint/manifest.js'
import { forgetOld, type Kept } from './keep/forget_old.js'
import { removeUnfinished } from './keep/remove_unfinished.js'
import { alone } from './make/alone.js'
import { makeCheckpoint, type Tell } from './make/make_checkpoint.js'

export interface MadeCheckpoint {
  name: string
  manifest: Manifest
  /** Names of those that were removed. */
  old: string[]
}

/**
 * Makes a checkpoint, after what killed ones have left is gone, then removes those that are not kept any more.
 * @throws BackupError while another one is made, and for an older one whose list of files cannot be read: whatever it needs would go
 */
export function backUp(
  disk: Disk,
  kept: Kept,
  tell: Tell,
  now = new Date()
): Promise<MadeCheckpoint> {
  return alone(async (assertAlone) => {
    await removeUnfinished(disk)
    const made = await makeCheckpoint(disk, tell, now, assertAlone)
    try {
      return { ...made, old: await forgetOld(disk, kept, now.getTime()) }
    } catch (cause) {
      if (!(cause instanceof BackupError)) throw cause
      const why = `Checkpoint ${made.name} is made, but none that is too old was removed.`
      throw new BackupError(`${why} ${cause.message}`, { cause })
    }
  })
}
