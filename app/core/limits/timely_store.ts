import { errors, type LimiterResponse } from '@adonisjs/limiter'
import LimiterDatabaseStore from '@adonisjs/limiter/stores/database'

/**
 * Counts in the database, and forgets a count that would end later than one that begins now: it was begun while the clock was
 * ahead, and whoever is counted would wait for as long as it was.
 */
export class TimelyStore extends LimiterDatabaseStore {
  override async consume(key: string | number, amount?: number): Promise<LimiterResponse> {
    try {
      const response = await super.consume(key, amount)
      if (this.#isTimely(response)) return response
    } catch (error) {
      const isTooMany = error instanceof errors.E_TOO_MANY_REQUESTS
      if (!isTooMany || this.#isTimely(error.response)) throw error
    }
    await this.delete(key)
    return super.consume(key, amount)
  }

  override async increment(key: string | number, amount?: number): Promise<LimiterResponse> {
    const response = await super.increment(key, amount)
    if (this.#isTimely(response)) return response
    await this.delete(key)
    return super.increment(key, amount)
  }

  override async get(key: string | number): Promise<LimiterResponse | null> {
    const response = await super.get(key)
    return response && this.#isTimely(response) ? response : null
  }

  #isTimely({ availableIn }: LimiterResponse): boolean {
    return availableIn <= this.duration
  }
}
