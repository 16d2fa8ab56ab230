import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

const HEADER = '-- Written by `node ace.js schema:write`: what the migrations make.'

/** Tables of the application; those in which Lucid keeps its books of migrations are its own. */
const TABLES = `
  select c.oid, c.relname as name, array_to_string(c.reloptions, ', ') as options,
    case when c.relkind = 'p' then ' PARTITION BY ' || pg_get_partkeydef(c.oid) end as partitions from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname !~ '^adonis_schema'`

/** Those that are no column's identity: a default calls them. */
const SEQUENCES = `
  select c.relname as name, t.name as table, a.attname as column from pg_class c
  join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refclassid = 'pg_class'::regclass and d.deptype = 'a'
  join (${TABLES}) t on t.oid = d.refobjid
  join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where c.relkind = 'S'`

const SEQUENCE_DEFINITIONS = `
  select 'CREATE SEQUENCE ' || quote_ident(s.name) || ';' as text from (${SEQUENCES}) s order by s.name`

const SEQUENCE_OWNERS = `
  select format('ALTER SEQUENCE %I OWNED BY %I.%I;', s.name, s.table, s.column) as text from (${SEQUENCES}) s order by s.name`

/** Which there are depends on the time: they are no part of what migrations make. */
const PARTITIONS = `
  select format('CREATE TABLE %I PARTITION OF %I %s;', c.relname, t.name, pg_get_expr(c.relpartbound, c.oid)) as text
  from pg_inherits i join pg_class c on c.oid = i.inhrelid and c.relispartition
  join (${TABLES}) t on t.oid = i.inhparent where c.relkind in ('r', 'p') order by c.relname`

const FUNCTIONS = `
  select replace(pg_get_functiondef(p.oid), 'FUNCTION ' || current_schema() || '.', 'FUNCTION ') || ';' as text
  from pg_proc p where p.pronamespace = current_schema()::regnamespace order by p.proname, p.oid`

/** One line a column, in the order of the table, then one a constraint. Foreign keys follow when every table is there. */
const TABLE_DEFINITIONS = `
  with tables as (${TABLES}), lines as (
    select a.attrelid as oid, a.attnum::int as place, '' as name,
      concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then 'COLLATE ' || a.attcollation::regcollation end,
        case when a.attidentity <> '' then 'GENERATED ' || case a.attidentity when 'a' then 'ALWAYS' else 'BY DEFAULT' end
          || ' AS IDENTITY (START WITH ' || s.seqstart || ')' end,
        case when a.attgenerated <> '' then 'GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ')'
            || case a.attgenerated when 's' then ' STORED' else '' end
          when d.oid is not null then 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) end,
        case when a.attnotnull then 'NOT NULL' end) as text
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_sequence s on s.seqrelid = pg_get_serial_sequence(a.attrelid::regclass::text, a.attname)::regclass
    where a.attnum > 0 and not a.attisdropped and a.attrelid in (select oid from tables)
    union all
    select c.conrelid, 10000, c.conname, 'CONSTRAINT ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid)
    from pg_constraint c where c.contype in ('p', 'u', 'c', 'x') and c.conrelid in (select oid from tables))
  select 'CREATE TABLE ' || quote_ident(t.name) || E' (\\n  ' || string_agg(l.text, E',\\n  ' order by l.place, l.name)
    || E'\\n)' || coalesce(t.partitions, '') || coalesce(' WITH (' || t.options || ')', '') || ';' as text
  from tables t join lines l on l.oid = t.oid group by t.name, t.options, t.partitions order by t.name`

const INDEXES = `
  select replace(replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON '), ' ON ' || current_schema() || '.', ' ON ') || ';' as text
  from pg_index i join pg_class c on c.oid = i.indexrelid join (${TABLES}) t on t.oid = i.indrelid
  where not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by t.name, c.relname`

const FOREIGN_KEYS = `
  select 'ALTER TABLE ' || quote_ident(t.name) || ' ADD CONSTRAINT ' || quote_ident(k.conname) || ' '
    || pg_get_constraintdef(k.oid) || ';' as text
  from pg_constraint k join (${TABLES}) t on t.oid = k.conrelid where k.contype = 'f' order by t.name, k.conname`

const TRIGGERS = `
  select replace(replace(pg_get_triggerdef(g.oid), ' ON ' || current_schema() || '.', ' ON '),
    'FUNCTION ' || current_schema() || '.', 'FUNCTION ') || ';' as text
  from pg_trigger g join (${TABLES}) t on t.oid = g.tgrelid where not g.tgisinternal order by t.name, g.tgname`

/**
 * What the migrations have made in the connection's schema, as statements that make it anew: sorted by name, without
 * owners, versions and rows, so that databases that are alike give the same text.
 */
export async function describeSchema(client: QueryClientContract): Promise<string> {
  const { tables, rest } = await describe(client)
  return `${[HEADER, tables, rest].join('\n\n')}\n`
}

interface Description {
  /** What has to be there before rows come. */
  tables: string
  /** What is made of them, or looks at them. */
  rest: string
}

/** The same in two parts, with the partitions that there are. */
export async function describeParts(client: QueryClientContract): Promise<Description> {
  const { tables, rest } = await describe(client)
  const partitions = await sql<{ text: string }>(client, PARTITIONS)
  return { tables: [tables, ...partitions.map(({ text }) => text)].join('\n\n'), rest }
}

async function describe(client: QueryClientContract): Promise<Description> {
  const read = async (statement: string, between: string) =>
    (await sql<{ text: string }>(client, statement)).map(({ text }) => text).join(between)
  const tables = [
    await read(FUNCTIONS, '\n\n'),
    await read(SEQUENCE_DEFINITIONS, '\n'),
    await read(TABLE_DEFINITIONS, '\n\n'),
    await read(SEQUENCE_OWNERS, '\n'),
  ]
  const rest = [
    await read(INDEXES, '\n'),
    await read(FOREIGN_KEYS, '\n'),
    await read(TRIGGERS, '\n'),
  ]
  return { tables: tables.join('\n\n'), rest: rest.join('\n\n') }
}
