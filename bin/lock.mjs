import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

/**
 * Takes a lock that the kernel gives back when its holder dies, however it dies: a listening socket. On Linux the
 * socket has no file at all (abstract name); elsewhere a file that nobody listens on any more is removed.
 *
 * @param {string} name what is locked, best with an absolute path in it
 * @param {object} [options]
 * @param {() => object} [options.describe] what the holder says of itself to those who find the lock taken
 * @param {number} [options.patience] milliseconds to wait for the lock, 0 by default
 * @param {(holder: object) => boolean} [options.waitFor] goes on waiting while this holds, whatever the patience
 * @returns {Promise<{ release: () => void }>}
 * @throws {LockHeld} when somebody else holds it
 */
export async function acquireLock(name, options = {}) {
  const { describe = () => ({}), patience = 0, waitFor = () => false } = options
  const path = socketPath(name)
  const deadline = Date.now() + patience
  for (;;) {
    const server = await listen(path, describe)
    if (server) return { release: () => server.close() }
    const holder = await ask(path)
    if (holder === null && !path.startsWith('\0')) rmSync(path, { force: true })
    if (holder && Date.now() > deadline && !waitFor(holder)) throw new LockHeld(holder)
    await sleep(RETRY_MS)
  }
}

/** Somebody else holds the lock; `holder` is what that process says of itself. */
export class LockHeld extends Error {
  constructor(holder) {
    super('The lock is held by another process')
    this.holder = holder
  }
}

function socketPath(name) {
  const id = `vitrine-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  return process.platform === 'linux' ? `\0${id}` : join(tmpdir(), `${id}.sock`)
}

/** The listening server, or null when the address is taken. */
function listen(path, describe) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.end(JSON.stringify(describe()))
    })
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** What the holder says of itself; null when nobody listens any more. */
function ask(path) {
  return new Promise((resolve) => {
    let words = ''
    const socket = connect(path)
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', (chunk) => (words += chunk))
    socket.once('error', () => resolve(null))
    socket.once('close', () => {
      try {
        resolve(JSON.parse(words))
      } catch {
        resolve({})
      }
    })
  })
}
