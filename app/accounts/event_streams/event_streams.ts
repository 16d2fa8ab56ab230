import logger from '@adonisjs/core/services/logger'
import { liveSessions } from '../queries/live_sessions.js'
import { type EventHub, eventHub } from '#app/core/queue/event_hub'
import type { AppEvent, EndedSessions } from '#app/core/queue/events'
import { MOST_STREAMS, MOST_STREAMS_PER_USER } from '#config/admission'
import type { EndReason, EventStream } from './event_stream.js'
import { heap } from '#app/core/admission/heap'
import { tooManyStreams } from '../errors.js'

const KEEP_ALIVE_MS = 20_000

/** How often sessions are looked up: one may expire, and the news of its end may be lost while the database is away. */
const RECHECK_MS = 60_000

/**
 * The streams of events of this process. One ends with its reader, with its session, with an operator's look at its user, or when who
 * opened it has opened so many others that it is the oldest; all end when the process does.
 */
export class EventStreams {
  readonly #hub: EventHub
  /** By whose session has opened them, the oldest first. */
  readonly #streams = new Map<number, Set<EventStream>>()
  #count = 0
  #timers: NodeJS.Timeout[] = []
  #stopResuming: (() => void) | null = null

  constructor(hub: EventHub) {
    this.#hub = hub
  }

  /** How many there are. */
  get count(): number {
    return this.#count
  }

  /**
   * Opens a stream and tells it what happens to its user, until it is over. Returns at once: what the request has read is free then, which is more
   * than the stream itself takes.
   *
   * @param say writes an event of the user to the stream
   * @throws AppError 503 while there are as many as this process may have
   */
  open(stream: EventStream, say: (stream: EventStream, event: AppEvent) => void): void {
    if (stream.isOver) return
    if (this.#count >= MOST_STREAMS || heap.isFull) {
      throw tooManyStreams()
    }
    stream.open()
    this.#add(stream)
    const { userId, ownerId } = stream
    const stops = [
      this.#hub.onUser(userId, (event) => {
        if (event.type !== 'sessions_ended') say(stream, event)
        // Whoever looks at the account is signed in as before: their page comes back as whom the session sees then.
        else this.#endOf(stream, event.data, ownerId === userId ? 'signed_out' : undefined)
      }),
    ]
    if (ownerId !== userId) {
      stops.push(
        this.#hub.onUser(ownerId, (event) => {
          if (event.type === 'sessions_ended') this.#endOf(stream, event.data, 'signed_out')
        })
      )
    }
    stream.onceOver(() => {
      for (const stop of stops) stop()
      this.#remove(stream)
    })
    // Its session may have ended after it was recognised and before anybody listened.
    void this.#recheck([stream])
  }

  /** Ends all, since the process ends; pages come back by themselves, to its successor. */
  endAll(): void {
    for (const stream of this.#all()) stream.end()
  }

  #endOf(stream: EventStream, { only, except }: EndedSessions, reason?: EndReason): void {
    const { sessionId } = stream
    if (sessionId !== except && (only === undefined || sessionId === only)) stream.end(reason)
  }

  #add(stream: EventStream): void {
    const ofOwner = this.#streams.get(stream.ownerId) ?? new Set()
    this.#streams.set(stream.ownerId, ofOwner)
    // The oldest is the likeliest to have a reader who has gone without a word, as telephones do.
    for (const oldest of ofOwner) {
      if (ofOwner.size < MOST_STREAMS_PER_USER) break
      oldest.end('replaced')
      this.#remove(oldest)
    }
    ofOwner.add(stream)
    this.#count++
    if (this.#count === 1) this.#watch()
  }

  #remove(stream: EventStream): void {
    const ofOwner = this.#streams.get(stream.ownerId)
    if (!ofOwner?.delete(stream)) return
    if (ofOwner.size === 0) this.#streams.delete(stream.ownerId)
    this.#count--
    if (this.#count === 0) this.#unwatch()
  }

  #watch(): void {
    this.#timers = [
      setInterval(() => this.#all().forEach((stream) => stream.keepAlive()), KEEP_ALIVE_MS).unref(),
      setInterval(() => void this.#recheck(this.#all()), RECHECK_MS).unref(),
    ]
    // What was announced while the database was away never arrived here: pages ask for the state of things.
    this.#stopResuming = this.#hub.onReconnect(() => {
      for (const stream of this.#all()) stream.send('resumed', null)
      void this.#recheck(this.#all())
    })
  }

  #unwatch(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#stopResuming?.()
  }

  #all(): EventStream[] {
    return [...this.#streams.values()].flatMap((ofOwner) => [...ofOwner])
  }

  /** Ends those whose session is over. While the database is away nobody knows, and they go on. */
  async #recheck(streams: EventStream[]): Promise<void> {
    try {
      const live = await liveSessions(streams.map(({ sessionId }) => sessionId))
      for (const stream of streams) {
        const userId = live.get(stream.sessionId)
        if (userId === undefined) stream.end('signed_out')
        // A look at an account has ended, or begun: the page comes back as whom the session sees now.
        else if (userId !== stream.userId) stream.end()
      }
    } catch (error) {
      logger.warn({ err: error }, 'sessions of event streams')
    }
  }
}

/** Those of this process. */
export const eventStreams = new EventStreams(eventHub)
