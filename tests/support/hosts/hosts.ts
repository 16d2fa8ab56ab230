import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LEAN, WEB_LEAN, WEB_MEMORY } from '../../../tools/launcher/processes/processes.js'
import { ROOT, TYPESCRIPT } from '../../../tools/launcher/settings.js'
import { POOL_FILE, poolSettings, PROXY_FILE, proxySettings, WEB_PORT } from './middle.js'
import { type Host, Network } from './network.js'
import { Store } from './store.js'

export interface HostsOptions {
  /** Of a server that the hosts reach, or at a Unix socket; it is migrated, or `prepare` does that. */
  databaseUrl: string
  /** To which the hosts are added, and which the caller closes after them; one of their own, if missing. */
  network?: Network
  /** An empty folder, which the caller removes. */
  dataDir: string
  /** Settings of all hosts, with their `APP_KEY`. */
  env: NodeJS.ProcessEnv
  /** Entry of workers, relative to the root. */
  worker: string
  /** Brings the database up to date and fills the store, with the settings of an operator's command; all is there, if missing. */
  prepare?: (env: NodeJS.ProcessEnv) => Promise<void>
}

const WEBS = ['web1', 'web2', 'web3']

/** The last one has no duties but work. */
const WORKERS: Record<string, string | undefined> = {
  worker1: undefined,
  worker2: undefined,
  worker3: 'products,pictures,films',
}

/** An installation on many hosts, each with an address of its own: three with web processes behind a proxy, three with workers, a pool before the database, a store. */
export class Hosts {
  readonly #options: HostsOptions
  readonly #network: Network
  readonly #ends = new AsyncDisposableStack()
  readonly #hosts = new Map<string, Host>()
  readonly #running = new Map<string, ChildProcess>()
  #env: NodeJS.ProcessEnv = {}
  #store: Store | null = null
  #output = ''

  private constructor(options: HostsOptions, network: Network) {
    this.#options = options
    this.#network = network
  }

  /** @returns once all of it answers */
  static async start(options: HostsOptions): Promise<Hosts> {
    const hosts = new Hosts(options, options.network ?? (await Network.open()))
    try {
      await hosts.#begin()
    } catch (error) {
      await hosts.stop()
      throw error
    }
    return hosts
  }

  /** Where the proxy answers. */
  get url(): string {
    return `http://${this.#hosts.get('proxy')!.address}`
  }

  /** The address of this machine among them. */
  get gateway(): string {
    return this.#network.gateway
  }

  /** Where each web process answers, past the proxy. */
  get webUrls(): string[] {
    return WEBS.map((name) => `http://${this.host(name).address}:${WEB_PORT}`)
  }

  /** Hosts that run Vitrine, and can be killed. */
  get names(): string[] {
    return [...WEBS, ...Object.keys(WORKERS)]
  }

  /** What all programs have said. */
  get output(): string {
    return this.#output
  }

