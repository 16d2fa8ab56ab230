import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { isDryRun } from '#app/core/dry_run'
import { extensionOf } from '../serving/extension.js'

export interface StoreBytesInput {
  /** File on this machine's disk. */
  path: string
  mime: string
  ownerId: number | null
}

/** A file of any kind in the store that has no row yet; without one it is swept away after a day. */
export interface StoredBytes {
  diskKey: string
  mime: string
  bytes: number
  /** SHA-256, hexadecimal. */
  checksum: string
  ownerId: number | null
}

/** Copies a file into the store under a key that cannot be guessed. */
export async function storeBytes({ path, mime, ownerId }: StoreBytesInput): Promise<StoredBytes> {
  const diskKey = newKey(mime)
  const [{ size }, checksum] = await Promise.all([
    stat(path),
    hashOf(path),
    whole(diskKey, () => drive.use().copyFromFs(path, diskKey, { contentType: mime })),
  ])
  return { diskKey, mime, bytes: size, checksum, ownerId }
}

/** The same of a file that is in memory. */
export async function storeContent(
  content: Buffer,
  { mime, ownerId }: Omit<StoreBytesInput, 'path'>
): Promise<StoredBytes> {
  const diskKey = newKey(mime)
  await whole(diskKey, () => drive.use().put(diskKey, content, { contentType: mime }))
  const checksum = createHash('sha256').update(content).digest('hex')
  return { diskKey, mime, bytes: content.length, checksum, ownerId }
}

/**
 * Leaves nothing of a file that could not be written to its end: where the disk is full it would take the room that is left. In a dry run
 * nothing is written.
 */
async function whole(diskKey: string, write: () => Promise<void>): Promise<void> {
  if (isDryRun()) return
  try {
    await write()
  } catch (error) {
    await drive
      .use()
      .delete(diskKey)
      .catch(() => {})
    throw error
  }
}

function newKey(mime: string): string {
  const name = randomBytes(20).toString('hex')
  return `originals/${name.slice(0, 2)}/${name}.${extensionOf(mime)}`
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
