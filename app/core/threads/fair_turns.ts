import pLimit, { type LimitFunction } from 'p-limit'

interface Limits {
  /** Works of one user that may be under way or waiting. */
  worksOfUser: number
  /** Of everybody's that are, the sum of their sizes. */
  size: number
}

/** There is too much under way or waiting already. */
export class TooMuchWork extends Error {}

/**
 * Has one work of each user under way at a time, whatever they ask for: behind it, in a queue that takes everybody's, one user's
 * never stand in front of another's. What waits holds memory, which is bounded.
 */
export class FairTurns {
  readonly #limits: Limits
  readonly #users = new Map<number, { turn: LimitFunction; works: number }>()
  #size = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Does a work once the user's others are done.
   * @param size in the unit of the limit; one that stands alone may be of any
   * @throws TooMuchWork at once
   */
  async run<Result>(userId: number, size: number, work: () => Promise<Result>): Promise<Result> {
    const user = this.#users.get(userId) ?? { turn: pLimit(1), works: 0 }
    const isTooMuch = this.#size > 0 && this.#size + size > this.#limits.size
    if (isTooMuch || user.works >= this.#limits.worksOfUser) throw new TooMuchWork()
    this.#users.set(userId, user)
    user.works++
    this.#size += size
    try {
      return await user.turn(work)
    } finally {
      this.#size -= size
      user.works--
      if (user.works === 0) this.#users.delete(userId)
    }
  }
}
