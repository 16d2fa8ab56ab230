import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Disk } from 'flydrive'
import pLimit from 'p-limit'
import { BackupError } from '../backup_error.js'
import {
  type KeptFile,
  type Manifest,
  placeOf,
  readManifest,
  placeOfFile,
} from '../checkpoint/manifest.js'
import { HashedStream } from '../hashed_stream.js'
import type { StoredFile } from '../make/copy_files.js'

/** Files of the store that are looked at before a next word, and at a time. */
const AT_ONCE = 200
const side = pLimit(4)

/**
 * Reads all of a checkpoint and compares it with the sums in its manifest.
 * @throws BackupError naming the first file that is missing, cut short or another one
 */
export async function verifyCheckpoint(disk: Disk, checkpoint: string): Promise<Manifest> {
  const manifest = await readManifest(disk, checkpoint)
  const { schema, tables, files, keys, credentials } = manifest
  const own = [schema, keys, files, ...credentials, ...tables.map((table) => table.file)]
  for (const file of own) {
    await verifyFile(disk, placeOf(checkpoint, file.name), file)
  }
  let waiting: StoredFile[] = []
  const look = async () => {
    await Promise.all(
      waiting.map((file) =>
        side(() => verifyFile(disk, placeOfFile(file.sha256), { ...file, name: file.key }))
      )
    )
    waiting = []
  }
  for await (const file of listedFiles(disk, checkpoint, manifest)) {
    waiting.push(file)
    if (waiting.length === AT_ONCE) await look()
  }
  await look()
  return manifest
}

/** The files of the store that belong to a checkpoint, in order of their keys. */
export async function* listedFiles(
  disk: Disk,
  checkpoint: string,
  { files }: Manifest
): AsyncGenerator<StoredFile> {
  const source = await disk.getStream(placeOf(checkpoint, files.name))
  const text = source.pipe(createGunzip())
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    if (line !== '') yield JSON.parse(line) as StoredFile
  }
}

/**
 * Reads a file of a store and compares it with its sum.
 * @throws BackupError when it is missing, cut short or another one
 */
export async function verifyFile(disk: Disk, place: string, file: KeptFile): Promise<void> {
  const source = await disk.getStream(place).catch((cause: unknown) => {
    throw new BackupError(`${place} is missing in the backup.`, { cause })
  })
  const hashed = new HashedStream()
  await pipeline(
    source,
    hashed,
    new Writable({ write: (_chunk, _encoding, next) => next() })
  ).catch((cause: unknown) => {
    throw new BackupError(`${place} is missing in the backup.`, { cause })
  })
  if (hashed.bytes !== file.bytes) {
    throw new BackupError(
      `${place} has ${hashed.bytes} bytes and should have ${file.bytes}: the backup was cut short or changed.`
    )
  }
  if (hashed.sha256() !== file.sha256) {
    throw new BackupError(`${place} is not what was written: its sum is another one.`)
  }
}
