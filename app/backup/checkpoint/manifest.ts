import vine from '@vinejs/vine'
import type { Disk } from '@adonisjs/drive'
import { codeField } from '#app/core/validation/text_fields'
import { BackupError } from '../backup_error.js'
import { listKeys } from '../store/list_keys.js'

/** Grows whenever what a checkpoint is made of changes so that older programs cannot read it. */
export const FORMAT = 1

/** A file of a checkpoint, by its place beneath that of the checkpoint. */
export interface KeptFile {
  name: string
  bytes: number
  /** SHA-256, hexadecimal. */
  sha256: string
}

/** The rows of a table, or those of one that match. */
export interface KeptTable {
  table: string
  columns: string[]
  rows: number
  /** Of its rows, as COPY writes them, compressed by gzip. */
  file: KeptFile
}

/** What a checkpoint consists of. It is written last: a folder without it is none. */
export interface Manifest {
  format: number
  /** Of the program that made it. */
  version: string
  /** Migrations that its database had run, in their order. */
  migrations: string[]
  createdAt: string
  schema: KeptFile
  tables: KeptTable[]
  /** Next values of sequences, by the table and column that they are for. */
  sequences: { table: string; column: string; next: number }[]
  /** The list of files of the store, a JSON object a line, compressed by gzip. */
  files: KeptFile & {
    count: number
    /** Bytes of all of them. */
    total: number
    /** Of rows whose file the store had no more. */
    missing: number
  }
  /** The keys that sign and encrypt. */
  keys: KeptFile
  /** Certificate and key with which files are signed, where this installation has made them. */
  credentials: KeptFile[]
}

const MANIFEST = 'manifest.json'
const FOLDER = 'checkpoints'

/** Where the files of the store lie that all checkpoints share. */
export const FILES = 'files/'

/** Place of a file of the store, by its sum: what has come once serves all checkpoints, whatever it is called. */
export function placeOfFile(sha256: string): string {
  return `${FILES}${sha256.slice(0, 2)}/${sha256}`
}

/** Place of a file of a checkpoint. */
export function placeOf(checkpoint: string, name: string): string {
  return `${FOLDER}/${checkpoint}/${name}`
}

const file = () =>
  vine.object({ name: codeField(), bytes: vine.number().min(0), sha256: codeField(64) })

const manifestValidator = vine.create({
  format: vine.number(),
  version: codeField(),
  migrations: vine.array(codeField()),
  createdAt: codeField(),
  schema: file(),
  tables: vine.array(
    vine.object({
      table: codeField(),
      columns: vine.array(codeField()),
      rows: vine.number().min(0),
      file: file(),
    })
  ),
  sequences: vine.array(
    vine.object({ table: codeField(), column: codeField(), next: vine.number() })
  ),
  files: vine.object({
    ...{ name: codeField(), bytes: vine.number().min(0), sha256: codeField(64) },
    ...{ count: vine.number().min(0), total: vine.number().min(0) },
    missing: vine.number().min(0),
  }),
  keys: file(),
  credentials: vine.array(file()),
})

export function writeManifest(disk: Disk, checkpoint: string, manifest: Manifest): Promise<void> {
  return disk.put(placeOf(checkpoint, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** @throws BackupError when it is missing, cut short, or of a later program */
export async function readManifest(disk: Disk, checkpoint: string): Promise<Manifest> {
  const text = await disk.get(placeOf(checkpoint, MANIFEST)).catch((cause: unknown) => {
    throw new BackupError(
      `There is no checkpoint ${checkpoint} there, or it was not finished: it has no ${MANIFEST}.`,
      { cause }
    )
  })
  const data = parse(text, checkpoint)
  const { format } = data as { format?: unknown }
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupError(
      `Checkpoint ${checkpoint} was made by a later version of Vitrine (its format is ${format}, this one reads ${FORMAT}): restore it with that version.`
    )
  }
  try {
    return await manifestValidator.validate(data)
  } catch (cause) {
    throw damaged(checkpoint, cause)
  }
}

function parse(text: string, checkpoint: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw damaged(checkpoint, cause)
  }
}

function damaged(checkpoint: string, cause: unknown): BackupError {
  return new BackupError(`The ${MANIFEST} of checkpoint ${checkpoint} is damaged.`, { cause })
}

/** Names of the checkpoints that were finished, the oldest first: they are times. */
export function listCheckpoints(disk: Disk): Promise<string[]> {
  return listNames(disk, new RegExp(`${FOLDER}/([^/]+)/${MANIFEST}$`))
}

/** Names of all folders of checkpoints, also of those that were not finished. */
export function listFolders(disk: Disk): Promise<string[]> {
  return listNames(disk, new RegExp(`${FOLDER}/([^/]+)/.`))
}

/** What a pattern captures of the places of files, each once, in order. */
async function listNames(disk: Disk, pattern: RegExp): Promise<string[]> {
  const names = (await listKeys(disk, `${FOLDER}/`)).flatMap((key) => pattern.exec(key)?.[1] ?? [])
  return [...new Set(names)].sort()
}
