import pg from 'pg'
import { firstOf } from '../../../app/core/elements.ts'
import { Failure } from '../failure.ts'
import { identityOf } from './identity.ts'
import { withClient } from './with_client.ts'

const PATIENCE_MS = 5000
const SENT_AT_ONCE = 5

/**
 * Checks that the server named by `DATABASE_URL` takes us in.
 *
 * @param setting what it is called, to be said
 * @throws Failure that names server, database and role, never the password
 */
export async function checkDatabaseUrl(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const place = describe(url, setting)
  const { version, may } = await withClient(url, standingOf, PATIENCE_MS).catch(
    (error: NodeJS.ErrnoException) => {
      throw explain(error, place)
    }
  )
  if (version < 180000) {
    throw new Failure(
      `${setting} names a PostgreSQL ${Math.floor(version / 10000)} server at ${place.server}: Vitrine needs PostgreSQL 18 or newer.`
    )
  }
  if (!may) {
    throw new Failure(
      `The role "${place.role}" of ${setting} may not create anything in "${place.database}": make it the database's owner.`
    )
  }
}

async function standingOf(client: pg.Client): Promise<{ version: number; may: boolean }> {
  const { rows } = await client.query<{ version: number; may: boolean }>(
    `select current_setting('server_version_num')::int as version,
            has_database_privilege(current_database(), 'CREATE') as may`
  )
  return firstOf(rows)
}

/**
 * Checks that both addresses lead to one database: work would be ordered in one and looked for in the other.
 *
 * @throws Failure
 */
export async function checkSameDatabase(pooled: string, direct: string): Promise<void> {
  const [one, other] = await Promise.all([pooled, direct].map(identityAt))
  if (one === other) return
  throw new Failure(
    'DATABASE_DIRECT_URL leads to another database than DATABASE_URL: it has to be the same one, without the pool.'
  )
}

/**
 * Checks that a pool answers all that is sent at once, as a page does: one that hands the connection on after the first answer loses the others, for which pages would wait for ever.
 *
 * @throws Failure
 */
export async function checkPipelining(pooled: string, patienceMs = PATIENCE_MS): Promise<void> {
  const client = new pg.Client({
    connectionString: pooled,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: patienceMs,
    pipeline: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await Promise.all(
      Array.from({ length: SENT_AT_ONCE }, (_, n) => client.query('select $1::int', [n]))
    )
  } catch {
    throw new Failure(
      'The pool of connections that DATABASE_URL leads to does not answer all that is sent at once: set DATABASE_PIPELINE=false.'
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function identityAt(connectionString: string): Promise<string> {
  return withClient(connectionString, identityOf, PATIENCE_MS)
}

interface Place {
  setting: string
  server: string
  database: string
  role: string
}

function describe(url: string, setting: string): Place {
  let client: pg.Client
  try {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('not a PostgreSQL address')
    client = new pg.Client({ connectionString: url })
  } catch {
    throw new Failure(
      `${setting} is not an address of PostgreSQL: write it as postgres://user:password@host:5432/database.`
    )
  }
  const server = client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`
  return { setting, server, database: client.database ?? '', role: client.user ?? '' }
}

function explain(
  error: NodeJS.ErrnoException,
  { setting, server, database, role }: Place
): Failure {
  switch (error.code) {
    case '28P01':
      return new Failure(
        `The server at ${server} refuses the role "${role}" of ${setting}: check its name and its password.`
      )
    case '28000':
      return new Failure(
        `The server at ${server} does not let the role "${role}" into the database "${database}": check both names in ${setting}, and the server's pg_hba.conf.`
      )
    case '3D000':
      return new Failure(
        `There is no database "${database}" at ${server}: create it, or correct ${setting}.`
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure(`The host of ${setting} (${server}) is not known: check its name.`)
    case 'ECONNREFUSED':
    case 'ENOENT':
      return new Failure(
        `No PostgreSQL server answers at ${server}: start it, or correct ${setting}${setting === 'DATABASE_URL' ? ', or remove it to use the embedded one' : ''}.`
      )
    default:
      return new Failure(
        `The database of ${setting} at ${server} cannot be used: ${error.message || error.code}.`
      )
  }
}
