import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../tools/launcher/processes/network.js'
import { ROOT } from '../../tools/launcher/settings.js'
import { copyMigrated, copyTemplate } from './instance_template.js'
import { assertNoBlocks, watchedEnv } from './loop_watchdog/watch.js'
import { listDescendants, untilGone } from './processes.js'

const HOST = '127.0.0.1'
/** What `npm start` comes down to. */
export const SUPERVISOR = [process.execPath, 'tools/launcher/start.ts']
/** The last that a start says. */
const READY = 'Stop with Ctrl-C.'
const STOP_PATIENCE_MS = 60_000
const QUICK_ENGINE = new URL('./quick_instance/preload.ts', import.meta.url).href

export type ProcessName = 'supervisor' | 'web' | 'worker' | 'postgres'

export interface InstanceOptions {
  /** Settings beside those that make it one of its own. */
  env?: NodeJS.ProcessEnv
  /** Data of an earlier instance; the caller removes it. */
  dataDir?: string
  /** Whom it runs as. */
  identity?: Pick<SpawnOptions, 'uid' | 'gid'>
  /** Makes plain pictures at once, for tests of what surrounds them; the real engine, if missing. */
  engine?: 'quick'
  /** Addresses of modules that Node loads into its processes before their own code. */
  preload?: string[]
  /** Starts it instead of `SUPERVISOR`: a program and its arguments. */
  command?: string[]
}

export interface Instance {
  readonly url: string
  /** Where its mailbox opens, with the key that it has printed. */
  readonly mailbox: string
  readonly databaseUrl: string
  readonly dataDir: string
  /** What it has said until now. */
  readonly output: string
  /** The processes that run at this moment; the supervisor is the one that `command` became. */
  readonly pids: Partial<Record<ProcessName, number>>
  /**
   * Sends a signal to one process, or to all that run at once, and waits until a killed one is gone.
   *
   * @throws Error when the one process does not run
   */
  kill(name: ProcessName | 'all', signal?: NodeJS.Signals): Promise<void>
  /** Stops it as Ctrl-C does, and removes its data unless it was given; answers the exit code. */
  stop(): Promise<number | null>
}

/** A folder for an instance's data, below the one of the test run and gone with it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(process.env.DATA_DIR!, 'instance-'))
  await chmod(dataDir, 0o711)
  return dataDir
}

/** The same, as it is after a first start, where a test run keeps one to copy. */
export async function makeSeededDataDir(): Promise<string> {
  const dataDir = await makeDataDir()
  if (!process.env.INSTANCE_TEMPLATES) return dataDir
  await rm(dataDir, { recursive: true })
  await copyTemplate(dataDir, async (template) => {
    await (await startInstance({ dataDir: template })).stop()
  })
  return dataDir
}

/** As far filled as the settings allow: what is seeded, and where, depends on some of them; another user would not own it. */
async function makeFilledDataDir({ env = {}, identity }: InstanceOptions): Promise<string> {
  if (identity || !process.env.INSTANCE_TEMPLATES) return makeDataDir()
  if (env.PAYMENTS !== 'off' && !env.DRIVE_DISK) return makeSeededDataDir()
  const dataDir = await makeDataDir()
  await rm(dataDir, { recursive: true })
  await copyMigrated(dataDir)
  return dataDir
}

/**
 * Starts a whole Vitrine as `npm start` does, with the embedded PostgreSQL, on a port and data of its own.
 *
 * @returns once it is ready
 * @throws Error with all it said, when it ends instead
 */
export async function startInstance(options: InstanceOptions = {}): Promise<Instance> {
  const dataDir = options.dataDir ?? (await makeFilledDataDir(options))
  const port = options.env?.PORT ?? String(await findFreePort(HOST))
  const { child, said, ended } = launch({
    ...options,
    dataDir,
    env: { ...options.env, PORT: port },
  })
  const ready = new Promise<boolean>((resolve) =>
    child.stdout!.on('data', () => said().includes(READY) && resolve(true))
  )
  if (!(await Promise.race([ready, ended.then(() => false)]))) throw new Error(said())
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim()

  const mailbox = /https?:\S+\/mailbox\?key=\S+/.exec(said())?.[0] ?? ''
  const pids = () => findProcesses(child.pid!)
  return {
    url: `http://${HOST}:${port}`,
    mailbox,
    databaseUrl: `postgres://vitrine:${password}@localhost/vitrine?host=${encodeURIComponent(join(dataDir, 'postgres'))}`,
    dataDir,
    get output() {
      return said()
    },
    get pids() {
      return pids()
    },
    async kill(name, signal = 'SIGKILL') {
      const all = pids()
      const chosen = name === 'all' ? Object.values(all) : [all[name]]
      if (!chosen.every((pid) => pid !== undefined)) throw new Error(`No ${name} process runs`)
      for (const pid of chosen) send(pid, signal)
      if (signal === 'SIGKILL') await untilGone(chosen, STOP_PATIENCE_MS)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      const blocked = await assertNoBlocks(dataDir).catch((error: Error) => error)
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
      if (blocked) throw blocked
      return child.exitCode
    },
  }
}

/** A start that is expected to fail; answers its exit code, 0 when it came up after all, and all it said. */
export async function attemptStart(options: InstanceOptions & { dataDir: string }) {
  const port = options.env?.PORT ?? String(await findFreePort(HOST))
  const { child, said, ended } = launch({ ...options, env: { ...options.env, PORT: port } })
  child.stdout!.on('data', () => said().includes(READY) && child.kill())
  await ended
  return { code: child.exitCode, output: said() }
}

interface Launched {
  child: ChildProcess
  said(): string
  /** Resolves when it is gone and all it said has arrived. */
  ended: Promise<unknown>
}

/** The channel makes the instance stop when this process ends. */
function launch(options: InstanceOptions): Launched {
  const { dataDir, env, identity, command = SUPERVISOR } = options
  const { DATABASE_URL, APP_KEY, NODE_ENV, ...inherited } = process.env
  const [program, ...args] = command
  const child = spawn(program!, args, {
    ...identity,
    cwd: ROOT,
    env: { ...inherited, ...preloadedEnv(options), HOST, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  child.stdout!.on('data', (chunk) => (said += chunk))
  child.stderr!.on('data', (chunk) => (said += chunk))
  return { child, said: () => said, ended: once(child, 'close') }
}

/** What Node loads into the instance's processes before their own code. */
function preloadedEnv({ engine, preload = [] }: InstanceOptions): NodeJS.ProcessEnv {
  const watched = watchedEnv()
  const modules = engine === 'quick' ? [QUICK_ENGINE, ...preload] : preload
  if (modules.length === 0) return watched
  const { NODE_OPTIONS = '' } = { ...process.env, ...watched }
  return { NODE_OPTIONS: [NODE_OPTIONS, ...modules.map((it) => `--import=${it}`)].join(' ').trim() }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It may have ended by itself since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const ENTRIES: [ProcessName, RegExp][] = [
  ['web', / bin\/server\.ts$/],
  ['worker', / bin\/worker\.ts$/],
  ['postgres', /\/postgres -D /],
]

function findProcesses(supervisor: number): Instance['pids'] {
  const below = listDescendants(supervisor)
  const found = ENTRIES.map(([name, pattern]) => [
    name,
    below.find(({ command }) => pattern.test(command))?.pid,
  ])
  const pids = { supervisor, ...Object.fromEntries(found) }
  return Object.fromEntries(Object.entries(pids).filter(([, pid]) => pid !== undefined))
}
