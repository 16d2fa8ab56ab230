import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import type { Account } from './account.ts'
import { type Launcher, passes } from './launcher.ts'

/** A Unix socket's path holds 107 bytes on Linux and 103 on macOS; `/.s.PGSQL.5432` takes 14. */
const LONGEST_SOCKET_FOLDER = 88

/**
 * The server's settings for a small machine that also runs the application.
 *
 * @param durable false trades safety after a power cut for speed, for tests
 */
export function serverSettings(socketFolder: string, durable: boolean): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // Every query is short: compiling it or spreading it over processes costs more than it saves.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * The folder of the server's socket: the cluster itself, which nobody else may enter, or a folder of the same kind
 * among the temporary files when the cluster's path is too long for a socket.
 *
 * To be called when no server runs on the cluster: the lock that a killed one left with its socket is removed, because
 * its process id may meanwhile belong to somebody else, and PostgreSQL would then refuse to start.
 */
export async function openSocketFolder(
  cluster: string,
  account: Account | null,
  launcher: Launcher
): Promise<string> {
  const folder = await chooseSocketFolder(cluster, account, launcher)
  await rm(join(folder, '.s.PGSQL.5432.lock'), { force: true })
  return folder
}

async function chooseSocketFolder(
  cluster: string,
  account: Account | null,
  launcher: Launcher
): Promise<string> {
  if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster
  const id = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  for (const temporary of new Set([tmpdir(), '/tmp'])) {
    const folder = join(temporary, `vitrine-${id}`)
    if (Buffer.byteLength(folder) > LONGEST_SOCKET_FOLDER) continue
    await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting)
    await takeFolder(folder, account)
    if (await passes(launcher, 'cd -- "$1"', folder)) return folder
  }
  throw new Failure(
    `The path ${cluster} is too long for a socket, and there is no folder for it among the temporary files: set DATA_DIR to a shorter path.`
  )
}

/** Everybody may write among the temporary files: what somebody else put there under this name is not used. */
async function takeFolder(folder: string, account: Account | null): Promise<void> {
  const found = await lstat(folder)
  const owners = [process.getuid?.(), account?.uid]
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new Failure(
      `${folder} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`
    )
  }
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
