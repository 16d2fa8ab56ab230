import db from '@adonisjs/lucid/services/db'
import { checkArchives } from '#app/backup/checks/check_archives'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { vitrineVersion } from '#config/version'
import { checkMigrations } from '../checks/check_migrations.js'
import { listChecked } from '../queries/figures.js'
import { refuseVersion } from '../upgrade/refuse_version.js'
import { listVersions } from '../upgrade/versions.js'
import { type Finding, reach, told, well, wrong } from './finding.js'

/** What DATABASE_URL wants, as the manual says it. */
const LEAST_VERSION = 18

/** Whether the database answers, is new enough and up to date, and what is known in it. Nothing more where it is away. */
export async function examineDatabase(): Promise<Finding[]> {
  const fix = 'Start PostgreSQL, or see to DATABASE_URL.'
  const found = await reach('database', async () => `PostgreSQL ${await versionOf()}.`, fix)
  if (found.state === 'wrong') return [found]
  const parts = [reach('schema', schema, 'Run `npm start`.'), versionFinding(found), ...rest()]
  return Promise.all(parts)
}

async function versionOf(): Promise<string> {
  const { version } = firstOf(
    await sql<{ version: string }>(
      db.connection(),
      `select current_setting('server_version') as version`
    )
  )
  return version
}

async function versionFinding(found: Finding): Promise<Finding> {
  const number = Number(/\d+/.exec(found.text)?.[0])
  if (number >= LEAST_VERSION) return found
  return wrong('database', found.text, `Vitrine needs PostgreSQL ${LEAST_VERSION} or later.`)
}

async function schema(): Promise<string> {
  const [fault] = await checkMigrations()
  if (fault) throw new Error(`${fault.problem} ${fault.fix}`)
  return 'no migrations are pending.'
}

function rest(): Promise<Finding>[] {
  return [
    program().catch((error: Error) => wrong('program', error.message, 'See the database.')),
    archives().catch((error: Error) => wrong('archives', error.message, 'See the database.')),
    reach('processes', processes, 'See the database.'),
    checks().catch((error: Error) => wrong('checks', error.message, 'Run `node ace.js check`.')),
  ]
}

/** Which version has used the database, and whether this one may. */
async function program(): Promise<Finding> {
  const [last, before] = await listVersions(db.connection())
  if (!last) return wrong('program', 'no version is written down.', 'Run `npm start`.')
  try {
    refuseVersion(last.version)
  } catch (error) {
    return { about: 'program', state: 'wrong', text: (error as Error).message }
  }
  const since = `Vitrine ${last.version} uses this database since ${last.firstAt.toISOString()}`
  if (last.version !== vitrineVersion) {
    return wrong('program', `${since}, and this is ${vitrineVersion}.`, 'Run `npm start`.')
  }
  const past = before
    ? `; before it ${before.version} did, until ${before.lastAt.toISOString()}`
    : ''
  return well('program', `${since}, last started ${last.lastAt.toISOString()}${past}.`)
}

async function processes(): Promise<string> {
  const { count } = firstOf(
    await sql<{ count: number }>(
      db.connection(),
      `select count(*)::int as count
       from pg_stat_activity where datname = current_database() and application_name = 'vitrine_events'`
    )
  )
  return `${count} web and worker processes are connected.`
}

/** Looked at now: the nightly check may not have run since an archive was killed. */
async function archives(): Promise<Finding> {
  const faults = await checkArchives()
  if (faults.length === 0) return well('archives', 'no month is on its way into one.')
  const problems = faults.map(({ problem }) => problem).join(' ')
  return wrong('archives', problems, faults.map(({ fix }) => fix).join(' '))
}

async function checks(): Promise<Finding> {
  const results = await listChecked()
  if (results.length === 0) return told('checks', 'did not run yet: `node ace.js check` runs them.')
  const broken = results.filter(({ faults }) => faults > 0).map(({ check }) => check)
  if (broken.length === 0) return well('checks', 'found nothing the last time.')
  return wrong('checks', `found something: ${broken.join(', ')}.`, '`node ace.js check` says what.')
}
