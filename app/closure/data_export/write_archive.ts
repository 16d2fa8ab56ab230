import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import drive from '@adonisjs/drive/services/main'
import { type CollectedData, type ExportFile, jsonOf } from './collect_data.js'
import { extensionOf } from '#app/media/serving/extension'
import { streamZip, type ZipEntry } from '#app/media/serving/stream_zip'

const README = `This archive holds everything that Vitrine keeps about you.

data/*.json   one file for each kind of record; times are in UTC
files.json    the list of your files; "missing" tells of those that could not be read
files/        your photos and all pictures and videos made for you, named by the ids that the records use

Passwords, tokens and keys are left out, so that whoever finds this archive cannot use your account.
`

export interface WriteArchiveOptions {
  /** Told the share that is written, 0 to 1. */
  onProgress(fraction: number): void
  /** Ends the writing before the next file. */
  signal: AbortSignal
}

/**
 * Writes the archive of a user's data to disk. Files go through one after the other and never lie in memory as a whole.
 * @throws the signal's reason once it is aborted
 */
export async function writeArchive(
  path: string,
  { sections, files }: CollectedData,
  options: WriteArchiveOptions
): Promise<void> {
  const present = await presentIn(files, options.signal)
  const entries = entriesOf(sections, files, present, options)
  await pipeline(streamZip(entries), createWriteStream(path))
}

async function* entriesOf(
  sections: CollectedData['sections'],
  files: ExportFile[],
  present: ReadonlySet<string>,
  { onProgress, signal }: WriteArchiveOptions
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', data: Buffer.from(README) }
  for (const [name, rows] of sections) {
    yield { name: `data/${name}.json`, data: createReadStream(rows), isText: true }
  }
  const list = Readable.from(jsonOf(described(files, present)))
  yield { name: 'files.json', data: list, isText: true }

  const readable = files.filter(({ id }) => present.has(id))
  const total = readable.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  for (const file of readable) {
    signal.throwIfAborted()
    const data = await drive.use().getStream(file.diskKey)
    yield { name: nameOf(file), data, mtime: file.created_at }
    onProgress((done += file.bytes) / total)
  }
}

function* described(files: ExportFile[], present: ReadonlySet<string>) {
  for (const file of files) yield { ...describe(file), missing: !present.has(file.id) || undefined }
}

/** Ids of the files that are in the store: one that is lost must not keep its owner from all the others. */
async function presentIn(files: ExportFile[], signal: AbortSignal): Promise<Set<string>> {
  const present = new Set<string>()
  for (const { id, diskKey } of files) {
    signal.throwIfAborted()
    if (await drive.use().exists(diskKey)) present.add(id)
  }
  return present
}

function nameOf({ id, mime }: ExportFile): string {
  return `files/${id}.${extensionOf(mime)}`
}

function describe(file: ExportFile) {
  const { id, mime, bytes, created_at: createdAt } = file
  return { id, name: nameOf(file), mime, bytes, created_at: createdAt }
}
