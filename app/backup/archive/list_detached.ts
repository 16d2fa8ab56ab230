import { DateTime } from 'luxon'
import type { Client } from 'pg'
import type { PartedTable } from '#config/parts'

interface DetachedMonth {
  name: string
  /** Such as 2026-01. */
  month: string
}

/** Months of a table that are detached from it and not archived yet, the oldest first: those that were killed in between among them. */
export async function listDetached(
  client: Client,
  { name: table }: PartedTable,
  before: DateTime
): Promise<DetachedMonth[]> {
  const { rows } = await client.query<{ name: string; month: string }>(
    `select c.relname as name, translate(right(c.relname, 7), '_', '-') as month from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not c.relispartition
       and c.relname ~ ('^' || $1 || '_\\d{4}_\\d\\d$') order by 1`,
    [table]
  )
  return rows.filter(
    ({ month }) => DateTime.fromISO(month, { zone: 'utc' }).plus({ months: 1 }) <= before
  )
}
