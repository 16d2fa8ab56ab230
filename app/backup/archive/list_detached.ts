import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { PartedTable } from '#config/parts'

interface DetachedMonth {
  name: string
  /** Such as 2026-01. */
  month: string
}

/** Months of a table that are detached from it and not archived yet, the oldest first: those that were killed in between among them. */
export function listDetached({ name: table }: PartedTable): Promise<DetachedMonth[]> {
  return sql<DetachedMonth>(
    db.connection(),
    `select c.relname as name, translate(right(c.relname, 7), '_', '-') as month from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not c.relispartition
       and c.relname ~ ('^' || ?::text || '_\\d{4}_\\d\\d$') order by 1`,
    [table]
  )
}
