import type { Client } from 'pg'

interface ForeignKey {
  column: string
  target: string
  targetColumn: string
  /** What happens to a row when what it refers to is deleted, as PostgreSQL has it. */
  rule: string
}

/** Does to rows what was done to their kind when what they refer to was deleted while they were away. */
export async function forgetGone(client: Client, table: string, name: string): Promise<void> {
  const { rows } = await client.query<ForeignKey>(
    `select a.attname as column, k.confrelid::regclass::text as target, f.attname as "targetColumn", k.confdeltype::text as rule
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
     where k.conrelid = to_regclass($1) and k.contype = 'f'`,
    [table]
  )
  for (const { column, target, targetColumn, rule } of rows) {
    const isGone = `r.${column} is not null
      and not exists (select 1 from ${target} t where t.${targetColumn} = r.${column})`
    await client.query(
      rule === 'n'
        ? `update ${name} r set ${column} = null where ${isGone}`
        : `delete from ${name} r where ${isGone}`
    )
  }
}
