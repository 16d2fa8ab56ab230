import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { format, type Range } from 'range-parser'
import { diskName, mediaFolder, s3Bucket, s3Connection } from '#config/drive'
import { describeStoreError } from './missing_file.js'

let client: S3Client | null = null

/**
 * The bytes of a stored file, or one range of them, as they come from the store: never more of it in memory than is on its
 * way. The stream has to be read or destroyed.
 * @throws AppError 410 when there is no such file
 */
export async function openFile(key: string, range: Range | null): Promise<Readable> {
  try {
    return await (diskName === 's3' ? openObject(key, range) : openLocal(key, range))
  } catch (error) {
    throw describeStoreError(error, key)
  }
}

/** Opened before it is answered with, so that a file that is gone is told before the first byte is. */
async function openLocal(key: string, range: Range | null): Promise<Readable> {
  const file = await open(join(mediaFolder, key))
  return file.createReadStream(range ?? {})
}

async function openObject(key: string, range: Range | null): Promise<Readable> {
  // Loaded where there is a bucket: it takes each process some MB.
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  client ??= new S3Client(s3Connection)
  const { Body } = await client.send(
    new GetObjectCommand({
      Bucket: s3Bucket,
      Key: key,
      Range: range ? format({ type: 'bytes', ranges: [range] }) : undefined,
    })
  )
  return Body as Readable
}
