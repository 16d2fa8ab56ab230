const WINDOW_MS = 60_000
const PER_NETWORK = 20
const TOGETHER = 200
/** Networks that are remembered within a minute. */
const MOST = 10_000

/** Counts calls in the memory of one process, by minute: no flood of reports costs a look into the database. */
export class ReportLimit {
  readonly #counts = new Map<string, number>()
  #since = 0
  #together = 0

  /** Counts a call; answers whether it may be heard. */
  take(network: string, now = Date.now()): boolean {
    if (now - this.#since >= WINDOW_MS || this.#counts.size >= MOST) {
      this.#counts.clear()
      this.#since = now
      this.#together = 0
    }
    const count = (this.#counts.get(network) ?? 0) + 1
    this.#counts.set(network, count)
    return count <= PER_NETWORK && ++this.#together <= TOGETHER
  }
}
