import vine from '@vinejs/vine'
import type { Disk } from 'flydrive'
import { DateTime } from 'luxon'
import { codeField } from '#app/core/validation/text_fields'
import { BackupError } from '../backup_error.js'
import type { KeptFile } from '../checkpoint/manifest.js'
import { flush } from '../store/flush.js'
import { listKeys } from '../store/list_keys.js'

/** Grows whenever what an archive is made of changes so that older programs cannot read it. */
export const ARCHIVE_FORMAT = 1

/** The rows of a month of a table, as they were when they were archived. Written last: a folder without it is none. */
export interface Piece {
  format: number
  /** Of the program that made it. */
  version: string
  createdAt: string
  table: string
  /** Such as 2026-01. */
  month: string
  columns: string[]
  rows: number
  /** As COPY writes them, compressed by gzip. */
  file: KeptFile
}

const FOLDER = 'archives'
const MANIFEST = 'manifest.json'

const pieceValidator = vine.create({
  format: vine.number(),
  version: codeField(),
  createdAt: codeField(),
  table: codeField(),
  month: codeField(),
  columns: vine.array(codeField()),
  rows: vine.number().min(0),
  file: vine.object({ name: codeField(), bytes: vine.number().min(0), sha256: codeField(64) }),
})

/** A month that is archived once more, having been restored, gets a folder more: none is ever written over. */
export function folderOfPiece(table: string, month: string, now = new Date()): string {
  return `${FOLDER}/${table}/${month}/${now.toISOString().replaceAll(/[:.]/g, '-')}`
}

/** Writes the manifest of a piece whose file is there. @returns once neither can be lost with the machine's power */
export async function writePiece(disk: Disk, folder: string, piece: Piece): Promise<void> {
  await flush(disk, `${folder}/${piece.file.name}`)
  await disk.put(`${folder}/${MANIFEST}`, `${JSON.stringify(piece, null, 2)}\n`)
  await flush(disk, `${folder}/${MANIFEST}`)
}

/** @throws BackupError when it is damaged or of a later program */
export async function readPiece(disk: Disk, folder: string): Promise<Piece> {
  const place = `${folder}/${MANIFEST}`
  let piece: Piece
  try {
    piece = await pieceValidator.validate(JSON.parse(await disk.get(place)))
  } catch (cause) {
    throw new BackupError(`${place} is damaged.`, { cause })
  }
  if (piece.format <= ARCHIVE_FORMAT) return piece
  throw new BackupError(
    `${folder} was made by a later version of Vitrine (its format is ${piece.format}, this one reads ${ARCHIVE_FORMAT}): restore it with that version.`
  )
}

/** Folders of what was archived of a month, the newest first; a killed one has left none. */
export async function listPieces(disk: Disk, table: string, month: string): Promise<string[]> {
  const keys = await listKeys(disk, `${FOLDER}/${table}/${month}/`)
  return keys
    .filter((key) => key.endsWith(`/${MANIFEST}`))
    .map((key) => key.slice(0, -MANIFEST.length - 1))
    .sort()
    .toReversed()
}

/** Removes what killed ones have left of a month. */
export async function removeUnfinishedPieces(
  disk: Disk,
  table: string,
  month: string
): Promise<void> {
  const finished = await listPieces(disk, table, month)
  for (const key of await listKeys(disk, `${FOLDER}/${table}/${month}/`)) {
    if (!finished.some((folder) => key.startsWith(`${folder}/`))) await disk.delete(key)
  }
}

/** Months of a table that are archived, the oldest first. */
export async function listMonths(disk: Disk, table: string): Promise<string[]> {
  const keys = await listKeys(disk, `${FOLDER}/${table}/`)
  const months = keys.filter((key) => key.endsWith(`/${MANIFEST}`)).map((key) => key.split('/')[2]!)
  return [...new Set(months)].sort()
}

/**
 * The month that an operator has written.
 * @throws BackupError for anything but YYYY-MM
 */
export function monthIn(text: string | undefined): DateTime {
  const month = DateTime.fromFormat(text ?? '', 'yyyy-MM', { zone: 'utc' })
  if (month.isValid) return month
  throw new BackupError('Write the month as YYYY-MM, such as 2026-01.')
}
