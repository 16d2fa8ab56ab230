import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import pLimit from 'p-limit'
import { sql } from '#app/core/database/sql'
import { areFilesHeld } from './hold_files.js'
import type { StoredBytes } from './store_bytes.js'
import { variantsFolder } from '../serving/variant_key.js'

interface Removed {
  id: string
  disk_key: string
}

/** Media whose files are removed at a time. */
const oneOfEight = pLimit(8)

/**
 * Removes media: rows in the caller's transaction, files soon after it is committed, since nobody should wait for
 * thousands of them. A file that is not removed then is swept later.
 */
export async function removeMedia(ids: string[], trx: TransactionClientContract): Promise<void> {
  if (ids.length === 0) return
  const rows = await sql<Removed>(
    trx,
    'delete from media where id = any(?) returning id, disk_key',
    [ids]
  )
  trx.after('commit', () => void removeAll(rows))
}

/** Removes files of the store that nothing was made of. One that is not removed now is swept later. */
export async function removeUnrecorded(files: readonly StoredBytes[]): Promise<void> {
  const remove = async ({ diskKey }: StoredBytes) => {
    await drive
      .use()
      .delete(diskKey)
      .catch((error: unknown) => logger.warn({ err: error, diskKey }, 'refused file not deleted'))
  }
  await Promise.all(files.map((file) => oneOfEight(remove, file)))
}

/** Copies of the database that are made meanwhile may still know them: then they are swept later. */
async function removeAll(rows: Removed[]): Promise<void> {
  if (await areFilesHeld().catch(() => true)) return
  for (const row of rows) void oneOfEight(() => removeFiles(row))
}

async function removeFiles({ id, disk_key: key }: Removed): Promise<void> {
  try {
    const disk = drive.use()
    await disk.delete(key)
    await disk.deleteAll(variantsFolder(id))
  } catch (error) {
    logger.warn({ err: error, mediaId: id }, 'file of removed media not deleted')
  }
}
