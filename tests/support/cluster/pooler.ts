import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { run } from '../../../tools/launcher/processes/run.js'
import { findFreePort } from '../../../tools/launcher/processes/network.js'
import { until } from '../until.js'

const HOST = '127.0.0.1'

export interface Pooler {
  /** Each transaction may have another connection of the server's. */
  url: string
  stop(): Promise<void>
}

export async function hasPooler(): Promise<boolean> {
  const found = await run('sh', ['-c', 'command -v pgbouncer']).catch(() => null)
  return found?.code === 0
}

/**
 * Starts pgbouncer in transaction mode.
 * @param folder for its settings, that others may enter
 * @param target port of the database on loopback
 * @param connections of the server that all share
 */
export async function startPooler(
  folder: string,
  target: number,
  connections = 10
): Promise<Pooler> {
  const port = await findFreePort(HOST)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
vitrine = host=${HOST} port=${target} user=vitrine
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 400
server_login_retry = 1
log_connections = 0
log_disconnections = 0
${process.getuid?.() === 0 ? 'user = postgres' : ''}
`
  )
  await chmod(file, 0o644)
  const child = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const url = `postgres://vitrine@${HOST}:${port}/vitrine`
  await until(() => answers(url, child, () => said))
  return { url, stop: () => end(child) }
}

/** @throws Error with its words when it has ended */
async function answers(url: string, child: ChildProcess, words: () => string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(words())
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  // At once: it waits for nobody's transaction.
  child.kill('SIGTERM')
  await ended
}
