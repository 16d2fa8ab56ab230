import type pg from 'pg'

/** What makes a table's indexes and foreign keys again. */
export interface SetAside {
  statements: string[]
}

/** Tables that are filled, whose partitions go with them; rows go in ten times as fast while nothing has to be looked up. */
const FILLED = `'public'::regnamespace and c.relname not like 'sandbox%' and c.relname not like 'adonis%' and not c.relispartition`

/**
 * Drops foreign keys, unique constraints and indexes, all but primary keys.
 * @returns what makes them again, as they were
 */
export async function setAside(database: pg.Client): Promise<SetAside> {
  const { rows: constraints } = await database.query(
    `select c.relname as table, o.conname as name, pg_get_constraintdef(o.oid) as definition, o.contype
     from pg_constraint o join pg_class c on c.oid = o.conrelid
     where c.relnamespace = ${FILLED} and o.contype in ('f', 'u') order by o.contype desc`
  )
  const { rows: indexes } = await database.query(
    `select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = ${FILLED} and not exists (select 1 from pg_constraint o where o.conindid = i.indexrelid)`
  )
  for (const { table, name } of constraints.toReversed()) {
    await database.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const { name } of indexes) await database.query(`drop index ${name}`)
  return {
    statements: [
      ...indexes.map(({ definition }) => definition as string),
      ...constraints.map(
        ({ table, name, definition }) =>
          `alter table ${table} add constraint ${name} ${definition as string}`
      ),
    ],
  }
}

/** Makes them again; foreign keys are checked, and so is what was filled in. */
export async function putBack(database: pg.Client, { statements }: SetAside): Promise<void> {
  await database.query(`set maintenance_work_mem = '1GB'`)
  await database.query(`set work_mem = '512MB'`)
  for (const statement of statements) await database.query(statement)
}
