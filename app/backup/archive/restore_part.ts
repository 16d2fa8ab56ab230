import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Disk } from 'flydrive'
import { type DateTime } from 'luxon'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { boundAt } from '#app/core/parts/bounds'
import { PARTS } from '#app/core/parts/change_parts'
import { firstOf } from '#app/core/elements'
import { nameOfPart, type PartedTable } from '#config/parts'
import { BackupError } from '../backup_error.js'
import { connect } from '../database/connect.js'
import { quoted } from '../database/tables.js'
import type { Tell } from '../make/make_checkpoint.js'
import { verifyFile } from '../verify/verify_checkpoint.js'
import { attachPart } from './attach_part.js'
import { listMonths, listPieces, type Piece, readPiece } from './pieces.js'

export interface RestoredPart {
  rows: number
  /** Rows that were not brought back, since what they belong to is gone. */
  gone: number
}

/**
 * Brings a month back into its table, in one transaction: all of it is compared with its sums first. What belongs to accounts that are gone stays
 * gone.
 * @throws BackupError for what is not archived or damaged, and for a month that is there
 */
export async function restorePart(
  disk: Disk,
  table: PartedTable,
  month: DateTime,
  tell: Tell
): Promise<RestoredPart> {
  const pieces = await readPieces(disk, table, month.toFormat('yyyy-MM'))
  await tell('Looking at the archive')
  for (const { folder, piece } of pieces) {
    await verifyFile(disk, `${folder}/${piece.file.name}`, piece.file)
  }
  const name = nameOfPart(table, month)
  const client = await connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [PARTS])
    await refuseExisting(client, name)
    await client.query(
      `create table ${name} (like ${table.name} including defaults including constraints)`
    )
    await client.query(`alter table ${name} add primary key (id)`)
    // The newest first: a month that was brought back before, and archived again, is as it was the last time.
    for (const { folder, piece } of pieces) {
      await tell(`Loading ${folder}`)
      await load(client, disk, { name, folder, piece })
    }
    await tell(`Attaching ${name}`)
    const bounds = [month, month.plus({ months: 1 })].map((at) => boundAt(table, at))
    const gone = await attachPart(client, table.name, name, bounds)
    const rows = await count(client, name)
    await client.query('commit')
    return { rows, gone }
  } finally {
    await client.end()
  }
}

interface FoundPiece {
  folder: string
  piece: Piece
}

async function readPieces(disk: Disk, table: PartedTable, month: string): Promise<FoundPiece[]> {
  const folders = await listPieces(disk, table.name, month)
  if (folders.length === 0) {
    const months = await listMonths(disk, table.name)
    const known = months.length > 0 ? `these months are: ${months.join(', ')}` : 'no month is'
    throw new BackupError(`${month} of ${table.name} is not archived there; ${known}.`)
  }
  return Promise.all(
    folders.map(async (folder) => ({ folder, piece: await readPiece(disk, folder) }))
  )
}

async function refuseExisting(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ isAttached: boolean }>(
    'select relispartition as "isAttached" from pg_class where oid = to_regclass($1)',
    [name]
  )
  const [found] = rows
  if (!found) return
  throw new BackupError(
    found.isAttached
      ? `${name} is there already. Where it holds rows that came late, archive it: both come back together then.`
      : `${name} is being archived, or that was killed: run \`node ace.js archive\` to its end first.`
  )
}

async function load(
  client: Client,
  disk: Disk,
  { name, folder, piece: { columns, rows, file, version } }: FoundPiece & { name: string }
): Promise<void> {
  await client.query(`create temp table incoming (like ${name}) on commit drop`)
  const target = client.query(from(`copy incoming (${quoted(...columns)}) from stdin`))
  const source = Readable.from(await disk.getStream(`${folder}/${file.name}`))
  await pipeline(source, createGunzip(), target).catch((cause: Error) => {
    throw new BackupError(
      `${folder}, made by Vitrine ${version}, does not fit the table: ${cause.message}.`,
      { cause }
    )
  })
  if (target.rowCount !== rows) {
    throw new BackupError(`${folder} has ${target.rowCount} rows and should have ${rows}.`)
  }
  const list = quoted(...columns)
  await client.query(
    `insert into ${name} (${list}) select ${list} from incoming on conflict do nothing`
  )
  await client.query('drop table incoming')
}

async function count(client: Client, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 as count from ${name}`
  )
  return firstOf(rows).count
}
