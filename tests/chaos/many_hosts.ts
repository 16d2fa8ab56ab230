import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstOf } from '../../app/core/elements.js'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../tools/launcher/postgres/embedded_postgres.js'
import { migrateAndSeed } from '../../tools/launcher/preparation.js'
import { run } from '../../tools/launcher/processes/run.js'
import { ROOT, TYPESCRIPT } from '../../tools/launcher/settings.js'
import { Hosts } from '../support/hosts/hosts.js'
import type { StoreFault } from '../support/hosts/store.js'
import { until } from '../support/until.js'
import { untilCarriedOut } from './commands.js'
import { Disk } from './disk.js'
import { CLOCK, clockFaults, type Fault, forAWhile, SHORT_MS } from './faults.js'
import { QUICK_PROMPTS } from './prompts.js'
import { SETTINGS, type System } from './system.js'

/** How long a host's line is away: more than a moment, less than it takes to be held for dead. */
const CUT_MS = 4_000

/** After so long others have taken over what a worker was at. It may then come back, and believe that it still has it. */
const HELD_FOR_DEAD_MS = 30_000

/** How long a dead host stays away. */
const AWAY_MS = 500

/** What does not run after so many starts never will. */
const STARTS = 20

/** A Vitrine on many hosts behind a proxy, with a pool before its database, and a store. What is dead is started again. */
export class ManyHosts implements System {
  readonly prompts = QUICK_PROMPTS
  readonly #hosts: Hosts
  readonly #dataDir: string
  /** Of the database alone: the store of the tests ends where it cannot write. */
  readonly #disk: Disk
  #database: EmbeddedPostgres

  private constructor(dataDir: string, disk: Disk, database: EmbeddedPostgres, hosts: Hosts) {
    this.#dataDir = dataDir
    this.#disk = disk
    this.#database = database
    this.#hosts = hosts
  }

  static async start(dataDir: string): Promise<ManyHosts> {
    await using undo = new AsyncDisposableStack()
    const place = databaseIn(dataDir)
    await mkdir(place, { mode: 0o711 })
    const disk = await Disk.mount(place)
    undo.defer(() => disk.unmount())
    const database = await startEmbeddedPostgres({ dataDir: place })
    undo.defer(() => database.stop())
    const own = join(dataDir, 'hosts')
    await mkdir(own)
    const hosts = await Hosts.start({
      databaseUrl: database.url,
      dataDir: own,
      env: {
        ...process.env,
        ...SETTINGS,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${CLOCK}`,
        APP_KEY: randomBytes(32).toString('hex'),
      },
      worker: 'tests/support/installation/quick_worker_entry.ts',
      prepare: (given) =>
        migrateAndSeed(dataDir, { ...given, DATA_DIR: dataDir }, new AbortController().signal),
    })
    undo.move()
    return new ManyHosts(dataDir, disk, database, hosts)
  }

  get url(): string {
    return this.#hosts.url
  }

  get here(): string {
    return this.#hosts.gateway
  }

  get databaseUrl(): string {
    return this.#database.url
  }

  get mailboxes(): string[] {
    return this.#hosts.names.map((name) => join(this.#folderOf(name), 'mailbox'))
  }

  fileOf(key: string): Promise<Buffer | null> {
    return this.#hosts.store.fileOf(key)
  }

  get faults(): Fault[] {
    const hosts = this.#hosts
    const isWorker = (name: string) => name.startsWith('worker')
    const webs = some(hosts.names.filter((name) => !isWorker(name)))
    const workers = some(hosts.names.filter(isWorker))
    const all = some(hosts.all)
    const kill = async (name: string) => {
      await hosts.kill(name)
      await sleep(AWAY_MS)
      await this.#startAgain(name)
    }
    const cut = (ms: number) => (name: string) =>
      forAWhile(
        () => hosts.host(name).cut(),
        () => hosts.host(name).mend(),
        ms
      )
    const slow = (name: string) =>
      forAWhile(
        () => hosts.host(name).slow(),
        () => hosts.host(name).mend(),
        CUT_MS
      )
    const store = (name: string, fault: StoreFault): Fault => ({
      name,
      of: ['the store'],
      happen: () =>
        forAWhile(
          () => void (hosts.store.fault = fault),
          () => void (hosts.store.fault = null)
        ),
    })
    const faults: Fault[] = [
      { name: 'kill -9', of: webs, happen: kill },
      { name: 'kill -9', of: workers, happen: kill },
      { name: 'kill -9', of: ['pool', 'proxy'], happen: kill },
      { name: 'kill -9', of: ['the database'], happen: () => this.#killDatabase() },
      { name: 'cut the line of', of: all, happen: cut(CUT_MS) },
      { name: 'cut for long the line of', of: workers, happen: cut(HELD_FOR_DEAD_MS) },
      { name: 'slow the line of', of: all, happen: slow },
      { name: 'a moment without', of: all, happen: (name) => hosts.pause(name, SHORT_MS) },
      {
        name: 'a long time without',
        of: workers,
        happen: (name) => hosts.pause(name, HELD_FOR_DEAD_MS),
      },
      ...clockFaults(some(hosts.names), (name) => this.#folderOf(name)),
      ...this.#disk.faults,
      store('error 500 of', 500),
      store('error 503 of', 503),
      store('lost answers of', 'lost'),
    ]
    return faults.map(({ happen, ...fault }) => ({
      ...fault,
      happen: (target) => happen(target).then(() => this.#revive()),
    }))
  }

  async untilReady(): Promise<void> {
    await until(async () => {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null)
      await answer?.arrayBuffer()
      return answer?.ok
    })
  }

  command(name: string): Promise<void> {
    const env = { ...this.#hosts.env, DATA_DIR: this.#dataDir }
    return untilCarriedOut((limit) =>
      run(process.execPath, [TYPESCRIPT, 'bin/console.ts', name], { cwd: ROOT, env, signal: limit })
    )
  }

  async compare(): Promise<string[]> {
    return []
  }

  async stop(): Promise<void> {
    await this.#hosts.stop()
    await this.#database.stop()
    await this.#disk.unmount()
  }

  #folderOf(name: string): string {
    return join(this.#dataDir, 'hosts', name)
  }

  async #killDatabase(): Promise<void> {
    process.kill(this.#database.pid, 'SIGKILL')
    await this.#database.gone
    this.#database = await startEmbeddedPostgres({ dataDir: databaseIn(this.#dataDir) })
  }

  /** As a service manager does for what has ended by itself. */
  async #revive(): Promise<void> {
    await Promise.all(this.#hosts.dead.map((name) => this.#startAgain(name)))
  }

  /** Once more after a moment where it ends while it starts, as when what it needs was killed too. */
  async #startAgain(name: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#hosts.startOn(name)
      } catch (error) {
        if (tries === STARTS) throw error
        await sleep(AWAY_MS)
      }
    }
  }
}

const databaseIn = (dataDir: string) => join(dataDir, 'database')

function some(names: readonly string[]): [string, ...string[]] {
  return [firstOf(names), ...names.slice(1)]
}
