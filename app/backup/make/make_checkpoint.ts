import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { Disk } from 'flydrive'
import type { Client } from 'pg'
import { describeParts } from '#app/core/database/describe_schema'
import { unfinishedFolder } from '#config/backup'
import { vitrineVersion } from '#config/version'
import { connect } from '../database/connect.js'
import type { AssertHeld } from '../database/hold_lock.js'
import { dumpTable } from '../database/dump_table.js'
import { copyJobs, jobColumns, JOBS } from '../database/jobs.js'
import { listSequences, listTables, quoted } from '../database/tables.js'
import {
  FORMAT,
  type KeptTable,
  type Manifest,
  placeOf,
  writeManifest,
} from '../checkpoint/manifest.js'
import { keepContent, keepFile } from './keep_file.js'
import { copyFiles } from './copy_files.js'
import { keepCredentials } from './keep_credentials.js'
import { keysInUse } from './keys_in_use.js'

/** Tells how far it is. */
export type Tell = (sentence: string) => unknown

/** The files of all rows, an object a line; nothing in them has to be escaped. */
const WANTED = `copy (select json_build_object('key', disk_key, 'bytes', bytes, 'sha256', checksum)
  from media order by disk_key) to stdout`

/**
 * Makes a checkpoint of all that an installation is: its database as of one moment, every file that it has, and the keys. The installation
 * goes on meanwhile; files that are removed stay until the checkpoint is there. Files that an earlier checkpoint has brought are not brought
 * again. Killed at any point it leaves no checkpoint, and what it has brought serves the next. Called by who is `alone`.
 */
export async function makeCheckpoint(
  disk: Disk,
  tell: Tell,
  now: Date,
  assertAlone: AssertHeld
): Promise<{ name: string; manifest: Manifest }> {
  const name = now.toISOString().replaceAll(/[:.]/g, '-')
  const folder = unfinishedFolder
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const { wanted, ...database } = await dumpDatabase(disk, name, folder, tell)
    await tell('Copying pictures')
    const files = await copyFiles(disk, name, { folder, wanted }, tell)
    const keys = await keepContent(disk, name, 'app.key', keysInUse())
    const manifest: Manifest = {
      ...{ format: FORMAT, version: vitrineVersion, createdAt: now.toISOString() },
      ...database,
      ...{ files, keys },
      credentials: await keepCredentials(disk, name),
    }
    await assertAlone()
    await writeManifest(disk, name, manifest)
    return { name, manifest }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Database = Pick<Manifest, 'migrations' | 'schema' | 'tables' | 'sequences'> & {
  /** Path of the list of files that its rows need. */
  wanted: string
}

/** All rows as of one moment. */
async function dumpDatabase(
  disk: Disk,
  checkpoint: string,
  folder: string,
  tell: Tell
): Promise<Database> {
  const client = await connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const { rows } = await client.query<{ name: string }>(
      'select name from adonis_schema order by id'
    )
    const tables: KeptTable[] = []
    const keep = async (table: string, columns: string[], copy: string) => {
      const file = `${table}.copy.gz`
      const path = join(folder, file)
      const { rows: count, ...dumped } = await dumpTable(client, copy, path)
      await keepFile(disk, placeOf(checkpoint, `database/${file}`), path)
      tables.push({ table, columns, rows: count, file: { name: `database/${file}`, ...dumped } })
    }
    for (const { name, columns } of await listTables(client)) {
      tell(`Copying table ${name}`)
      await keep(
        name,
        columns,
        `copy (select ${quoted(...columns)} from ${quoted(name)}) to stdout`
      )
    }
    const columns = await jobColumns(client)
    await keep(JOBS, columns, copyJobs(columns))
    const wanted = join(folder, 'wanted.gz')
    await dumpTable(client, WANTED, wanted)
    const parts = await describeParts(db.connection())
    return {
      wanted,
      migrations: rows.map(({ name }) => name),
      schema: await keepContent(disk, checkpoint, 'schema.json', JSON.stringify(parts)),
      tables,
      sequences: await listSequences(client),
    }
  } finally {
    await end(client)
  }
}

function end(client: Client): Promise<void> {
  return client.end()
}
