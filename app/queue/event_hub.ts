import { EventEmitter } from 'node:events'
import env from '#start/env'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { type AppEvent, EVENTS_CHANNEL } from './events.js'

const RECONNECT_MS = 1_000

/**
 * Hears what all processes announce (`notifyEvent`) on one connection of its own and hands it to listeners by topic.
 * After a lost connection it emits `reconnected`, so that listeners can look up what they may have missed.
 */
export class EventHub {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  #client: pg.Client | null = null
  #closed = false

  /** Connects; resolves once listening. */
  async start(): Promise<void> {
    this.#closed = false
    await this.#connect()
  }

  async stop(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => {})
    this.#client = null
  }

  /** Whether events arrive at the moment. */
  get isListening(): boolean {
    return this.#client !== null
  }

  /** Calls back for every event of a user. Returns the function that ends it. */
  onUser(userId: number, listener: (event: AppEvent) => void): () => void {
    return this.#on(`user:${userId}`, listener)
  }

  /** Calls back for every event about a generation. */
  onGeneration(id: string, listener: (event: AppEvent) => void): () => void {
    return this.#on(`generation:${id}`, listener)
  }

  /** Calls back when a provider tells of the request with this id. */
  onRemoteRequest(id: string, listener: () => void): () => void {
    return this.#on(`remote_request:${id}`, listener)
  }

  /** Calls back after a lost connection has come back. */
  onReconnect(listener: () => void): () => void {
    return this.#on('reconnected', listener)
  }

  #on<T extends unknown[]>(topic: string, listener: (...args: T) => void): () => void {
    this.#emitter.on(topic, listener)
    return () => this.#emitter.off(topic, listener)
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: env.get('DATABASE_URL'),
      application_name: 'vitrine_events',
      keepAlive: true,
    })
    client.on('notification', ({ payload }) => payload && this.#dispatch(JSON.parse(payload)))
    client.on('error', (error) => logger.warn({ err: error }, 'event connection'))
    client.on('end', () => this.#reconnect(client))
    await client.connect()
    await client.query(`listen ${EVENTS_CHANNEL}`)
    this.#client = client
  }

  #dispatch(event: AppEvent): void {
    if (event.type === 'remote_request') {
      this.#emitter.emit(`remote_request:${event.data.id}`)
      return
    }
    this.#emitter.emit(`user:${event.userId}`, event)
    if ('id' in event.data) this.#emitter.emit(`generation:${event.data.id}`, event)
  }

  #reconnect(lost: pg.Client): void {
    if (this.#closed || (this.#client !== null && this.#client !== lost)) return
    this.#client = null
    setTimeout(async () => {
      if (this.#closed) return
      try {
        await this.#connect()
        this.#emitter.emit('reconnected')
      } catch {
        this.#reconnect(lost)
      }
    }, RECONNECT_MS).unref()
  }
}

/** The hub of this process. */
export const eventHub = new EventHub()
