import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Host } from './network.js'

/**
 * Connections to a server that takes a hundred, three of them for superusers. Sessions last as long as who has them: two of each web process, and those of a
 * worker's queue beside, ten at most of each. The others are passed on with each transaction.
 */
const SESSIONS = 60
const TRANSACTIONS = 25

/** Where the pool listens. */
const POOL_PORT = 6432

/** What is written into their folders. */
export const POOL_FILE = 'pgbouncer.ini'
export const PROXY_FILE = 'haproxy.cfg'

/** Where web processes listen. */
export const WEB_PORT = 3333

/**
 * Writes what pgbouncer needs, which it reads anew with SIGHUP, and answers the addresses of the database through it: each transaction on another connection, and the same for
 * all of a session, for what listens.
 * @param databaseUrl of a server that the hosts reach, or at a Unix socket whose folder the user `postgres` may enter
 */
export async function poolSettings(
  folder: string,
  { address }: Host,
  databaseUrl: string
): Promise<{ transactions: string; sessions: string }> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  const server = [
    `host=${url.searchParams.get('host') ?? url.hostname}`,
    `port=${url.port || 5432}`,
    `dbname=${name}`,
    `user=${url.username}`,
    `password=${decodeURIComponent(url.password)}`,
  ].join(' ')
  await writeFile(
    join(folder, POOL_FILE),
    `[databases]
transactions = ${server} pool_mode=transaction pool_size=${TRANSACTIONS}
sessions = ${server} pool_mode=session pool_size=${SESSIONS}
[pgbouncer]
listen_addr = ${address}
listen_port = ${POOL_PORT}
unix_socket_dir =
auth_type = any
user = postgres
max_client_conn = 400
; A database that was away and is back is asked at once, not after 15 seconds.
server_login_retry = 1
log_connections = 0
log_disconnections = 0
`,
    { mode: 0o644 }
  )
  const at = (database: string) => `postgres://vitrine@${address}:${POOL_PORT}/${database}`
  return { transactions: at('transactions'), sessions: at('sessions') }
}

/** Writes what HAProxy needs to share calls out in turns among web hosts that are ready, whoever asks. */
export async function proxySettings(folder: string, webs: readonly Host[]): Promise<void> {
  const servers = webs.map(({ name, address }) => `  server ${name} ${address}:${WEB_PORT}`)
  await writeFile(
    join(folder, PROXY_FILE),
    `defaults
  mode http
  timeout connect 10s
  timeout client 180s
  timeout server 180s
  # A host that is dead refuses at once; a busy one takes its time.
  timeout check 30s
  retries 2
  # A call that a host has heard is never given to another: who called says whether it is to be repeated.
  retry-on conn-failure
  option redispatch
  option forwardfor
frontend all
  bind :80
  default_backend web
backend web
  balance roundrobin
  option httpchk GET /health/ready
  # One without its database gets nothing new and answers what it has; what one that is dead has is cut.
  http-check expect status 200 error-status L7OKC
  default-server check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
  )
}
