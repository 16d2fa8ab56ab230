import { createHash } from 'node:crypto'
import { chown, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'

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
export async function openSocketFolder(cluster: string, account: Account | null): Promise<string> {
  const folder = await chooseSocketFolder(cluster, account)
  await rm(join(folder, '.s.PGSQL.5432.lock'), { force: true })
  return folder
}

async function chooseSocketFolder(cluster: string, account: Account | null): Promise<string> {
  if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster
  const id = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `vitrine-${id}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  return folder
}
