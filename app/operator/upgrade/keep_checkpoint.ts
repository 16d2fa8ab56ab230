import type { Disk } from 'flydrive'
import { backUp } from '#app/backup/back_up'
import { BackupError } from '#app/backup/backup_error'
import { listCheckpoints, readManifest } from '#app/backup/checkpoint/manifest'
import { openStore } from '#app/backup/store/open_store'
import { backupPlace, keptCheckpoints, keptDays } from '#config/backup'
import { vitrineVersion } from '#config/version'
import { UpgradeError } from './upgrade_error.js'
import type { Tell } from './tell.js'

/** So long the checkpoint of a start that failed serves the next ones: a supervisor may start it again every few seconds. */
const SERVES_MS = 3_600_000

/**
 * Makes a checkpoint of the database as it is before an upgrade, where there is a place for it.
 *
 * @param done migrations that the database has run
 * @throws UpgradeError when none could be made
 */
export async function keepCheckpoint(
  tell: Tell,
  done: Set<string>,
  place = backupPlace
): Promise<void> {
  if (place === null) {
    return tell('no checkpoint is made first, since BACKUP_TO is not set.')
  }
  try {
    const disk = await openStore(place, 'write')
    const last = await lastOf(disk, done, tell)
    if (last !== null) return tell(`checkpoint ${last}, which the last try has made, serves.`)
    tell(`making a checkpoint in ${place} first.`)
    await backUp(disk, { count: keptCheckpoints, days: keptDays }, () => {}).catch(
      async (error: Error) => {
        // That old ones could not be removed is no reason to stop.
        if ((await lastOf(disk, done, tell)) === null) throw error
        tell(error.message)
      }
    )
  } catch (cause) {
    throw new UpgradeError(
      `No checkpoint could be made before the upgrade, so nothing was changed: ${(cause as Error).message}\nSet that right, or start with an empty BACKUP_TO to go on without one.`,
      { cause }
    )
  }
}

/** The newest checkpoint, where it can be read, and this version made it of this state of the database, and not long ago; otherwise null. */
async function lastOf(disk: Disk, done: Set<string>, tell: Tell): Promise<string | null> {
  const name = (await listCheckpoints(disk)).at(-1)
  if (name === undefined) return null
  const manifest = await readManifest(disk, name).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error
    tell(error.message)
  })
  if (!manifest) return null
  const { version, createdAt, migrations } = manifest
  const isRecent = Date.now() - new Date(createdAt).getTime() < SERVES_MS
  const isSame = done.symmetricDifference(new Set(migrations)).size === 0
  return isRecent && isSame && version === vitrineVersion ? name : null
}
