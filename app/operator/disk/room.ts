import { statfs } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { LEAST_FREE_BYTES } from '#config/disk'
import env from '#start/env'
import { storageFull } from '../errors.js'

/** So long an answer of the system is taken for true. */
const FRESH_MS = 1_000

/** The room that is left where data is kept. */
class Room {
  #free: Promise<number> = Promise.resolve(Infinity)
  #askedAt = -Infinity

  /** Bytes that this process may still write. */
  async free(): Promise<number> {
    const now = performance.now()
    if (now - this.#askedAt > FRESH_MS) {
      this.#askedAt = now
      this.#free = statfs(app.makePath(env.get('DATA_DIR'))).then(
        ({ bavail, bsize }) => bavail * bsize,
        // Where nobody can tell, writing will.
        () => Infinity
      )
    }
    return this.#free
  }

  /** Whether so little is left that nothing large may be added. */
  async isFull(): Promise<boolean> {
    return (await this.free()) < LEAST_FREE_BYTES
  }

  /** @throws AppError 507 where there is none for what somebody sends */
  async require(): Promise<void> {
    if (await this.isFull()) throw storageFull()
  }
}

/** That of this machine. */
export const room = new Room()
