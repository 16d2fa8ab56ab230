import { readdir, statfs } from 'node:fs/promises'
import { parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { Client } from 'pg'
import env from '#start/env'
import { LEAST_FREE_BYTES } from '#config/disk'
import { DEMO_MERCHANT, SAMPLES_OWNER } from '#config/demo'
import { BackupError } from '../backup_error.js'
import { MAKING } from '../make/alone.js'
import type { Manifest } from '../checkpoint/manifest.js'

const MIGRATIONS = 'database/migrations/'

/** @throws BackupError when a later program made the checkpoint: this one does not know how its database came to be */
export async function refuseLater({ version, migrations }: Manifest): Promise<void> {
  const files = await readdir(app.makePath(MIGRATIONS))
  const known = new Set(files.map((file) => MIGRATIONS + parse(file).name))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new BackupError(
    `This checkpoint was made by Vitrine ${version}, which is later than this one: it has run ${unknown}. Restore it with that version or a later one.`
  )
}

/** So many times what they are in a checkpoint, compressed, are rows in a database, with their indexes. */
const ROWS_GROW = 8

/** @throws BackupError when the disk of `DATA_DIR` has no room for all that a checkpoint brings into an empty folder */
export async function refuseFull({ files, tables }: Manifest): Promise<void> {
  const { bavail, bsize } = await statfs(env.get('DATA_DIR'))
  const rows = tables.reduce((sum, { file }) => sum + file.bytes, 0)
  const needed = files.total + rows * ROWS_GROW + LEAST_FREE_BYTES
  if (bavail * bsize >= needed) return
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.ceil(bytes / 1024 ** 2))
  throw new BackupError(
    `This checkpoint needs about ${wanted} MB, and ${free} MB are free for DATA_DIR (${env.get('DATA_DIR')}): free some space, or set DATA_DIR to a folder of a larger disk.`
  )
}

/** Of the advisory lock of whoever restores; any number nobody else uses. */
const RESTORING = 7_305_813

/**
 * Holds locks for as long as the connection lasts. A checkpoint that is made meanwhile would hold rows of both databases.
 * @throws BackupError while somebody else restores into this database, or makes a checkpoint of it
 */
export async function refuseOther(client: Client): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1) as "isFree"',
    [RESTORING]
  )
  if (!rows[0]!.isFree) throw new BackupError('Another restore into this database is under way.')
  const { rows: making } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1) as "isFree"',
    [MAKING]
  )
  if (!making[0]!.isFree) throw new BackupError('A checkpoint of this database is being made.')
}

/**
 * Only an installation that stands still is restored into.
 * @throws BackupError while web or worker processes are connected to the database
 */
export async function refuseRunning(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'vitrine_queue'`
  )
  if (rows[0]!.count === 0) return
  throw new BackupError(
    'Vitrine is running on this database: stop all its web and worker processes first.'
  )
}

/** @throws BackupError when the database holds accounts beside the demo's */
export async function refuseData(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from users where email <> all($1)',
    [[DEMO_MERCHANT.email, SAMPLES_OWNER.email]]
  )
  const { count } = rows[0]!
  if (count === 0) return
  throw new BackupError(
    `This database holds ${count} accounts. With --replace the checkpoint takes their place; the database as it is now stays beside it, in the schema "before_restore".`
  )
}
