/** Where the database stood when: bytes of its log that it had written, and milliseconds of a clock that only goes on. */
interface Sample {
  at: number
  written: number
}

/** Works out for how long a replica has been behind, from looks at both: the clocks of machines may differ, and an idle database is not behind. */
export class Lag {
  #samples: Sample[] = []
  #caughtUpAt = -Infinity

  /**
   * @param replayed what the replica had replayed, asked first
   * @param written what the database had written, asked afterwards
   * @returns false when the replica has what the database never wrote: it follows another one
   */
  note(replayed: number, written: number, at: number): boolean {
    if (replayed > written) {
      this.#samples = []
      this.#caughtUpAt = -Infinity
      return false
    }
    this.#samples.push({ at, written })
    const missing = this.#samples.findIndex((sample) => sample.written > replayed)
    const caughtUp = missing === -1 ? this.#samples : this.#samples.slice(0, missing)
    this.#caughtUpAt = caughtUp.at(-1)?.at ?? this.#caughtUpAt
    // The newest of many is as good as all: a replica that is so far behind is not read from.
    this.#samples = this.#samples.slice(caughtUp.length).slice(-MOST_SAMPLES)
    return true
  }

  /** For how many milliseconds the replica may have missed something; infinite before it has caught up once. */
  at(now: number): number {
    return now - this.#caughtUpAt
  }
}

const MOST_SAMPLES = 60
