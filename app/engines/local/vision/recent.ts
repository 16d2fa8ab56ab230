import { firstOf } from '#app/shell/elements'
interface Kept<Value> {
  value: Promise<Value>
  until: number
}

/** How long something is kept after it was wanted last, in milliseconds: a merchant goes from a photo's cut-out to clicks in it, and to training. */
const KEPT_MS = 10 * 60_000

/** What was found out lately, by keys: whoever wants the same need not wait twice. */
export class Recent<Value> {
  readonly #most: number
  /** The one that was wanted last at the end. */
  readonly #kept = new Map<string, Kept<Value>>()

  /** @param most how many are kept */
  constructor(most: number) {
    this.#most = most
  }

  /** What is known under this key, or will be; `make` finds it out when nothing is. What fails is not kept. */
  async take(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = Date.now()
    for (const [each, { until }] of this.#kept) if (until < now) this.#kept.delete(each)
    const known = this.#kept.get(key)?.value
    const value = known ?? this.#make(key, make)
    this.#kept.delete(key)
    this.#kept.set(key, { value, until: now + KEPT_MS })
    if (this.#kept.size > this.#most) this.#kept.delete(firstOf(this.#kept.keys()))
    try {
      return await value
    } catch (error) {
      if (!known) throw error
      // Whoever began was told to stop; that says nothing to others.
      return this.take(key, make)
    }
  }

  clear(): void {
    this.#kept.clear()
  }

  #make(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = make()
    value.catch(() => {
      if (this.#kept.get(key)?.value === value) this.#kept.delete(key)
    })
    return value
  }
}
