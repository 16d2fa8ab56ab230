import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { directDatabaseUrl } from '#config/database_address'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { type AppEvent, EVENTS_CHANNEL, type DirectMessage, type Renewed } from './events.js'

/** Pauses between two attempts to connect again: the first, and what they double to. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

/** A server that takes a connection but does not answer is given up after this. */
const CONNECT_PATIENCE_MS = 10_000

/** Carries what a new connection has to hear. */
const PROOF_CHANNEL = 'vitrine_proof'

/**
 * Hears what all processes announce (`notifyEvent`) on one connection of its own and hands it to listeners by topic.
 * A lost connection is made anew by one attempt at a time; then it emits `reconnected`, so that listeners can look up what they
 * may have missed.
 */
export class EventHub {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  readonly #databaseUrl: string
  #client: pg.Client | null = null
  #stopping = new AbortController()

  constructor(databaseUrl = directDatabaseUrl) {
    this.#databaseUrl = databaseUrl
  }

  /** Connects; resolves once listening. */
  async start(): Promise<void> {
    this.#stopping = new AbortController()
    await this.#connect()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }

  /** Whether events arrive at the moment. */
  get isListening(): boolean {
    return this.#client !== null
  }

  /** Calls back for every event of a user. Returns the function that ends it. */
  onUser(userId: number, listener: (event: AppEvent) => void): () => void {
    return this.#on(`user:${userId}`, listener)
  }

  /** Calls back with the user of every event that is somebody's. */
  onEveryUser(listener: (userId: number) => void): () => void {
    return this.#on('users', listener)
  }

  /** Calls back for every event about a generation. */
  onGeneration(id: string, listener: (event: AppEvent) => void): () => void {
    return this.#on(`generation:${id}`, listener)
  }

  /** Calls back when a provider tells of the request with this id. */
  onRemoteRequest(id: string, listener: () => void): () => void {
    return this.#on(`remote_request:${id}`, listener)
  }

  /** Calls back for all that is said of a direct job; of all of them, without an id. */
  onDirect(id: string | null, listener: (message: DirectMessage) => void): () => void {
    return this.#on(id === null ? 'direct' : `direct:${id}`, listener)
  }

  /** Calls back when some process has changed what all keep in memory, and when that may have been missed. */
  onRenewed(what: Renewed, listener: () => void): () => void {
    const ends = [this.#on(`renewed:${what}`, listener), this.onReconnect(listener)]
    return () => ends.forEach((end) => end())
  }

  /** Calls back after a lost connection has come back. */
  onReconnect(listener: () => void): () => void {
    return this.#on('reconnected', listener)
  }

  /** How many listeners there are, of all topics. */
  get listenerCount(): number {
    const topics = this.#emitter.eventNames()
    return topics.reduce((sum, topic) => sum + this.#emitter.listenerCount(topic), 0)
  }

  #on<T extends unknown[]>(topic: string, listener: (...args: T) => void): () => void {
    this.#emitter.on(topic, listener)
    return () => this.#emitter.off(topic, listener)
  }

  async #connect(): Promise<void> {
    const { signal } = this.#stopping
    const client = connectionTo(this.#databaseUrl, 'vitrine_events')
    const prover = connectionTo(this.#databaseUrl, 'vitrine_proof')
    client.on('notification', ({ channel, payload }) => {
      if (channel === EVENTS_CHANNEL && payload) this.#dispatch(JSON.parse(payload))
    })
    try {
      await client.connect()
      await client.query(`listen ${EVENTS_CHANNEL}`)
      await proveEvents(client, prover)
      signal.throwIfAborted()
    } catch (error) {
      // Also what has half succeeded holds a connection; one that never came about may have no end to wait for.
      void client.end().catch(() => {})
      throw error
    } finally {
      void prover.end().catch(() => {})
    }
    client.once('end', () => this.#lost(client))
    this.#client = client
  }

  #dispatch(event: AppEvent): void {
    if (event.type === 'remote_request') {
      this.#emitter.emit(`remote_request:${event.data.id}`)
      return
    }
    if (event.type === 'renewed') {
      this.#emitter.emit(`renewed:${event.data.what}`)
      return
    }
    if (event.type === 'direct') {
      this.#emitter.emit('direct', event.data)
      this.#emitter.emit(`direct:${event.data.id}`, event.data)
      return
    }
    this.#emitter.emit('users', event.userId)
    this.#emitter.emit(`user:${event.userId}`, event)
    if ('id' in event.data) this.#emitter.emit(`generation:${event.data.id}`, event)
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    void this.#recover()
  }

  async #recover(): Promise<void> {
    const { signal } = this.#stopping
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      // Spread, so that processes do not come together.
      const spread = pause * (0.75 + Math.random() / 2)
      await sleep(spread, undefined, { ref: false, signal }).catch(() => {})
      if (signal.aborted) return
      try {
        await this.#connect()
        this.#emitter.emit('reconnected')
        return
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'event connection')
      }
    }
  }
}

function connectionTo(connectionString: string, name: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
  })
  client.on('error', (error) => logger.warn({ err: error }, 'event connection'))
  return client
}

/**
 * Has a connection hear what another one says: behind a pool that hands each transaction to another one `listen` succeeds, and nothing ever arrives. What it
 * says itself would prove nothing, since an idle pool answers with the connection that has listened. On a channel that only those who are about to
 * connect hear.
 * @throws Error
 */
async function proveEvents(client: pg.Client, other: pg.Client): Promise<void> {
  const token = randomUUID()
  await client.query(`listen ${PROOF_CHANNEL}`)
  const heard = new Promise<void>((resolve) =>
    client.on('notification', ({ channel, payload }) => {
      if (channel === PROOF_CHANNEL && payload === token) resolve()
    })
  )
  await other.connect()
  await other.query(`notify ${PROOF_CHANNEL}, '${token}'`)
  const late = sleep(CONNECT_PATIENCE_MS, LATE, { ref: false })
  const first = await Promise.race([heard, late])
  // One that was lost meanwhile says so here.
  await client.query(`unlisten ${PROOF_CHANNEL}`)
  if (first === LATE) throw new UnheardError()
}

const LATE = Symbol('late')

class UnheardError extends Error {
  constructor() {
    super(
      'What is announced does not arrive: DATABASE_URL leads to a pool of connections. Set DATABASE_DIRECT_URL to the database itself.'
    )
  }
}

/** The hub of this process. */
export const eventHub = new EventHub()
