import { Socket } from 'node:net'

/*
 * Loaded into every process of a restored copy before anything else (`NODE_OPTIONS`, tools/launcher/rehearsal): it connects to its database and to
 * itself, and to nobody else, whatever its settings and its rows say. No mail server, provider or shop hears of a rehearsal.
 */

/** Where nobody can listen: an attempt fails as any that is refused. */
const NOWHERE = { host: '127.0.0.1', port: 0 }

const { DATABASE_URL, HOST, PORT } = process.env
const allowed = new Set([serverOf(DATABASE_URL), `${HOST}:${PORT}`])
const connect = Socket.prototype.connect

Socket.prototype.connect = function (...call) {
  // Node itself calls it with a list of options and callback.
  const [first, ...rest] = Array.isArray(call[0]) ? call[0] : call
  const { path, host = 'localhost', port } = destinationOf(first, rest[0])
  // Sockets of the file system lead no further than this machine.
  if (path || allowed.has(`${host}:${port}`)) return connect.apply(this, call)
  process.stderr.write(`Held back in this rehearsal: a connection to ${host}:${port}.\n`)
  return connect.call(this, NOWHERE, ...rest.filter((it) => typeof it === 'function'))
}

/**
 * What `connect` is called with: options, a port and perhaps a host, or a path.
 * @returns {{ path?: string, host?: string, port?: number | string }}
 */
function destinationOf(first, second) {
  if (typeof first === 'object') return first
  if (!(Number(first) >= 0)) return { path: first }
  return typeof second === 'string' ? { port: first, host: second } : { port: first }
}

/** Host and port of an address of PostgreSQL. */
function serverOf(address) {
  const { hostname, port } = new URL(address)
  return `${decodeURIComponent(hostname)}:${port || 5432}`
}
