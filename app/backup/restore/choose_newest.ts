import type { Disk } from 'flydrive'
import { BackupError } from '../backup_error.js'
import { listCheckpoints, readManifest } from '../checkpoint/manifest.js'
import { refuseLater } from './refuse.js'

/**
 * The newest checkpoint. Who goes back to an earlier version may have newer ones of the later version, and is told which one serves: what came after
 * it is lost, so that nobody else should choose.
 * @throws BackupError where there is none, or it is of a later program
 */
export async function chooseNewest(disk: Disk, place: string): Promise<string> {
  const names = await listCheckpoints(disk)
  const newest = names.at(-1)
  if (newest === undefined) throw new BackupError(`There is no checkpoint in ${place}.`)
  const refusal = await refusalOf(disk, newest)
  // One that cannot be read too: whoever restores it is told.
  if (refusal === null || refusal === 'unreadable') return newest
  for (const name of names.slice(0, -1).toReversed()) {
    if ((await refusalOf(disk, name)) !== null) continue
    throw new BackupError(
      `${refusal.message} The newest that this version can restore is ${name}: give its name to the command.`
    )
  }
  throw refusal
}

async function refusalOf(disk: Disk, name: string): Promise<BackupError | 'unreadable' | null> {
  const manifest = await readManifest(disk, name).catch(() => null)
  if (manifest === null) return 'unreadable'
  return refuseLater(manifest).then(
    () => null,
    (error: BackupError) => error
  )
}
