import logger from '@adonisjs/core/services/logger'
import type { Client } from 'pg'
import { firstOf } from '#app/core/elements'

interface ForeignKey {
  column: string
  target: string
  targetColumn: string
  /** What happens to a row when what it refers to is deleted, as PostgreSQL has it. */
  rule: string
}

/** So many ids of rows stand in the log. */
const MOST_IDS = 1_000

/**
 * Does to rows what was done to their kind when what they refer to was deleted while they were away. The log says which rows were left out.
 * @param name of the table that they are in, which is to become a part of `table`
 * @returns how many were left out
 */
export async function forgetGone(client: Client, table: string, name: string): Promise<number> {
  const { rows } = await client.query<ForeignKey>(
    `select a.attname as column, k.confrelid::regclass::text as target, f.attname as "targetColumn", k.confdeltype::text as rule
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
     where k.conrelid = to_regclass($1) and k.contype = 'f'`,
    [table]
  )
  let left = 0
  for (const { column, target, targetColumn, rule } of rows) {
    const isGone = `r.${column} is not null
      and not exists (select 1 from ${target} t where t.${targetColumn} = r.${column})`
    if (rule === 'n') {
      await client.query(`update ${name} r set ${column} = null where ${isGone}`)
      continue
    }
    const gone = await client.query<{ count: number; ids: string[] }>(
      `with gone as (delete from ${name} r where ${isGone} returning id)
       select (select count(*) from gone)::int as count, array(select id from gone limit ${MOST_IDS}) as ids`
    )
    const { count, ids } = firstOf(gone.rows)
    if (count === 0) continue
    left += count
    logger.info(
      { table, part: name, column, rows: count, ids: ids.map(Number) },
      'rows of an archive were left out, since what they belong to is gone'
    )
  }
  return left
}
