import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { runCommand } from './command.ts'
import { Failure } from './failure.ts'
import { findFreePort } from './network.ts'
import { buildPages } from './pages.ts'
import { startEmbeddedPostgres } from './postgres/embedded_postgres.ts'
import { migrateAndSeed } from './preparation.ts'
import { ROOT, TYPESCRIPT } from './settings.ts'
import type { StopSignals } from './signals.ts'
import { print, step } from './steps.ts'

const HOST = '127.0.0.1'
/** What a shell says of a command that Ctrl-C ended. */
const INTERRUPTED = 130

await runCommand(async (signals, cleanup) => {
  const filters = process.argv.slice(2)
  print('Preparing the tests')
  const env = await prepareTests(filters, signals, cleanup)
  print('')
  return runTests(filters, env, signals)
}, INTERRUPTED)

/**
 * A database and a data folder of their own, made anew and gone afterwards, and the pages. Nothing is seeded.
 *
 * @returns the environment of the runner
 */
async function prepareTests(
  filters: string[],
  { stop }: StopSignals,
  cleanup: AsyncDisposableStack
): Promise<NodeJS.ProcessEnv> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  cleanup.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  // PostgreSQL runs as another user under root.
  await chmod(dataDir, 0o711)
  const chromium = needsBrowser(filters) && (await step('Chromium', findChromium, (path) => path))
  stop.throwIfAborted()
  const database = await step(
    'Database',
    () => startEmbeddedPostgres({ dataDir, durable: false }),
    () => 'empty PostgreSQL'
  )
  cleanup.defer(() => database.stop())
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    HOST,
    PORT: String(await findFreePort(HOST)),
    APP_KEY: randomBytes(32).toString('base64url'),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...(chromium ? { CHROMIUM: chromium } : {}),
  }
  const pages = () => buildPages(stop)
  await step('Pages', pages, (built) => (built ? 'built' : 'up to date'))
  await step(
    'Data',
    () => migrateAndSeed(dataDir, env, stop, ['--without-seed']),
    () => 'migrated'
  )
  return env
}

/** Naming other suites only leaves the browser's out. */
function needsBrowser(filters: string[]): boolean {
  const others = ['unit', 'functional', 'faults']
  return filters.includes('browser') || !filters.some((filter) => others.includes(filter))
}

/** Runs the tests to their end; being stopped ends them at once, what they started stops by itself. */
async function runTests(
  filters: string[],
  env: NodeJS.ProcessEnv,
  { stop }: StopSignals
): Promise<number> {
  const runner = spawn(process.execPath, [TYPESCRIPT, 'bin/test.ts', ...filters], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  stop.addEventListener('abort', () => runner.kill('SIGKILL'))
  const [code, signal] = (await once(runner, 'close')) as [number | null, NodeJS.Signals | null]
  stop.throwIfAborted()
  if (code === null) throw new Failure(`The test runner was ended by ${signal}.`)
  return code
}