  /** Those of them on which it does not run. */
  get dead(): string[] {
    return this.names.filter((name) => !this.#running.has(name))
  }

  /** The same, and what lies between them and others: the pool and the proxy. */
  get all(): string[] {
    return [...this.#hosts.keys()]
  }

  get store(): Store {
    return this.#store!
  }

  /** Settings of a command that an operator runs on this machine, where no web process answers: it goes past the pool. */
  get env(): NodeJS.ProcessEnv {
    return {
      ...this.#env,
      HOST: this.gateway,
      PROCESSES: 'worker',
      DATABASE_URL: this.#options.databaseUrl,
      DATABASE_DIRECT_URL: undefined,
    }
  }

  /** The host of a name. */
  host(name: string): Host {
    return this.#hosts.get(name)!
  }

  /** Starts what a host is for where it does not run; resolves once it answers or takes work. */
  async startOn(name: string): Promise<void> {
    if (name === 'pool') return this.#startPool()
    if (name === 'proxy') return this.#startProxy()
    const host = this.host(name)
    const isWeb = WEBS.includes(name)
    const entry = isWeb
      ? [...WEB_MEMORY, TYPESCRIPT, 'bin/server.ts']
      : [TYPESCRIPT, this.#options.worker]
    const child = this.#spawn(name, process.execPath, entry, {
      // As the supervisor gives it.
      ...(isWeb ? WEB_LEAN : LEAN),
      ...this.#env,
      HOST: host.address,
      DATA_DIR: join(this.#options.dataDir, name),
      PROCESSES: isWeb ? 'web' : 'worker',
      WORKER_KINDS: WORKERS[name],
    })
    const ready = isWeb
      ? answers(`http://${host.address}:${WEB_PORT}`, child)
      : once(child, 'message')
    await Promise.race([ready, once(child, 'exit').then(() => this.#fail(name))])
  }

  /** A host that loses its power: nothing is said to anybody. One that does not run is left alone. */
  async kill(name: string): Promise<void> {
    const child = this.#running.get(name)
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** A host that hangs for a while. */
  async pause(name: string, ms: number): Promise<void> {
    const child = this.#running.get(name)
    child?.kill('SIGSTOP')
    await sleep(ms)
    child?.kill('SIGCONT')
  }

  /** Leads the pool to another database, as an operator does after a failover. */
  async leadTo(databaseUrl: string): Promise<void> {
    await this.#writePool(databaseUrl)
    this.#running.get('pool')!.kill('SIGHUP')
  }

  /** Ends everything. */
  async stop(): Promise<void> {
    await Promise.all(
      this.names.map(async (name) => {
        const child = this.#running.get(name)
        if (!child) return
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      })
    )
    await Promise.all([...this.#running].map(([name]) => this.kill(name)))
    await this.#ends.disposeAsync()
    if (!this.#options.network) await this.#network.close()
  }

  async #begin(): Promise<void> {
    const { dataDir, databaseUrl, env } = this.#options
    await chmod(dataDir, 0o711)
    for (const name of ['pool', 'proxy', ...this.names]) {
      await mkdir(join(dataDir, name), { mode: 0o711 })
      this.#hosts.set(name, await this.#network.addHost(name))
    }
    const pool = await this.#writePool(databaseUrl)
    await proxySettings(
      join(dataDir, 'proxy'),
      WEBS.map((name) => this.host(name))
    )
    this.#store = await Store.open(join(dataDir, 'store'), this.#network.gateway)
    this.#ends.defer(() => this.store.close())
    this.#env = {
      ...env,
      ...this.store.env,
      NODE_ENV: 'production',
      PORT: String(WEB_PORT),
      APP_URL: this.url,
      TRUSTED_PROXIES: this.#network.range,
      DATABASE_URL: pool.transactions,
      DATABASE_DIRECT_URL: pool.sessions,
      DATABASE_POOL: '5',
    }
    this.#startPool()
    await this.#options.prepare?.(this.env)
    await Promise.all(this.names.map((name) => this.startOn(name)))
    await this.#startProxy()
  }

  #writePool(databaseUrl: string) {
    return poolSettings(join(this.#options.dataDir, 'pool'), this.host('pool'), databaseUrl)
  }

  /** Whoever comes before it listens comes again. */
  #startPool(): void {
    this.#spawn('pool', 'pgbouncer', [join(this.#options.dataDir, 'pool', POOL_FILE)])
  }

  async #startProxy(): Promise<void> {
    const file = join(this.#options.dataDir, 'proxy', PROXY_FILE)
    await answers(this.url, this.#spawn('proxy', 'haproxy', ['-db', '-f', file]))
  }

  #spawn(name: string, program: string, args: readonly string[], env = process.env): ChildProcess {
    const child = this.#hosts.get(name)!.spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#running.set(name, child)
    child.once('exit', () => this.#running.delete(name))
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output += `${name}: ${chunk}`
      })
    }
    return child
  }

  #fail(name: string): never {
    throw new Error(`${name} ended:\n${this.#output}`)
  }
}

/** Resolves once it is ready, or its process has ended. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await sleep(100)
  }
}
