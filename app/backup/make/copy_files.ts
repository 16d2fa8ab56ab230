import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline, Readable } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import drive from '@adonisjs/drive/services/main'
import type { Disk } from 'flydrive'
import pLimit from 'p-limit'
import { type Manifest, placeOf, placeOfFile } from '../checkpoint/manifest.js'
import { diskName, mediaFolder } from '#config/drive'
import { HashedStream } from '../hashed_stream.js'
import { folderOf } from '../store/open_store.js'
import { hashFile } from './hash_file.js'
import { keepFile } from './keep_file.js'
import type { Tell } from './make_checkpoint.js'

/** A file of the store, by its key there; it never changes. */
export interface StoredFile {
  key: string
  bytes: number
  sha256: string
}

/** Files that are looked at together, and those that are on their way at a time. */
const AT_ONCE = 1_000
const side = pLimit(4)

/** Files from one word on how far it is to the next. */
const TOLD = 10_000

/**
 * Brings all files that are not there yet of those that the copied rows need, and writes the list of them. A file that is missing in the store, or damaged there, keeps no other one from being brought: it is told, and a
 * damaged one is kept as it is.
 *
 * @param wanted path of the list of what rows need
 * @throws Error when the store cannot be asked
 */
export async function copyFiles(
  disk: Disk,
  checkpoint: string,
  { folder, wanted }: { folder: string; wanted: string },
  tell: Tell
): Promise<Manifest['files']> {
  let count = 0
  let total = 0
  let missing = 0
  async function* lines() {
    for await (const files of wantedFiles(wanted)) {
      const brought = await Promise.all(files.map((file) => side(() => bring(disk, file, tell))))
      for (const file of brought) {
        if (file === null) {
          missing++
          continue
        }
        yield `${JSON.stringify(file)}\n`
        total += file.bytes
        if (++count % TOLD === 0) tell(`${count} files are copied`)
      }
    }
  }
  const name = 'files.jsonl.gz'
  const path = join(folder, name)
  const hashed = new HashedStream()
  await finished(Readable.from(lines()), createGzip(), hashed, createWriteStream(path))
  await keepFile(disk, placeOf(checkpoint, name), path)
  return { name, bytes: hashed.bytes, sha256: hashed.sha256(), count, total, missing }
}

/** The files of a list, some at once. */
async function* wantedFiles(path: string): AsyncGenerator<StoredFile[]> {
  let files: StoredFile[] = []
  const text = createReadStream(path).pipe(createGunzip())
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    files.push(JSON.parse(line) as StoredFile)
    if (files.length < AT_ONCE) continue
    yield files
    files = []
  }
  if (files.length > 0) yield files
}

/** Brings a file unless it is there whole. @returns what is there now, or null when the store has it no more */
async function bring(disk: Disk, file: StoredFile, tell: Tell): Promise<StoredFile | null> {
  const { key, bytes, sha256 } = file
  const place = placeOfFile(sha256)
  const there = await disk.getMetaData(place).catch(() => null)
  if (there?.contentLength === bytes) return file
  // A store that cannot be asked is none that has lost its files.
  if (!(await drive.use().exists(key))) {
    await tell(`The file ${key} is missing in the store, though a row needs it`)
    return null
  }
  const folder = folderOf(disk)
  const copied =
    diskName === 'fs' && folder !== null
      ? await copyInFolders(join(mediaFolder, key), join(folder, place))
      : await copyThrough(disk, place, key)
  const kept = { key, ...copied }
  if (kept.sha256 === sha256) return kept
  tell(`The file ${key} in the store is not the one that was stored: it is kept as it is`)
  await disk.move(place, placeOfFile(kept.sha256))
  return kept
}

type Copied = Omit<StoredFile, 'key'>

/**
 * From folder to folder by the system itself, which takes half of the time that it takes to pass all bytes through this process: they are read once more
 * for their sum, at the same time. Files of the store never change.
 */
async function copyInFolders(from: string, to: string): Promise<Copied> {
  await mkdir(dirname(to), { recursive: true })
  const [copied] = await Promise.all([hashFile(from), copyFile(from, to)])
  return copied
}

async function copyThrough(disk: Disk, place: string, key: string): Promise<Copied> {
  const { contentLength } = await drive.use().getMetaData(key)
  const hashed = new HashedStream()
  // What breaks off while it is read ends what is written with it.
  pipeline(await drive.use().getStream(key), hashed, () => {})
  await disk.putStream(place, hashed, { contentLength })
  return { bytes: hashed.bytes, sha256: hashed.sha256() }
}
