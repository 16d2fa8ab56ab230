import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Disk } from 'flydrive'
import { DateTime } from 'luxon'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { monthDue } from '#app/affiliates/payouts/month_of_payouts'
import { BackupError } from '../backup_error.js'
import { type KeptTable, type Manifest, placeOf } from '../checkpoint/manifest.js'
import { jobColumns, JOBS } from '../database/jobs.js'
import { quoted } from '../database/tables.js'
import type { Tell } from '../make/make_checkpoint.js'

/** Where rows are loaded, before all of them take the place of those that are there. */
const RESTORING = 'vitrine_restoring'

/** Where those that were there are kept. */
const BEFORE = 'before_restore'

/** The books of migrations, as Lucid makes them: `describeParts` leaves them out. */
const BOOKS = `
  create table adonis_schema (id serial primary key, name varchar(255) not null, batch integer not null,
    migration_time timestamptz default current_timestamp);
  create table adonis_schema_versions (version integer primary key);`

interface Loading {
  /** Whether what was there stays, in the schema `before_restore`. */
  keepsBefore: boolean
  tell: Tell
  /** Looks once more, in the last moment, whether it may. @throws BackupError */
  refuse(): Promise<void>
}

/**
 * Loads a database beside the one that is in use, which then gives way in one transaction: killed before that, nothing has changed.
 * @throws BackupError when a table does not have the rows that it should have
 */
export async function loadDatabase(
  client: Client,
  disk: Disk,
  checkpoint: string,
  manifest: Manifest,
  { keepsBefore, tell, refuse }: Loading
): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_schema() as name')
  const [current] = [rows[0]!.name]
  const parts = JSON.parse(await disk.get(placeOf(checkpoint, manifest.schema.name))) as {
    tables: string
    rest: string
  }
  await client.query(`drop schema if exists ${RESTORING} cascade`)
  await client.query(`create schema ${RESTORING}`)
  await client.query(`set search_path = ${RESTORING}`)
  await client.query('set check_function_bodies = off')
  await client.query(BOOKS)
  await client.query(parts.tables)
  for (const table of manifest.tables) {
    if (table.table === JOBS) continue
    tell(`Loading table ${table.table}`)
    await loadTable(client, disk, checkpoint, table, quoted(table.table))
  }
  for (const { table, column, next } of manifest.sequences) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, false)', [
      quoted(table),
      column,
      next,
    ])
  }
  tell('Making indexes')
  await client.query(parts.rest)
  await client.query('begin')
  await client.query(`set local search_path = ${quoted(current!)}`)
  await refuse()
  await client.query(`drop schema if exists ${BEFORE} cascade`)
  await client.query(`alter schema ${quoted(current!)} rename to ${BEFORE}`)
  await client.query(`alter schema ${RESTORING} rename to ${quoted(current!)}`)
  await client.query(`set search_path = ${quoted(current!)}`)
  await loadJobs(client, disk, checkpoint, manifest)
  await holdPayouts(client)
  if (!keepsBefore) await client.query(`drop schema ${BEFORE} cascade`)
  await client.query('commit')
}

async function loadTable(
  client: Client,
  disk: Disk,
  checkpoint: string,
  { table, columns, rows, file }: KeptTable,
  into: string
): Promise<void> {
  const target = client.query(from(`copy ${into} (${quoted(...columns)}) from stdin`))
  const source = Readable.from(await disk.getStream(placeOf(checkpoint, file.name)))
  await pipeline(source, createGunzip(), target)
  if (target.rowCount === rows) return
  throw new BackupError(`Table ${table} has ${target.rowCount} rows and should have ${rows}.`)
}

/**
 * Payouts that were made after the checkpoint are not known to it: those of the month that is due are left to the operator, who
 * compares first.
 */
async function holdPayouts(client: Client): Promise<void> {
  await client.query(
    `insert into payout_runs (month, finished_at) values ($1, now())
     on conflict (month) do update set finished_at = coalesce(payout_runs.finished_at, now())`,
    [monthDue(DateTime.utc())]
  )
}

/** What waited, and what was under way: all of it waits now. Queues that are gone have no jobs any more. */
async function loadJobs(
  client: Client,
  disk: Disk,
  checkpoint: string,
  { tables }: Manifest
): Promise<void> {
  const kept = tables.find(({ table }) => table === JOBS)
  if (!kept) return
  const known = new Set(await jobColumns(client))
  const columns = kept.columns.filter((name) => known.has(name))
  await client.query(`create temp table kept_jobs on commit drop as select ${quoted(...kept.columns)}
    from pgboss.job limit 0`)
  await loadTable(client, disk, checkpoint, kept, 'kept_jobs')
  await client.query('delete from pgboss.job')
  await client.query(`insert into pgboss.job (${quoted(...columns)})
    select ${quoted(...columns)} from kept_jobs where name in (select name from pgboss.queue)`)
}
