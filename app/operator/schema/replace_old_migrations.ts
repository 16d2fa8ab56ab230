import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { UnfitDatabaseError } from '../upgrade/upgrade_error.js'
import { FOLDER, listDone, listMigrations } from './list_pending.js'
import { OLD_MIGRATIONS } from './old_migrations.js'

/** The last of those that make, table by table, what the old ones had made when all had run. */
const LAST_REPLACEMENT = '0070_create_accounting_records'

const OLD = new Set(OLD_MIGRATIONS.map((name) => FOLDER + name))

/**
 * @param done migrations that a database has run
 * @throws UnfitDatabaseError when they are old ones, and not all of them or others too: it was made by a version that is older than the
 * last one with those
 */
export function refuseOldMigrations(done: Set<string>): void {
  if (done.isDisjointFrom(OLD) || done.symmetricDifference(OLD).size === 0) return
  throw new UnfitDatabaseError(
    `This database is from an older version of Vitrine and cannot be brought up to date by this one: first start it once with the version whose newest file in database/migrations is ${OLD_MIGRATIONS.at(-1)}.ts, then with this one.`
  )
}

/**
 * Lets a database on which all old migrations have run go on with those of today, which make the same: in one
 * transaction, so that it has run either the old or the new ones at any moment. Others who do the same wait.
 *
 * @throws UnfitDatabaseError when it stands at any other of the old ones; nothing is changed
 */
export async function replaceOldMigrations(client: QueryClientContract): Promise<void> {
  if ((await listDone(client)).isDisjointFrom(OLD)) return
  await client.transaction(async (trx) => {
    await sql(trx, 'lock table adonis_schema in exclusive mode')
    const done = await listDone(trx)
    refuseOldMigrations(done)
    if (done.isDisjointFrom(OLD)) return
    await sql(trx, 'delete from adonis_schema')
    const replacements = (await listMigrations()).filter((name) => name <= LAST_REPLACEMENT)
    await sql(
      trx,
      'insert into adonis_schema (name, batch) select name, 1 from unnest(?::text[]) with ordinality n (name, place) order by place',
      [replacements.map((name) => FOLDER + name)]
    )
  })
}
