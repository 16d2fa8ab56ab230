import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { type EventHub, eventHub } from './event_hub.js'
import { notifyEvent } from './events.js'

/** A proof holds for so long. */
const HOLDS_MS = 5_000
/** What was said and is not heard after this does not arrive: a busy database takes moments. */
const PATIENCE_MS = 10_000

interface Means {
  /** Says to all processes that this was said. */
  say(id: string): Promise<void>
  patienceMs: number
}

const MEANS: Means = {
  say: (id) => notifyEvent(db.connection(), { type: 'proof', userId: 0, data: { id } }),
  patienceMs: PATIENCE_MS,
}

/**
 * Whether what is said over the pool of connections is heard by the hub. A connection can be open and hear nothing: its other end is gone without a
 * word, it leads to another database, or through a pooler that gives each transaction another session.
 */
export class Hearing {
  readonly #hub: EventHub
  readonly #means: Means
  #proof: Promise<boolean> | null = null
  #last: { hears: boolean; at: number } | null = null

  constructor(hub: EventHub, means = MEANS) {
    this.#hub = hub
    this.#means = means
  }

  /** Waits for the first proof; later it answers at once what the last one has shown, and has an old one made anew. */
  async check(): Promise<boolean> {
    const isOld = !this.#last || performance.now() - this.#last.at > HOLDS_MS
    if (isOld) this.#proof ??= this.#prove().finally(() => (this.#proof = null))
    if (!this.#hub.isListening) return false
    return this.#last?.hears ?? (await this.#proof!)
  }

  async #prove(): Promise<boolean> {
    const id = randomUUID()
    const heard = Promise.withResolvers<boolean>()
    const end = this.#hub.onProof(id, () => heard.resolve(true))
    const timer = setTimeout(() => heard.resolve(false), this.#means.patienceMs)
    let hears = false
    try {
      await this.#means.say(id)
      hears = await heard.promise
      if (!hears) this.#complain()
    } catch (error) {
      // That nothing can be said tells nothing of what is heard.
      logger.debug({ err: error }, 'proof of events')
      hears = this.#last?.hears ?? false
    } finally {
      clearTimeout(timer)
      end()
    }
    this.#last = { hears, at: performance.now() }
    return hears
  }

  #complain(): void {
    logger.warn(
      'events do not arrive: DATABASE_DIRECT_URL has to lead to the database of DATABASE_URL, and not through a pooler in transaction mode'
    )
    this.#hub.renew()
  }
}

/** That of this process. */
export const hearing = new Hearing(eventHub)
