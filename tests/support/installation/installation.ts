import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { LEAN, WEB_LEAN, WEB_MEMORY } from '../../../tools/launcher/processes/processes.js'
import { ROOT, TYPESCRIPT } from '../../../tools/launcher/settings.js'
import type { Instance } from '../instance.js'
import { assertNoBlocks, watchedEnv } from '../loop_watchdog/watch.js'

type Entry = 'web' | 'worker'

export interface InstallationOptions {
  /** Settings beside those that all have. */
  env?: NodeJS.ProcessEnv
  /** What does the work: `quick` paints plain pictures at once, the engine of the settings is `real`; `none` starts no worker. */
  engine?: 'quick' | 'real' | 'none'
}

const ENTRIES: Record<Entry, Record<'quick' | 'real', string>> = {
  web: { quick: 'bin/server.ts', real: 'bin/server.ts' },
  worker: { quick: 'tests/support/installation/quick_worker_entry.ts', real: 'bin/worker.ts' },
}

/**
 * A web process and a worker on the database and data of the tests themselves, at the address of the tests' visitors: what they write
 * into the database is there, and a merchant is made without a form. Nothing starts them again but a test, which so decides
 * what is seen while one is gone. Half as dear as an instance, whose supervisor and database they do without.
 */
export class Installation implements Pick<
  Instance,
  'url' | 'databaseUrl' | 'dataDir' | 'output' | 'pids'
> {
  readonly url = `http://${process.env.HOST}:${process.env.PORT}`
  readonly databaseUrl = process.env.DATABASE_URL!
  readonly dataDir = process.env.DATA_DIR!
  readonly #options: Required<InstallationOptions>
  readonly #processes: Partial<Record<Entry, ChildProcess>> = {}
  #output = ''

  private constructor({ env = {}, engine = 'quick' }: InstallationOptions) {
    this.#options = { env, engine }
  }

  /** @returns once it is ready */
  static async start(options: InstallationOptions = {}): Promise<Installation> {
    const installation = new Installation(options)
    await hurryQueues()
    await Promise.all([
      installation.start('web'),
      ...(options.engine === 'none' ? [] : [installation.start('worker')]),
    ])
    return installation
  }

  get output(): string {
    return this.#output
  }

  get pids() {
    const { web, worker } = this.#processes
    return { ...(web ? { web: web.pid } : {}), ...(worker ? { worker: worker.pid } : {}) }
  }

  /**
   * Starts a process that is not there.
   * @returns once it answers, or takes work
   * @throws Error with all that was said, when it ends instead
   */
  async start(name: Entry): Promise<void> {
    const { env, engine } = this.#options
    const entry = ENTRIES[name][engine === 'real' ? 'real' : 'quick']
    const args = [...(name === 'web' ? WEB_MEMORY : []), TYPESCRIPT, entry]
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: {
        // As the supervisor gives it.
        ...(name === 'web' ? WEB_LEAN : LEAN),
        ...process.env,
        ...watchedEnv(),
        NODE_ENV: 'production',
        DEMO_MERCHANT: 'closed',
        PAYMENTS: 'sandbox',
        PAYOUTS: 'sandbox',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#processes[name] = child
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk) => (this.#output += chunk))
    }
    const ended = once(child, 'close').then(() => {
      if (this.#processes[name] === child) delete this.#processes[name]
      return false
    })
    const ready = name === 'web' ? this.#answers(child) : once(child, 'message').then(() => true)
    if (!(await Promise.race([ready, ended]))) throw new Error(this.#output)
  }

  /** Ends a process, and waits until it is gone. What a killed worker was at counts as not heard of for long. */
  async kill(name: Entry, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#processes[name]
    if (!child) throw new Error(`No ${name} process runs`)
    const closed = once(child, 'close')
    child.kill(signal)
    await this.#gone(name, closed)
  }

  /** The same for one that a test has sent a signal to by itself. */
  async gone(name: Entry): Promise<void> {
    const child = this.#processes[name]
    await this.#gone(name, child ? once(child, 'close') : Promise.resolve())
  }

  /** Stops both as the supervisor does. */
  async stop(): Promise<void> {
    await Promise.all(
      Object.keys(this.#processes).map((name) => this.kill(name as Entry, 'SIGTERM'))
    )
    await assertNoBlocks(this.dataDir)
  }

  async #gone(name: Entry, closed: Promise<unknown>): Promise<void> {
    await closed
    delete this.#processes[name]
    if (name === 'web') return
    await sql(
      db.connection(),
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`
    )
  }

  async #answers(child: ChildProcess): Promise<boolean> {
    while (child.exitCode === null && child.signalCode === null) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null)
      await answer?.arrayBuffer()
      if (answer?.ok) return true
      await sleep(50)
    }
    return false
  }
}

/** Work that failed is tried again at once, and the house kept when it is asked for: not what is tested here, and long. */
async function hurryQueues(): Promise<void> {
  await sql(db.connection(), 'update pgboss.queue set retry_delay = 0, retry_backoff = false')
  await sql(db.connection(), `update pgboss.queue set notify = true where name = 'housekeeping'`)
}
