import pg from 'pg'
import { firstOf } from '../../../app/core/elements.ts'
import { Failure } from '../failure.ts'

const PATIENCE_MS = 5000

/**
 * Checks that the server named by a setting takes us in.
 *
 * @param setting whose value the address is
 * @throws Failure that names server, database and role, never the password
 */
export async function checkDatabaseUrl(url: string, setting = 'DATABASE_URL'): Promise<void> {
  try {
    await check(url)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(error.message.replaceAll('DATABASE_URL', setting), error.exitCode)
  }
}

async function check(url: string): Promise<void> {
  const place = describe(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; may: boolean }>(
      `select current_setting('server_version_num')::int as version,
              has_database_privilege(current_database(), 'CREATE') as may`
    )
    const { version, may } = firstOf(rows)
    if (version < 180000) {
      throw new Failure(
        `DATABASE_URL names a PostgreSQL ${Math.floor(version / 10000)} server at ${place.server}: Vitrine needs PostgreSQL 18 or newer.`
      )
    }
    if (!may) {
      throw new Failure(
        `The role "${place.role}" of DATABASE_URL may not create anything in "${place.database}": make it the database's owner.`
      )
    }
  } catch (error) {
    throw error instanceof Failure ? error : explain(error as NodeJS.ErrnoException, place)
  } finally {
    await client.end().catch(() => {})
  }
}

interface Place {
  server: string
  database: string
  role: string
}

function describe(url: string): Place {
  let client: pg.Client
  try {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('not a PostgreSQL address')
    client = new pg.Client({ connectionString: url })
  } catch {
    throw new Failure(
      'DATABASE_URL is not an address of PostgreSQL: write it as postgres://user:password@host:5432/database.'
    )
  }
  const server = client.host.startsWith('/') ? client.host : `${client.host}:${client.port}`
  return { server, database: client.database ?? '', role: client.user ?? '' }
}

function explain(error: NodeJS.ErrnoException, { server, database, role }: Place): Failure {
  switch (error.code) {
    case '28P01':
      return new Failure(
        `The server at ${server} refuses the role "${role}" of DATABASE_URL: check its name and its password.`
      )
    case '28000':
      return new Failure(
        `The server at ${server} does not let the role "${role}" into the database "${database}": check both names in DATABASE_URL, and the server's pg_hba.conf.`
      )
    case '3D000':
      return new Failure(
        `There is no database "${database}" at ${server}: create it, or correct DATABASE_URL.`
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure(`The host of DATABASE_URL (${server}) is not known: check its name.`)
    case 'ECONNREFUSED':
    case 'ENOENT':
      return new Failure(
        `No PostgreSQL server answers at ${server}: start it, correct DATABASE_URL, or remove DATABASE_URL to use the embedded one.`
      )
    default:
      return new Failure(
        `The database of DATABASE_URL at ${server} cannot be used: ${error.message || error.code}.`
      )
  }
}
