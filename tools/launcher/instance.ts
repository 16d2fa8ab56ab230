import { relative } from 'node:path'
import { openDataDir } from './data_dir/data_dir.ts'
import { openDatabase } from './postgres/database.ts'
import { type KeySettings, openKeys } from './data_dir/keys.ts'
import { checkPort } from './processes/network.ts'
import { buildPages } from './pages/pages.ts'
import { prepareData } from './preparation.ts'
import { settle, startProcesses } from './processes/processes.ts'
import { keptEnvironment } from './kept_settings.ts'
import { restartOnChange } from './restart_on_change.ts'
import { lockDataDir } from './data_dir/lock_data_dir.ts'
import { ROOT, type Settings } from './settings.ts'
import type { StopSignals } from './processes/signals.ts'
import { step } from './steps.ts'

const LABELS = { web: 'web process', worker: 'worker' } as const

/**
 * Brings up one instance: data folder, database, data, pages, web process and worker, or one of these where the settings ask for it.
 *
 * @param cleanup receives what has to be undone, the last first, also when the start fails half way
 * @returns once it answers, its key and what its processes run with; from then on all of it is kept running
 * @throws Failure in one sentence; `AbortError` when stopped before it was up
 */
export async function startInstance(
  settings: Settings,
  signals: StopSignals,
  cleanup: AsyncDisposableStack
): Promise<{ appKey: string; env: NodeJS.ProcessEnv }> {
  const { dataDir } = settings
  const { stop } = signals
  await openDataDir(dataDir)
  const lock = await lockDataDir(settings, stop)
  cleanup.defer(() => lock.release())
  if (settings.runs.includes('web')) await checkPort(settings)

  const keys = await openKeys(dataDir)
  const env = await openData(settings, keys, stop, cleanup)
  stop.throwIfAborted()
  const changes = restartOnChange(env, () => keptEnvironment(settings, keys, env.DATABASE_URL!))
  const processes = startProcesses(settings, env, signals, (message) => {
    void changes.heard(message)
  })
  changes.begin(processes)
  cleanup.defer(() => processes.stop())
  await step(
    'Application',
    () => settle(processes, settings, stop),
    () => settings.runs.map((name) => LABELS[name]).join(' and ')
  )
  return { appKey: keys.APP_KEY, env }
}

/** The database with its data and, at the same time, the pages: neither needs the other. */
async function openData(
  settings: Settings,
  keys: KeySettings,
  stop: AbortSignal,
  cleanup: AsyncDisposableStack
): Promise<NodeJS.ProcessEnv> {
  const failure = new AbortController()
  const signal = AbortSignal.any([stop, failure.signal])
  const data = async (): Promise<NodeJS.ProcessEnv> => {
    const database = await step(
      'Database',
      () => openDatabase(settings),
      ({ embedded }) =>
        embedded ? `PostgreSQL in ${short(settings.dataDir)}/postgres` : 'of DATABASE_URL'
    )
    cleanup.defer(() => database.stop())
    signal.throwIfAborted()
    const env = await keptEnvironment(settings, keys, database.url)
    await step(
      'Data',
      () => prepareData(settings, env, signal),
      (done) => (done ? 'migrated, samples seeded' : 'up to date')
    )
    return env
  }
  const pages = () =>
    step(
      'Pages',
      () => buildPages(signal),
      (built) => (built ? 'built' : 'up to date')
    )
  const work = [data(), ...(settings.dev ? [] : [pages()])] as const
  try {
    await Promise.all(work)
    return await work[0]
  } catch (error) {
    failure.abort()
    await Promise.allSettled(work)
    throw error
  }
}

function short(path: string): string {
  const below = relative(ROOT, path)
  return below.startsWith('..') ? path : below
}
