import logger from '@adonisjs/core/services/logger'
import { CLICK_DELAY_MS } from '#config/affiliates'
import { type Click, writeClicks } from './write_clicks.js'

/** As many are written at once. */
const BATCH = 1_000
/** While the database is away so many wait; further ones are not counted. */
const MOST_WAITING = 50_000
const RETRY_MS = 5_000

/**
 * Holds clicks for a moment and writes them together, after the pages were answered: a page never waits for its click.
 * What is held is lost with the process if that is killed; when it is stopped, it is written first.
 */
class ClickRecorder {
  #waiting: Click[] = []
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> | null = null

  add(click: Click): void {
    if (this.#waiting.length >= MOST_WAITING) return
    this.#waiting.push(click)
    this.#flushIn(CLICK_DELAY_MS)
  }

  /** Resolves when all that was added before is written, or could not be. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#waiting.length === 0) return
    this.#writing = this.#write().finally(() => (this.#writing = null))
    await this.#writing
  }

  #flushIn(ms: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), ms).unref()
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH)
      try {
        await writeClicks(batch)
      } catch (error) {
        logger.error({ err: error, waiting: this.#waiting.length }, 'clicks could not be written')
        this.#flushIn(RETRY_MS)
        return
      }
      this.#waiting.splice(0, batch.length)
    }
  }
}

/** The process's. */
export const clickRecorder = new ClickRecorder()
