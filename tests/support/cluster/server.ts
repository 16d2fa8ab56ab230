import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { firstOf } from '#app/core/elements'
import type { Account } from '../../../tools/launcher/postgres/account.js'
import type { Binaries } from '../../../tools/launcher/postgres/binaries.js'
import { serverPath } from '../../../tools/launcher/postgres/cluster.js'
import type { Launcher } from '../../../tools/launcher/postgres/launcher.js'
import { readPostmaster, stopServer } from '../../../tools/launcher/postgres/postmaster.js'
import { findFreePort } from '../../../tools/launcher/processes/network.js'
import { listDescendants, untilGone } from '../processes.js'
import { until } from '../until.js'

export const LOOPBACK = '127.0.0.1'
const PATIENCE_MS = 60_000

/** How PostgreSQL's programs are started. */
export interface Programs {
  binaries: Binaries
  account: Account | null
  launcher: Launcher
}

/**
 * Lets everybody of some addresses do everything in a cluster that `createCluster` has made: it is a test's.
 * @param range with its bits, such as `127.0.0.1/32`
 */
export async function openAccess(folder: string, range: string): Promise<void> {
  const lines = [`host all all ${range} trust`, `host replication all ${range} trust`, '']
  await appendFile(join(folder, 'pg_hba.conf'), lines.join('\n'))
}

/** A PostgreSQL server at an address of this machine. */
export class Server {
  readonly port: number
  readonly #address: string
  readonly #child: ChildProcess

  private constructor(address: string, port: number, child: ChildProcess) {
    this.#address = address
    this.port = port
    this.#child = child
  }

  /** For `DATABASE_URL`. */
  get url(): string {
    return `postgres://vitrine@${this.#address}:${this.port}/vitrine`
  }

  /**
   * @param settings of its own, as on its command line: a copy of the folder does not have them
   * @throws Error with its words when it does not come up
   */
  static async start(
    folder: string,
    { binaries, account, launcher }: Programs,
    address: string,
    settings: Record<string, string> = {}
  ): Promise<Server> {
    const port = await findFreePort(address)
    const all = {
      listen_addresses: address,
      port: String(port),
      unix_socket_directories: '',
      max_connections: '100',
      jit: 'off',
      timezone: 'UTC',
      fsync: 'off',
      full_page_writes: 'off',
      ...settings,
    }
    const call = [
      ...launcher.prefix,
      binaries.postgres,
      '-D',
      serverPath(folder, account),
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const child = spawn(firstOf(call), call.slice(1), {
      ...launcher.identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    await until(async () => {
      if (child.exitCode !== null) throw new Error(said)
      const state = await readPostmaster(folder)
      return state?.pid === child.pid && state?.ready
    })
    return new Server(address, port, child)
  }

  /** Runs one statement as the superuser. */
  async ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(`postgres://postgres@${this.#address}:${this.port}/vitrine`)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Ends all its processes at once, as when its machine dies. */
  async kill(): Promise<void> {
    const pids = [this.#child.pid!, ...listDescendants(this.#child.pid!).map(({ pid }) => pid)]
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    await untilGone(pids, PATIENCE_MS)
  }

  async stop(): Promise<void> {
    const isOver = this.#child.exitCode !== null || this.#child.signalCode !== null
    if (isOver) return
    const ended = once(this.#child, 'exit')
    await stopServer(this.#child.pid!)
    await ended
  }
}
