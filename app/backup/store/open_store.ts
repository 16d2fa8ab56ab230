import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { backupConnection } from '#config/backup'
import { BackupError } from '../backup_error.js'

/**
 * The place where checkpoints are kept.
 * @param place a folder, which is made where it is missing, or `s3://BUCKET`
 * @throws BackupError for an address that is neither
 */
export async function openStore(place: string): Promise<Disk> {
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
  await mkdir(location, { recursive: true, mode: 0o700 })
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}
