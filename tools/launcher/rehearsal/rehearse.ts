import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { RehearsalMessage } from '../../../app/core/rehearsal.ts'
import { mailboxKey } from '../../../app/mail/mailbox/mailbox_key.ts'
import { openDataDir } from '../data_dir/data_dir.ts'
import { type KeySettings, openKeys } from '../data_dir/keys.ts'
import { DataDirInUse, lockDataDir } from '../data_dir/lock_data_dir.ts'
import { Failure } from '../failure.ts'
import { buildPages } from '../pages/pages.ts'
import { migrateAndSeed } from '../preparation.ts'
import { checkPort, findFreePort } from '../processes/network.ts'
import { settle, startProcesses } from '../processes/processes.ts'
import { fired, type StopSignals } from '../processes/signals.ts'
import { address, readSettings, ROOT, type Settings, TYPESCRIPT } from '../settings.ts'
import { print, step } from '../steps.ts'
import { copyEnv, copySettings, restoringEnv } from './copy.ts'
import { openCopyDatabase, stopLeftServer } from './copy_database.ts'
import { readOrder } from './order.ts'
import { Report } from './report.ts'

/** A copy that does not answer by then will not. */
const START_PATIENCE_MS = 3 * 60_000

/**
 * `node ace.js restore --rehearse`: restores a checkpoint into a copy beside the installation, which is neither read nor written, starts the copy cut off
 * from everybody else, looks at it, and removes it. What a killed rehearsal has left is removed by the next.
 *
 * @returns 0 when nothing is wrong
 * @throws Failure in a sentence
 */
export async function rehearse(
  args: string[],
  signals: StopSignals,
  cleanup: AsyncDisposableStack
): Promise<number> {
  const { stop } = signals
  const settings = readSettings([])
  const order = readOrder(args, process.env)
  const copy = copySettings(settings, order.port ?? (await findFreePort('127.0.0.1')))
  print(
    `Rehearsing the restore of ${order.checkpoint ?? 'the newest checkpoint'} in ${order.place}`
  )
  const report = new Report()
  await openCopy(settings, copy, stop, cleanup)
  const databaseUrl = await step(
    'Database',
    () => openCopyDatabase(settings.directDatabaseUrl, copy.dataDir, cleanup),
    () =>
      settings.databaseUrl ? 'a new one at the server of DATABASE_URL' : 'a PostgreSQL of its own'
  )
  stop.throwIfAborted()
  // Its keys come from the checkpoint alone: whether they suffice is a part of what is rehearsed.
  const emptyEnv = restoringEnv(copy, await openKeys(copy.dataDir, {}), databaseUrl)
  const which = ['restore', order.place, ...(order.checkpoint === null ? [] : [order.checkpoint])]
  await inApplication(which, emptyEnv, report, stop)
  const keys = await openKeys(copy.dataDir, {})
  const env = copyEnv(copy, keys, databaseUrl)
  await start(copy, env, signals, cleanup)
  await inApplication(['look'], env, report, stop)
  const code = report.close()
  if (order.keeps) await keep(copy, keys, stop)
  return code
}

/** An empty folder for the copy, which nobody else has. */
async function openCopy(
  settings: Settings,
  copy: Settings,
  stop: AbortSignal,
  cleanup: AsyncDisposableStack
): Promise<void> {
  await openDataDir(settings.dataDir)
  const lock = await lockDataDir(copy, stop).catch((error: unknown) => {
    if (!(error instanceof DataDirInUse)) throw error
    throw new Failure(`Another rehearsal is under way in ${copy.dataDir}: wait for it, or end it.`)
  })
  cleanup.defer(() => lock.release())
  await checkPort(copy).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    throw new Failure(`Port ${copy.port} cannot be used: name a free one with --port.`)
  })
  const removeAll = () => rm(copy.dataDir, { recursive: true, force: true, maxRetries: 10 })
  await stopLeftServer(copy.dataDir)
  await removeAll()
  cleanup.defer(removeAll)
  await openDataDir(copy.dataDir)
}

/**
 * Does a part of a rehearsal inside the application (`bin/rehearsal.ts`), which tells what it has done.
 * @throws Failure when it did not come to its end; it has said why
 */
async function inApplication(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: Report,
  stop: AbortSignal
): Promise<void> {
  const child = spawn(process.execPath, [TYPESCRIPT, 'bin/rehearsal.ts', ...args], {
    cwd: ROOT,
    env,
    // The channel tells it when this process is killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (message: Partial<RehearsalMessage>) => {
    if (message.rehearsed) report.add(message.rehearsed)
  })
  const end = () => child.kill()
  stop.addEventListener('abort', end)
  const [code] = (await once(child, 'close')) as [number | null]
  stop.removeEventListener('abort', end)
  stop.throwIfAborted()
  if (code !== 0) throw new Failure('The rehearsal has ended here: why is above.')
}

/** Brings the copy up as a start does. */
async function start(
  copy: Settings,
  env: NodeJS.ProcessEnv,
  signals: StopSignals,
  cleanup: AsyncDisposableStack
): Promise<void> {
  const { stop } = signals
  await step(
    'Migrations',
    () => migrateAndSeed(copy.dataDir, env, stop, ['--without-seed']),
    () => 'up to date'
  )
  await step(
    'Pages',
    () => buildPages(stop),
    (built) => (built ? 'built' : 'up to date')
  )
  const processes = startProcesses(copy, env, signals)
  cleanup.defer(() => processes.stop())
  const patience = AbortSignal.timeout(START_PATIENCE_MS)
  await step(
    'Application',
    () => settle(processes, copy, AbortSignal.any([stop, patience])),
    () => `web process and worker at ${address(copy)}`
  ).catch((error: unknown) => {
    if (!patience.aborted) throw error
    throw new Failure('The copy has not answered within three minutes; what it said is above.')
  })
}

/** Lets the operator look at the copy for as long as they like. */
async function keep(copy: Settings, { APP_KEY }: KeySettings, stop: AbortSignal): Promise<void> {
  print(`\nThe copy goes on running: ${address(copy)}`)
  print(`Its mail is kept: ${address(copy)}/mailbox?key=${mailboxKey(APP_KEY)}`)
  print('Ctrl-C ends it and removes it.')
  await fired(stop)
}
