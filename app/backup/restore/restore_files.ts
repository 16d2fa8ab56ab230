import { pipeline } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import type { Disk } from 'flydrive'
import pLimit from 'p-limit'
import { BackupError } from '../backup_error.js'
import { type Manifest, placeOfFile } from '../checkpoint/manifest.js'
import { HashedStream } from '../hashed_stream.js'
import type { StoredFile } from '../make/copy_files.js'
import { listedFiles } from '../verify/verify_checkpoint.js'

const AT_ONCE = 200
const side = pLimit(4)

/** Brings the files of a checkpoint into the store, but for those that it has. What else it has is swept away later. */
export async function restoreFiles(
  disk: Disk,
  checkpoint: string,
  manifest: Manifest
): Promise<void> {
  let waiting: StoredFile[] = []
  const bringAll = async () => {
    await Promise.all(waiting.map((file) => side(() => bring(disk, file))))
    waiting = []
  }
  for await (const file of listedFiles(disk, checkpoint, manifest)) {
    waiting.push(file)
    if (waiting.length === AT_ONCE) await bringAll()
  }
  await bringAll()
}

async function bring(disk: Disk, { key, bytes, sha256 }: StoredFile): Promise<void> {
  const store = drive.use()
  const there = await store.getMetaData(key).catch(() => null)
  if (there?.contentLength === bytes) return
  const hashed = new HashedStream()
  pipeline(await disk.getStream(placeOfFile(sha256)), hashed, () => {})
  await store.putStream(key, hashed, { contentLength: bytes })
  if (hashed.sha256() === sha256) return
  await store.delete(key)
  throw new BackupError(`${placeOfFile(sha256)} has changed while it was restored.`)
}
