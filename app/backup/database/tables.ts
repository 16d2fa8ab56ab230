import type { Client } from 'pg'

export interface Table {
  name: string
  /** That rows are given with; generated ones make themselves. */
  columns: string[]
}

/** The tables of the application with the books of its migrations, by name. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`
  )
  return rows
}

export interface Sequence {
  table: string
  column: string
  /** The value that it gives next. */
  next: number
}

/** The sequences that columns take their values from. Read after the rows: they never fall behind them. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select c.relname as table, a.attname as column,
       coalesce(pg_sequence_last_value(s.seqrelid) + s.seqincrement, s.seqstart)::float8 as next
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_sequence s on s.seqrelid = pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
     order by 1, 2`
  )
  return rows
}

/** Names as SQL takes them, whatever signs they have. */
export function quoted(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
}
