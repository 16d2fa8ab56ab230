import { MOST_LAG_MS } from '#config/replica'

interface Heard {
  /** Milliseconds of a clock that only goes on. */
  at: number
  /** Null while it is asked for. */
  position: number | null
}

/** Stands for all users. */
const EVERYBODY = 0

/**
 * Remembers for whom something has happened that a replica may not have yet: what workers and webhooks change is no request of the user, but all
 * processes hear of it once it is committed. It is forgotten when a replica is not read from any more that does not have it.
 */
export class News {
  readonly #findPosition: () => Promise<number>
  readonly #now: () => number
  /** By user, the oldest first. */
  readonly #heard = new Map<number, Heard>()
  #asking = false

  /** @param findPosition how far the log is written now, in bytes */
  constructor(findPosition: () => Promise<number>, now: () => number = () => performance.now()) {
    this.#findPosition = findPosition
    this.#now = now
  }

  /** Something has been committed that a user may see. */
  hear(userId: number): void {
    const at = this.#now()
    for (const [id, heard] of this.#heard) {
      if (at - heard.at <= MOST_LAG_MS) break
      this.#heard.delete(id)
    }
    this.#heard.delete(userId)
    this.#heard.set(userId, { at, position: null })
    void this.#ask()
  }

  /** Things may have been missed, whosever they are. */
  miss(): void {
    this.hear(EVERYBODY)
  }

  /** How far the log has to be replayed for this user, in bytes: 0 for no matter, infinite while that is not known. */
  positionFor(userId: number): number {
    const oldest = this.#now() - MOST_LAG_MS
    const positions = [EVERYBODY, userId].map((id) => {
      const heard = this.#heard.get(id)
      return heard === undefined || heard.at < oldest ? 0 : (heard.position ?? Infinity)
    })
    return Math.max(...positions)
  }

  /** One question for all that was heard before it. */
  async #ask(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      for (;;) {
        const waiting = [...this.#heard.values()].filter(({ position }) => position === null)
        if (waiting.length === 0) return
        const position = await this.#findPosition()
        for (const heard of waiting) heard.position = position
      }
    } catch {
      // The next that is heard asks again; until then, or until it is too old, they are shown the database.
    } finally {
      this.#asking = false
    }
  }
}
