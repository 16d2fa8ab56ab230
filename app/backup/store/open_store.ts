import { chmod, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { backupConnection } from '#config/backup'
import { BackupError } from '../backup_error.js'

/** What is made in a folder of checkpoints. The folder itself may be the operator's, for other things too. */
const OWN = ['checkpoints', 'files', 'archives']

/**
 * The place where checkpoints are kept. In a folder they are closed to other users: they hold the keys.
 * @param place a folder or `s3://BUCKET`
 * @param use a missing folder is made by whoever writes into it; to whoever reads, it is a disk that is away or a mistyped name
 * @throws BackupError for an address that is neither, and for a missing folder that is read
 */
export async function openStore(place: string, use: 'read' | 'write'): Promise<Disk> {
  const [, bucket] = /^s3:\/\/([^/]+)\/?$/.exec(place) ?? []
  if (bucket) {
    const { S3Driver } = await import('flydrive/drivers/s3')
    const { endpoint, ...connection } = backupConnection
    const settings = { ...connection, ...(endpoint && { endpoint }) }
    return new Disk(
      new S3Driver({ ...settings, bucket, visibility: 'private', supportsACL: false })
    )
  }
  if (/^\w+:\/\//.test(place)) {
    throw new BackupError(`Checkpoints go to a folder or to s3://BUCKET, not to ${place}.`)
  }
  const location = resolve(place)
  if (use === 'write') {
    await mkdir(location, { recursive: true, mode: 0o700 })
    await Promise.all(OWN.map((name) => close(join(location, name))))
  } else await stat(location).catch(refuseMissing)
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

/** Where a place of checkpoints is on this machine; null for a bucket. */
export function folderOf({ driver }: Disk): string | null {
  return driver instanceof FSDriver ? String(driver.options.location) : null
}

/** Where there is such a folder, and it is ours to close. */
const close = (folder: string) => chmod(folder, 0o700).catch(() => {})

function refuseMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new BackupError(`There is no folder ${error.path}.`)
}
