import type { Disk } from 'flydrive'
import type { Rehearsed } from '#app/core/rehearsal'
import { type Manifest, readManifest } from '../checkpoint/manifest.js'
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
  /** Does a part of it, which says in some words what was done; a rehearsal takes the time. */
  part?: (name: string, work: () => Promise<Rehearsed>) => Promise<void>
}

/**
 * Brings an installation into the state of a checkpoint. All of the checkpoint is looked at first; files and rows are brought beside what is
 * there, and take its place in one step at the end. Killed at any point it can be run again.
 * @returns what the checkpoint consists of
 * @throws BackupError for a checkpoint that is damaged or of a later program, while Vitrine runs, and over data
 */
export async function restoreCheckpoint(
  disk: Disk,
  checkpoint: string,
  { replaces, tell, part = async (_name, work) => void (await work()) }: Restoring
): Promise<Manifest> {
  tell('Looking at the checkpoint')
  const manifest = await readManifest(disk, checkpoint)
  await refuseLater(manifest)
  const { tables, files } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await part('Checkpoint', async () => {
    await verifyCheckpoint(disk, checkpoint)
    return { said: `${checkpoint} of version ${manifest.version} is whole` }
  })
  const client = await connect()
  const refuse = async () => {
    await refuseRunning(client)
    if (!replaces) await refuseData(client)
  }
  try {
    await refuseOther(client)
    await refuse()
    tell('Copying pictures')
    await part('Pictures', async () => {
      await restoreFiles(disk, checkpoint, manifest)
      return { said: `${files.count} files, ${Math.ceil(files.total / 1024 ** 2)} MB` }
    })
    await restoreKeys(disk, checkpoint, manifest)
    await restoreCredentials(disk, checkpoint, manifest)
    // Hours may have passed, and somebody may have started it.
    await part('Rows', async () => {
      const loading = { keepsBefore: replaces, tell, refuse }
      await loadDatabase(client, disk, checkpoint, manifest, loading)
      return { said: `${rows} in ${tables.length} tables` }
    })
    return manifest
  } finally {
    await client.end()
  }
}
