import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runCommand } from './command.ts'
import { UNFIT_DATABASE } from '../../bin/exit_codes.ts'
import { openDataDir } from './data_dir/data_dir.ts'
import { environment } from './environment.ts'
import { openDatabase } from './postgres/database.ts'
import { keptEnvironment } from './kept_settings.ts'
import { Failure } from './failure.ts'
import { type KeySettings, openKeys } from './data_dir/keys.ts'
import { DataDirInUse, lockDataDir } from './data_dir/lock_data_dir.ts'
import { runningUrl } from './postgres/embedded_postgres.ts'
import { prepareData } from './preparation.ts'
import { isRehearsal } from './rehearsal/order.ts'
import { readSettings, ROOT, type Settings, TYPESCRIPT } from './settings.ts'

const INTERRUPTED = 130

/**
 * Runs a command of the application, beside `npm start` or without it: with the settings that `npm start` fills in and on the
 * same data.
 */
await runCommand(async (signals, cleanup) => {
  const [command, ...args] = process.argv.slice(2)
  if (isRehearsal([command ?? '', ...args])) {
    const { rehearse } = await import('./rehearsal/rehearse.ts')
    return rehearse(args, signals, cleanup)
  }
  const { stop } = signals
  const settings = readSettings([])
  await openDataDir(settings.dataDir)
  const keys = await openKeys(settings.dataDir)
  const env = await openData(settings, keys, stop, cleanup)
  const child = spawn(process.execPath, [TYPESCRIPT, 'bin/console.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
    // The channel tells it when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  stop.addEventListener('abort', () => child.kill())
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? INTERRUPTED
}, INTERRUPTED)

/** The database with its data: the operator's own, that of an instance which runs, or what such a one would start. */
async function openData(
  settings: Settings,
  keys: KeySettings,
  stop: AbortSignal,
  cleanup: AsyncDisposableStack
): Promise<NodeJS.ProcessEnv> {
  const running = settings.databaseUrl ?? (await useFolder(settings, stop, cleanup))
  if (running) return beside(settings, keys, running)
  const database = await openDatabase(settings)
  cleanup.defer(() => database.stop())
  const env = await keptEnvironment(settings, keys, database.url)
  try {
    await prepareData(settings, env, stop)
  } catch (error) {
    // A checkpoint takes the place of a database that this version cannot go on with: that is the way back.
    const isFatal = !(error instanceof Failure) || error.exitCode !== UNFIT_DATABASE
    if (isFatal || process.argv[2] !== 'restore') throw error
  }
  return env
}

/** While the database is away by the environment alone: a command that needs it says so itself, and `doctor` tells what else is wrong. */
async function beside(
  settings: Settings,
  keys: KeySettings,
  databaseUrl: string
): Promise<NodeJS.ProcessEnv> {
  try {
    return await keptEnvironment(settings, keys, databaseUrl)
  } catch (error) {
    if (error instanceof Failure) throw error
    return environment(settings, keys, databaseUrl)
  }
}

/**
 * Takes the data folder for this command, unless an instance has it.
 * @returns the address of that one's database
 * @throws Failure while it is still starting
 */
async function useFolder(
  settings: Settings,
  stop: AbortSignal,
  cleanup: AsyncDisposableStack
): Promise<string | null> {
  try {
    const lock = await lockDataDir(settings, stop)
    cleanup.defer(() => lock.release())
    return null
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    const url = await runningUrl(settings.dataDir)
    if (!url) throw new Failure('Vitrine is just starting or stopping: try again in a moment.')
    return url
  }
}
