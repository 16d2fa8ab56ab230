import { EventEmitter } from 'node:events'
import { directDatabaseUrl } from '#config/database_address'
import { type AppEvent, EVENTS_CHANNEL, type DirectMessage, type Renewed } from './events.js'
import { Listener } from './listener.js'

/**
 * Hears what all processes announce (`notifyEvent`) on one connection of its own and hands it to listeners by topic. When that was lost and has
 * come back it emits `reconnected`, so that listeners can look up what they may have missed.
 */
export class EventHub {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  readonly #listener: Listener

  constructor(databaseUrl = directDatabaseUrl) {
    this.#listener = new Listener({
      databaseUrl,
      application: 'vitrine_events',
      channel: EVENTS_CHANNEL,
      heard: (payload) => this.#dispatch(JSON.parse(payload)),
      cameBack: () => this.#emitter.emit('reconnected'),
    })
  }

  /** Connects; resolves once listening. */
  start(): Promise<void> {
    return this.#listener.start()
  }

  stop(): Promise<void> {
    return this.#listener.stop()
  }

  /** Whether events arrive at the moment. */
  get isListening(): boolean {
    return this.#listener.isListening
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
}

/** The hub of this process. */
export const eventHub = new EventHub()
