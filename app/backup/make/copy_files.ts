import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Disk } from 'flydrive'
import pLimit from 'p-limit'
import { sql } from '#app/core/database/sql'
import { type Manifest, placeOf, placeOfFile } from '../checkpoint/manifest.js'
import { HashedStream } from '../hashed_stream.js'
import { keepFile } from './keep_file.js'
import type { Tell } from './make_checkpoint.js'

/** A file of the store, by its key there; it never changes. */
export interface StoredFile {
  key: string
  bytes: number
  sha256: string
}

/** Rows that are read at once, and files that are on their way at a time. */
const AT_ONCE = 1_000
const side = pLimit(4)

/** Files from one word on how far it is to the next. */
const TOLD = 10_000

/**
 * Brings all files of the store that are not there yet, and writes the list of them. Rows that came after the database was copied may be
 * among them: their files do no harm. A file that is missing in the store, or damaged there, keeps no other one from being brought: it is told, and a
 * damaged one is kept as it is.
 */
export async function copyFiles(
  disk: Disk,
  checkpoint: string,
  folder: string,
  tell: Tell
): Promise<Manifest['files']> {
  let count = 0
  let total = 0
  let missing = 0
  async function* lines() {
    for await (const files of storedFiles()) {
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

/** All files that rows need, in order of their keys. */
async function* storedFiles(): AsyncGenerator<StoredFile[]> {
  let after = ''
  for (;;) {
    const files = await sql<StoredFile>(
      db.connection(),
      `select disk_key as key, bytes, checksum as sha256 from media where disk_key > ? order by disk_key limit ?`,
      [after, AT_ONCE]
    )
    if (files.length === 0) return
    yield files
    after = files.at(-1)!.key
  }
}

/** Brings a file unless it is there whole. @returns what is there now, or null when the store has it no more */
async function bring(disk: Disk, file: StoredFile, tell: Tell): Promise<StoredFile | null> {
  const { key, bytes, sha256 } = file
  const place = placeOfFile(sha256)
  const there = await disk.getMetaData(place).catch(() => null)
  if (there?.contentLength === bytes) return file
  const own = await drive
    .use()
    .getMetaData(key)
    .catch(() => null)
  if (own === null) {
    tell(`The file ${key} is missing in the store, though a row needs it`)
    return null
  }
  const hashed = new HashedStream()
  // What breaks off while it is read ends what is written with it.
  pipeline(await drive.use().getStream(key), hashed, () => {})
  await disk.putStream(place, hashed, { contentLength: own.contentLength })
  const kept = { key, bytes: hashed.bytes, sha256: hashed.sha256() }
  if (kept.sha256 === sha256) return kept
  tell(`The file ${key} in the store is not the one that was stored: it is kept as it is`)
  await disk.move(place, placeOfFile(kept.sha256))
  return kept
}
