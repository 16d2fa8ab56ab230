import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseAccount } from '../../../tools/launcher/postgres/account.js'
import { findBinaries } from '../../../tools/launcher/postgres/binaries.js'
import { createCluster } from '../../../tools/launcher/postgres/cluster.js'
import { chooseLauncher } from '../../../tools/launcher/postgres/launcher.js'
import { reachablePrograms } from '../../../tools/launcher/postgres/programs.js'
import { run } from '../../../tools/launcher/processes/run.js'
import { until } from '../until.js'
import { type Pooler, startPooler } from './pooler.js'
import { LOOPBACK, openAccess, type Programs, Server } from './server.js'
import { Switch } from './switch.js'

export interface ClusterOptions {
  /**
   * What an answered commit means: `on`, the standby has written it; `remote_apply`, it shows it too; `local`, the standby may be
   * behind. `on`, if missing.
   */
  synchronousCommit?: 'local' | 'on' | 'remote_apply'
  /** With pgbouncer in transaction mode before the switch. */
  pooler?: boolean
  /** Where both servers listen, and for whom; loopback, if missing, which the switch and the pooler need. */
  at?: { address: string; range: string }
}

/** A primary, a standby that follows it by streaming replication, and a switch before them that leads to the primary. */
export class Cluster {
  readonly #ends: AsyncDisposableStack
  readonly #switch: Switch
  readonly #pooler: Pooler | null
  readonly primary: Server
  readonly standby: Server

  private constructor(
    ends: AsyncDisposableStack,
    parts: { primary: Server; standby: Server; lead: Switch; pooler: Pooler | null }
  ) {
    this.#ends = ends
    this.primary = parts.primary
    this.standby = parts.standby
    this.#switch = parts.lead
    this.#pooler = parts.pooler
  }

  /** @returns once the standby follows */
  static async start(options: ClusterOptions = {}): Promise<Cluster> {
    const ends = new AsyncDisposableStack()
    try {
      return await begin(ends, options, (parts) => new Cluster(ends, parts))
    } catch (error) {
      await ends.disposeAsync()
      throw error
    }
  }

  /** Of the primary, whichever it is: sessions of one's own. */
  get url(): string {
    return `postgres://vitrine@127.0.0.1:${this.#switch.port}/vitrine`
  }

  /** Of the standby alone, as long as it is one: what it answers was written by the primary. */
  get standbyUrl(): string {
    return this.standby.url
  }

  /**
   * Of the primary by pgbouncer in transaction mode.
   * @throws Error in a cluster without
   */
  get pooledUrl(): string {
    if (!this.#pooler) throw new Error('This cluster has no pooler')
    return this.#pooler.url
  }

  /** Makes the standby the primary, and leads everybody to it. Whoever calls has killed the primary. */
  async promote(): Promise<void> {
    await this.standby.ask('select pg_promote(wait => true)')
    this.#switch.turn(this.standby.port)
  }

  /** Ends all connections at once; new ones go through. */
  cut(): void {
    this.#switch.cut()
  }

  /** Ends all of it, and removes its data. */
  async stop(): Promise<void> {
    await this.#ends.disposeAsync()
  }
}

async function begin(
  ends: AsyncDisposableStack,
  options: ClusterOptions,
  make: (parts: {
    primary: Server
    standby: Server
    lead: Switch
    pooler: Pooler | null
  }) => Cluster
): Promise<Cluster> {
  const { synchronousCommit = 'on', pooler: isPooled = false } = options
  const { address, range } = options.at ?? { address: LOOPBACK, range: `${LOOPBACK}/32` }
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-cluster-'))
  await chmod(dataDir, 0o711)
  ends.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const [first, second] = [join(dataDir, 'primary'), join(dataDir, 'standby')]
  const programs = await findPrograms(dataDir)
  await createCluster({ cluster: first, password: 'vitrine', durable: false, ...programs })
  await openAccess(first, range)
  // Nobody has started it yet: a copy of its files is a whole one.
  await cp(first, second, { recursive: true, preserveTimestamps: true })
  await writeFile(join(second, 'standby.signal'), '')

  const primary = await Server.start(first, programs, address, {
    synchronous_commit: synchronousCommit,
    synchronous_standby_names: synchronousCommit === 'local' ? '' : '*',
    wal_keep_size: '512MB',
  })
  ends.defer(() => primary.stop())
  const followed = `host=${address} port=${primary.port} user=postgres`
  await appendFile(join(second, 'postgresql.auto.conf'), `primary_conninfo = '${followed}'\n`)
  await giveTo(programs, second)
  const standby = await Server.start(second, programs, address, { hot_standby: 'on' })
  ends.defer(() => standby.stop())
  const wanted = synchronousCommit === 'local' ? 'async' : 'sync'
  await until(async () => {
    const followers = await primary.ask<{ state: string }>(
      'select sync_state as state from pg_stat_replication'
    )
    return followers[0]?.state === wanted
  })

  const lead = await Switch.open(primary.port)
  ends.defer(() => lead.close())
  const pooler = isPooled ? await startPooler(dataDir, lead.port) : null
  ends.defer(async () => pooler?.stop())
  return make({ primary, standby, lead, pooler })
}

async function findPrograms(dataDir: string): Promise<Programs> {
  const account = await chooseAccount(join(dataDir, 'primary'))
  const launcher = await chooseLauncher(account)
  const binaries = await reachablePrograms({
    binaries: await findBinaries(),
    account,
    launcher,
    dataDir,
  })
  return { account, launcher, binaries }
}

async function giveTo({ account }: Programs, folder: string): Promise<void> {
  await chmod(folder, 0o700)
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder])
}
