import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type pg from 'pg'
import { firstOf } from '../../app/core/elements.ts'
import { vitrineVersion } from '../../config/version.ts'
import { BAD_SETTINGS, UNFIT_DATABASE } from '../../bin/exit_codes.ts'
import { lastingIdentityOf } from './postgres/identity.ts'
import { withClient } from './postgres/with_client.ts'
import { ignoreMissing, writeDurably } from './data_dir/data_dir.ts'
import { explainFullDisk, Failure } from './failure.ts'
import { fingerprint } from './pages/fingerprint.ts'
import { run } from './processes/run.ts'
import { ROOT, TYPESCRIPT, type Settings } from './settings.ts'
import { print } from './steps.ts'

const SEED_SOURCES = ['samples', 'app/operator/samples', 'app/operator/seed.ts', 'config/demo.ts']

/**
 * Migrates and seeds, in one process, unless every migration has run, this version was the last that did so, and this data folder was
 * seeded into this very database from the present samples.
 *
 * @param env the environment of the application's processes
 * @returns whether anything had to be done
 * @throws Failure with the words of what went wrong
 */
export async function prepareData(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal
): Promise<boolean> {
  const stampPath = join(settings.dataDir, 'seeded.stamp')
  const stampOf = (identity: string) =>
    fingerprint(SEED_SOURCES, [identity, String(env.DEMO_MERCHANT === 'open')])
  const found = await inspect(env.DATABASE_URL!)
  const stamp = await readFile(stampPath, 'utf8').catch(ignoreMissing)
  if (found.isCurrent && stamp === (await stampOf(found.identity))) return false

  await migrateAndSeed(settings.dataDir, env, signal)
  const { identity } = await inspect(env.DATABASE_URL!)
  await writeDurably(stampPath, await stampOf(identity))
  return true
}

/**
 * Runs `bin/prepare.ts` to its end.
 *
 * @param args for it
 * @throws Failure with its words
 */
export async function migrateAndSeed(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  args: string[] = []
): Promise<void> {
  const { code, output } = await run(process.execPath, [TYPESCRIPT, 'bin/prepare.ts', ...args], {
    cwd: ROOT,
    env,
    signal,
    // What it does with the data of an earlier version, which may take a while.
    heard: (line) => line.startsWith('Upgrade: ') && print(`  ${line}`),
  })
  if (code === 0) return
  if (code === UNFIT_DATABASE) throw new Failure(output.trim(), UNFIT_DATABASE)
  const words = `${output.trim()}\n\nThe database could not be prepared; the reason is above.`
  throw explainFullDisk(output, dataDir) ?? new Failure(words, code === BAD_SETTINGS ? code : 1)
}

/**
 * Which database this is, in words that no other one shares and restarts leave as they are (none before it is migrated), and whether this version
 * has brought it up to date: then the start is written down.
 */
function inspect(url: string): Promise<{ isCurrent: boolean; identity: string }> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string | null }>(
      `select to_regclass('adonis_schema') as table`
    )
    const { table } = firstOf(rows)
    if (table === null) return { isCurrent: false, identity: '' }
    const identity = await lastingIdentityOf(client)
    const done = await client.query<{ name: string }>('select name from adonis_schema')
    const names = new Set(done.rows.map(({ name }) => name))
    const wanted = await readdir(join(ROOT, 'database/migrations'))
    const isMigrated = wanted.every((file) => names.has(`database/migrations/${parse(file).name}`))
    return { isCurrent: isMigrated && (await isOfThisVersion(client)), identity }
  })
}

async function isOfThisVersion(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `update versions set last_at = now()
     where version = $1 and first_at = (select max(first_at) from versions)`,
    [vitrineVersion]
  )
  return rowCount === 1
}
