import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { OLD_MIGRATIONS } from './old_migrations.js'

/** As Lucid writes them into its table. */
const FOLDER = 'database/migrations/'

/** The last of those that make, table by table, what the old ones had made when all had run. */
const LAST_REPLACEMENT = '0070_create_accounting_records'

/** The database was made by a version that is older than the last one with the old migrations. The message is for the operator. */
export class OldDatabaseError extends Error {
  constructor() {
    const last = OLD_MIGRATIONS.at(-1)
    super(
      `This database is from an older version of Vitrine and cannot be brought up to date by this one: first start it once with the version whose newest file in database/migrations is ${last}.ts, then with this one.`
    )
  }
}

/**
 * Lets a database on which all old migrations have run go on with those of today, which make the same: in one
 * transaction, so that it has run either the old or the new ones at any moment. Others who do the same wait.
 *
 * @throws OldDatabaseError when it stands at any other of the old ones; nothing is changed
 */
export async function replaceOldMigrations(client: QueryClientContract): Promise<void> {
  const { exists } = firstOf(
    await sql<{ exists: boolean }>(
      client,
      `select to_regclass('adonis_schema') is not null as exists`
    )
  )
  if (!exists) return
  await client.transaction(async (trx) => {
    await sql(trx, 'lock table adonis_schema in exclusive mode')
    const rows = await sql<{ name: string }>(trx, 'select name from adonis_schema')
    const done = new Set(rows.map(({ name }) => name))
    const old = new Set(OLD_MIGRATIONS.map((name) => `${FOLDER}${name}`))
    if (done.isDisjointFrom(old)) return
    if (done.symmetricDifference(old).size > 0) throw new OldDatabaseError()
    await sql(trx, 'delete from adonis_schema')
    await sql(
      trx,
      'insert into adonis_schema (name, batch) select name, 1 from unnest(?::text[]) with ordinality n (name, place) order by place',
      [await listReplacements()]
    )
  })
}

async function listReplacements(): Promise<string[]> {
  const names = (await readdir(app.makePath(FOLDER))).map((file) => parse(file).name)
  return names
    .filter((name) => name <= LAST_REPLACEMENT)
    .sort()
    .map((name) => `${FOLDER}${name}`)
}
