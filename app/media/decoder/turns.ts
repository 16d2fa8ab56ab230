interface Lane {
  waiting: (() => void)[]
  running: number
  /** What it has used, in the caller's unit, counted from where the others stood when it came. */
  used: number
}

export interface TurnLimits {
  /** Turns at the same time. */
  atOnce: number
  /** Of these, for one lane. */
  ofOne: number
  /** Who may wait: of one lane, and of all. */
  waitingOfOne: number
  waiting: number
}

/** More are waiting than may. */
export class TooManyWaiting extends Error {}

/**
 * Turns at something scarce, fair between lanes: of those that wait, the lane that has used least has the next one. Who comes late starts
 * where the others are, so that nobody saves up. Source: start-time fair queueing, Goyal, Vin and Cheng 1996, with the real
 * cost told afterwards.
 */
export class Turns {
  readonly #lanes = new Map<string, Lane>()
  readonly #limits: TurnLimits
  #running = 0
  #waiting = 0
  /** What the lane that had the last turn had used before it. */
  #now = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Resolves when it is this lane's turn, which lasts until `leave`.
   * @throws TooManyWaiting
   */
  async enter(key: string): Promise<void> {
    const lane = this.#laneOf(key)
    const { waiting, waitingOfOne } = this.#limits
    if (this.#waiting >= waiting || lane.waiting.length >= waitingOfOne) throw new TooManyWaiting()
    const { promise, resolve } = Promise.withResolvers<void>()
    lane.waiting.push(resolve)
    this.#waiting++
    this.#next()
    await promise
  }

  /** @param cost what the turn has used */
  leave(key: string, cost: number): void {
    const lane = this.#laneOf(key)
    lane.running--
    lane.used += cost
    this.#running--
    this.#next()
    this.#forget()
  }

  #laneOf(key: string): Lane {
    let lane = this.#lanes.get(key)
    if (!lane) this.#lanes.set(key, (lane = { waiting: [], running: 0, used: this.#now }))
    return lane
  }

  #next(): void {
    while (this.#running < this.#limits.atOnce) {
      const lane = this.#leastUsed()
      if (!lane) return
      this.#now = Math.max(this.#now, lane.used)
      lane.running++
      this.#running++
      this.#waiting--
      lane.waiting.shift()!()
    }
  }

  #leastUsed(): Lane | null {
    let least: Lane | null = null
    for (const lane of this.#lanes.values()) {
      if (lane.waiting.length === 0 || lane.running >= this.#limits.ofOne) continue
      const isLess = !least || lane.used < least.used
      if (isLess) least = lane
    }
    return least
  }

  /** Lanes that want nothing and owe nothing. */
  #forget(): void {
    const isIdle = this.#running === 0 && this.#waiting === 0
    for (const [key, { waiting, running, used }] of this.#lanes) {
      const isDone = waiting.length === 0 && running === 0
      if (isDone && (isIdle || used <= this.#now)) this.#lanes.delete(key)
    }
  }
}
