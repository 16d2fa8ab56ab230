import type { Disk } from 'flydrive'
import { connect } from '../database/connect.js'
import type { Tell } from '../make/make_checkpoint.js'
import { verifyCheckpoint } from '../verify/verify_checkpoint.js'
import { loadDatabase } from './load_database.js'
import { refuseData, refuseLater, refuseOther, refuseRunning } from './refuse.js'
import { restoreFiles } from './restore_files.js'
import { restoreCredentials } from './restore_credentials.js'
import { restoreKeys } from './restore_keys.js'

interface Restoring {
  /** Whether it takes the place of accounts that are there. */
  replaces: boolean
  tell: Tell
}

/**
 * Brings an installation into the state of a checkpoint. All of the checkpoint is looked at first; files and rows are brought beside what is
 * there, and take its place in one step at the end. Killed at any point it can be run again.
 * @throws BackupError for a checkpoint that is damaged or of a later program, while Vitrine runs, and over data
 */
export async function restoreCheckpoint(
  disk: Disk,
  checkpoint: string,
  { replaces, tell }: Restoring
): Promise<void> {
  tell('Looking at the checkpoint')
  const manifest = await verifyCheckpoint(disk, checkpoint)
  await refuseLater(manifest)
  const client = await connect()
  const refuse = async () => {
    await refuseRunning(client)
    if (!replaces) await refuseData(client)
  }
  try {
    await refuseOther(client)
    await refuse()
    tell('Copying pictures')
    await restoreFiles(disk, checkpoint, manifest)
    await restoreKeys(disk, checkpoint, manifest)
    await restoreCredentials(disk, checkpoint, manifest)
    // Hours may have passed, and somebody may have started it.
    await loadDatabase(client, disk, checkpoint, manifest, { keepsBefore: replaces, tell, refuse })
  } finally {
    await client.end()
  }
}
