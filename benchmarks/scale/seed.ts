import type pg from 'pg'
import { beside } from '../report.js'
import { fillAccounts } from '#tests/support/population/fill_accounts'
import { fillBusiness } from '#tests/support/population/fill_business'
import { fillWork } from '#tests/support/population/fill_work'
import { defineFunctions, findStart } from '#tests/support/population/functions'
import { putBack, setAside } from './constraints.js'
import type { Population } from '#tests/support/population/population'

/**
 * Fills a database with accounts and all that they would have after some years; their passwords are the demo
 * merchant's. Files are not made: nothing that is measured opens one.
 */
export async function seed(database: pg.Client, populations: readonly Population[]): Promise<void> {
  const { rows } = await database.query(
    'select password from users where password is not null order by id limit 1'
  )
  const [from, aside] = [performance.now(), await setAside(database)]
  for (const population of populations) {
    const start = await findStart(database)
    await defineFunctions(database, start, population)
    const statements = [
      ...fillAccounts(start, population, rows[0].password),
      ...fillWork(start, population),
      ...fillBusiness(start, population),
    ]
    for (const statement of statements) await database.query(statement)
  }
  await putBack(database, aside)
  await setSequences(database)
  await database.query('vacuum analyze')
  beside('seeded in, s', ((performance.now() - from) / 1000).toFixed(0))
}

/** Ids were given by hand: what comes after has to be given others. */
async function setSequences(database: pg.Client): Promise<void> {
  const { rows } = await database.query(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`
  )
  for (const { table, column } of rows) {
    await database.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`
    )
  }
}
