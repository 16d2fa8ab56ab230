import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { firstOf } from '../../../app/core/elements.ts'
import { ignoreMissing, readOrCreateSecret } from '../data_dir/data_dir.ts'
import { explainFileError, explainFullDisk, Failure } from '../failure.ts'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { createCluster, ROLE, serverPath } from './cluster.ts'
import { chooseLauncher } from './launcher.ts'
import { readPostmaster, stopLeftover, stopServer } from './postmaster.ts'
import { reachablePrograms } from './programs.ts'
import { openSocketFolder, serverSettings } from './server_settings.ts'

const POLL_MS = 10
const START_PATIENCE_MS = 60_000
/** The sessions of a killed server notice within moments; until then the cluster cannot be opened again. */
const ORPHAN_PATIENCE_MS = 15_000
const LONGEST_LOG_BYTES = 5 * 1024 ** 2

export interface EmbeddedPostgresOptions {
  /** Existing folder; the cluster is made in `postgres/` below it, its password and log beside that. */
  dataDir: string
  /** False trades safety after a power cut for speed, for tests. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  /** For `DATABASE_URL`: role and database `vitrine` through a Unix socket; no port is opened. */
  url: string
  pid: number
  /** Resolves when the server is gone, wanted or not. */
  gone: Promise<void>
  /** Fast shutdown: sessions are cut off, open transactions rolled back. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on `dataDir`, made on the first call; a server that a killed process left there is stopped first.
 *
 * The caller sees to it that only one process does so at a time. The server stops when the caller's process dies, by
 * itself where the kernel allows it, else at the next start.
 *
 * @throws Failure in one sentence: full disk, closed folder, other version, or the server's own last words
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions
): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true } = options
  const cluster = join(dataDir, 'postgres')
  try {
    const [installed, account, password] = await Promise.all([
      findBinaries(),
      chooseAccount(cluster),
      readOrCreateSecret(join(dataDir, 'postgres.password')),
    ])
    const launcher = await chooseLauncher(account)
    const binaries = await reachablePrograms({
      binaries: installed,
      account,
      launcher,
      dataDir,
    })
    await createCluster({ cluster, password, account, launcher, binaries, durable })
    await stopLeftover(cluster)
    const socketFolder = await openSocketFolder(cluster, account, launcher)
    const call = [
      ...launcher.prefix,
      binaries.postgres,
      '-D',
      serverPath(cluster, account),
      ...serverSettings(
        socketFolder === cluster ? serverPath(cluster, account) : socketFolder,
        durable
      ),
    ]
    const server = await launch(cluster, join(dataDir, 'postgres.log'), (log) =>
      spawn(firstOf(call), call.slice(1), {
        ...launcher.identity,
        cwd: cluster,
        // A session of its own: a Ctrl-C in the terminal must not stop the database before its users.
        detached: true,
        stdio: ['ignore', log, log],
      })
    )
    return {
      url: urlOf(password, socketFolder),
      pid: server.pid!,
      gone: new Promise((resolve) => server.once('exit', () => resolve())),
      stop: () => stopServer(server.pid!),
    }
  } catch (error) {
    throw explainFileError(error, cluster)
  }
}

const urlOf = (password: string, socketFolder: string) =>
  `postgres://${ROLE}:${password}@localhost/${ROLE}?host=${encodeURIComponent(socketFolder)}`

/**
 * The address of the server that another process has started on `dataDir`.
 * @returns null while there is none that takes connections
 */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const state = await readPostmaster(join(dataDir, 'postgres'))
  if (!state?.ready) return null
  return urlOf(await readOrCreateSecret(join(dataDir, 'postgres.password')), state.socketFolder)
}

/** Starts the server and waits until it answers, again while the sessions of a killed one hold the cluster. */
async function launch(cluster: string, logPath: string, start: (log: number) => ChildProcess) {
  const patience = Date.now() + ORPHAN_PATIENCE_MS
  for (;;) {
    const logged = (await stat(logPath).catch(ignoreMissing))?.size ?? 0
    const kept = logged > LONGEST_LOG_BYTES ? 0 : logged
    if (kept < logged) await truncate(logPath, 0)
    const log = await open(logPath, 'a', 0o600)
    const server = start(log.fd)
    await log.close()
    if (await becomesReady(server, cluster)) return server

    const words = (await readFile(logPath)).subarray(kept).toString('utf8')
    if (!/still in use/.test(words) || Date.now() > patience) {
      throw explainFullDisk(words, cluster) ?? new Failure(describe(words, logPath))
    }
    await sleep(200)
  }
}

/** False when the server ended instead. */
async function becomesReady(server: ChildProcess, cluster: string): Promise<boolean> {
  let ended = false
  server.once('exit', () => (ended = true))
  server.once('error', () => (ended = true))
  const deadline = Date.now() + START_PATIENCE_MS
  while (!ended) {
    const state = await readPostmaster(cluster)
    if (state?.pid === server.pid && state?.ready) return true
    if (Date.now() > deadline) {
      server.kill('SIGQUIT')
      await once(server, 'exit')
      return false
    }
    await sleep(POLL_MS)
  }
  return false
}

function describe(words: string, logPath: string): string {
  const reason = /(?:FATAL|PANIC|ERROR): +(.+)/.exec(words)?.[1] ?? 'it gave no reason'
  return `PostgreSQL did not start: ${reason} (more in ${logPath}).`
}
