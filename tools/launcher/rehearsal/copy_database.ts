import { join } from 'node:path'
import pg from 'pg'
import { firstOf } from '../../../app/core/elements.ts'
import { startEmbeddedPostgres } from '../postgres/embedded_postgres.ts'
import { checkDatabaseUrl } from '../postgres/external_postgres.ts'
import { withClient } from '../postgres/with_client.ts'
import { stopLeftover } from '../postgres/postmaster.ts'
import { Failure } from '../failure.ts'
import { print } from '../steps.ts'

/** What a database is called by, beside its name, that a rehearsal has made. */
const MARK = 'Made by restore --rehearse of Vitrine'

/** Of the advisory lock of whoever rehearses; any number nobody else uses. */
const REHEARSING = 7_305_818

/** A name of PostgreSQL has no more bytes. */
const LONGEST_NAME = 63

/** Ends the server of a rehearsal that was killed, where it has outlived it. */
export function stopLeftServer(dataDir: string): Promise<void> {
  return stopLeftover(join(dataDir, 'postgres'))
}

/**
 * A database for a copy alone: of a server of its own below `dataDir`, or one more at the server of `DATABASE_URL`, which is removed at the end. One
 * that a killed rehearsal has left there is removed first.
 * @param cleanup receives what has to be undone
 * @returns its address
 * @throws Failure when the role may make none, or somebody else's has its name
 */
export async function openCopyDatabase(
  databaseUrl: string | null,
  dataDir: string,
  cleanup: AsyncDisposableStack
): Promise<string> {
  if (databaseUrl === null) {
    const server = await startEmbeddedPostgres({ dataDir })
    cleanup.defer(() => server.stop())
    return server.url
  }
  await checkDatabaseUrl(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  cleanup.defer(() => client.end().catch(() => {}))
  await refuseOther(client)
  const { name, sql: settings } = await describeCopy(client)
  await refuseForeign(client, databaseUrl, name)
  await remove(client, name)
  await create(client, name, settings)
  cleanup.defer(() => removeAtLast(databaseUrl, name))
  return addressOf(databaseUrl, name)
}

/** Holds a lock for as long as the connection lasts: another machine may have the same database. */
async function refuseOther(client: pg.Client): Promise<void> {
  await client.query('set idle_session_timeout = 0')
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1) as "isFree"',
    [REHEARSING]
  )
  if (!firstOf(rows).isFree) throw new Failure('Another rehearsal with this database is under way.')
}

/** The copy's name, and how it sorts: as the database in use does. */
async function describeCopy(client: pg.Client): Promise<{ name: string; sql: string }> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select left(current_database(), $1) || '_rehearsal' as name,
       format('encoding %L lc_collate %L lc_ctype %L locale_provider %s', pg_encoding_to_char(encoding), datcollate, datctype,
         case datlocprovider when 'b' then 'builtin' when 'i' then 'icu' else 'libc' end)
       || case datlocprovider when 'b' then format(' builtin_locale %L', datlocale)
         when 'i' then format(' icu_locale %L', datlocale) else '' end as sql
     from pg_database where datname = current_database()`,
    [LONGEST_NAME - '_rehearsal'.length]
  )
  return firstOf(rows)
}

/** @throws Failure over a database that no rehearsal has made; one that was killed may have left an empty one without its mark */
async function refuseForeign(client: pg.Client, databaseUrl: string, name: string): Promise<void> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
    [name]
  )
  const [found] = rows
  if (!found || found.mark === MARK || (await isEmpty(addressOf(databaseUrl, name)))) return
  throw new Failure(
    `There is a database "${name}", which no rehearsal has made: rename it, or remove it if nobody needs it.`
  )
}

function isEmpty(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_class where relnamespace in (select oid from pg_namespace
         where nspname !~ '^pg_' and nspname <> 'information_schema') limit 1`
    )
    return rows.length === 0
  })
}

async function create(client: pg.Client, name: string, settings: string): Promise<void> {
  try {
    await client.query(
      `create database ${client.escapeIdentifier(name)} template template0 ${settings}`
    )
    await client.query(
      `comment on database ${client.escapeIdentifier(name)} is ${client.escapeLiteral(MARK)}`
    )
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    const role = client.user ?? ''
    throw new Failure(
      `The role "${role}" of DATABASE_URL may not make databases, and a rehearsal needs one of its own: run "alter role ${client.escapeIdentifier(role)} createdb" as an administrator, or rehearse on a machine without DATABASE_URL.`
    )
  }
}

async function remove(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
}

/** By a connection that is new: hours may have passed. */
async function removeAtLast(databaseUrl: string, name: string): Promise<void> {
  try {
    await withClient(databaseUrl, (client) => remove(client, name))
  } catch (error) {
    const why = (error as Error).message
    print(`The database "${name}" could not be removed (${why}); the next rehearsal does it.`)
  }
}

function addressOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}
