import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { Disk } from 'flydrive'
import type { DateTime } from 'luxon'
import type { Client } from 'pg'
import { changeParts } from '#app/core/parts/change_parts'
import { listParts } from '#app/core/parts/list_parts'
import { sqlOnParts } from '#app/core/parts/sql_on_parts'
import { firstOf } from '#app/core/elements'
import { archiveFolder } from '#config/backup'
import type { PartedTable } from '#config/parts'
import { vitrineVersion } from '#config/version'
import { BackupError } from '../backup_error.js'
import { connect } from '../database/connect.js'
import { type AssertHeld, holdLock } from '../database/hold_lock.js'
import { dumpTable } from '../database/dump_table.js'
import { quoted } from '../database/tables.js'
import { keepFile } from '../make/keep_file.js'
import type { Tell } from '../make/make_checkpoint.js'
import { verifyFile } from '../verify/verify_checkpoint.js'
import { ARCHIVING } from './archiving.js'
import { listDetached } from './list_detached.js'
import { patiently } from './patiently.js'
import {
  ARCHIVE_FORMAT,
  folderOfPiece,
  type Piece,
  removeUnfinishedPieces,
  writePiece,
} from './pieces.js'

const ROWS = 'rows.copy.gz'

/**
 * Takes whole months out of a table into a store, one after the other: each is detached, written, read again and compared with its sum, and
 * dropped then. Killed at any point it can be run again: what is detached stays a table of the database until its rows are known to be kept, and is
 * taken up by the next run, whatever months that is for.
 * @param before months that end by then
 * @returns months and rows of each
 * @throws BackupError when a month is not over, while rows of before there were months are moved, and while others archive or hold the table
 */
export function archiveParts(
  disk: Disk,
  table: PartedTable,
  before: DateTime,
  tell: Tell
): Promise<Piece[]> {
  return holdLock(ARCHIVING, 'Somebody else is archiving.', async (_holder, assertAlone) => {
    const { parts, hasBefore } = await listParts(db.connection(), table)
    if (hasBefore) {
      throw new BackupError(
        `Rows of ${table.name} are still being moved to their months by a worker: run it again in some minutes.`
      )
    }
    for (const { name } of parts.filter(({ to }) => to <= before)) {
      await tell(`Detaching ${name}`)
      await detach(table, name)
    }
    const client = await connect()
    try {
      const pieces: Piece[] = []
      for (const { name, month } of await listDetached(table)) {
        pieces.push(await archiveDetached(client, disk, { table, name, month, tell, assertAlone }))
      }
      return pieces
    } finally {
      await client.end()
      await rm(archiveFolder, { recursive: true, force: true })
    }
  })
}

function detach({ name: table }: PartedTable, name: string): Promise<true> {
  return patiently(() =>
    changeParts(db.connection(), async (trx) => {
      await sqlOnParts(trx, `alter table ${table} detach partition ${name}`)
      return true as const
    })
  )
}

interface Detached {
  table: PartedTable
  name: string
  month: string
  tell: Tell
  assertAlone: AssertHeld
}

async function archiveDetached(
  client: Client,
  disk: Disk,
  { table, name, month, tell, assertAlone }: Detached
): Promise<Piece> {
  await tell(`Writing ${name}`)
  await removeUnfinishedPieces(disk, table.name, month)
  const columns = await columnsOf(client, name)
  await mkdir(archiveFolder, { recursive: true, mode: 0o700 })
  const path = join(archiveFolder, ROWS)
  const copy = `copy (select ${quoted(...columns)} from ${name} order by id) to stdout`
  const { rows, ...dumped } = await dumpTable(client, copy, path)
  const folder = folderOfPiece(table.name, month)
  const file = { name: ROWS, ...dumped }
  await keepFile(disk, `${folder}/${ROWS}`, path)
  await tell(`Verifying ${name}`)
  await verifyFile(disk, `${folder}/${ROWS}`, file)
  const piece: Piece = {
    ...{ format: ARCHIVE_FORMAT, version: vitrineVersion, createdAt: new Date().toISOString() },
    ...{ table: table.name, month, columns, rows, file },
  }
  await assertAlone()
  await writePiece(disk, folder, piece)
  // Nobody else has removed its file in between, as that of a killed one.
  await assertAlone()
  await tell(`Dropping ${name}`)
  await patiently(() => drop(name, rows))
  return piece
}

async function columnsOf(client: Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
    [name]
  )
  return rows.map((row) => row.name)
}

/** Rows may have gone with their accounts since they were written; none can have come. */
function drop(name: string, rows: number): Promise<true | null> {
  return changeParts(db.connection(), async (trx) => {
    await sqlOnParts(trx, `lock table ${name} in access exclusive mode`)
    const counted = await sqlOnParts<{ count: number }>(
      trx,
      `select count(*) as count from ${name}`
    )
    const { count } = firstOf(counted.rows)
    if (count > rows) {
      throw new BackupError(`${name} has ${count} rows, and ${rows} were written: run it again.`)
    }
    await sqlOnParts(trx, `drop table ${name}`)
    return true as const
  })
}
