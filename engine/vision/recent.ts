import { LRUCache } from 'lru-cache'

/** How long something is kept after it was wanted last, in milliseconds: a merchant goes from a photo's cut-out to clicks in it, and to training. */
const KEPT_MS = 10 * 60_000

/** What was found out lately, by keys: whoever wants the same need not wait twice. */
export class Recent<Value> {
  readonly #kept: LRUCache<string, Promise<Value>>

  /** @param most how many are kept */
  constructor(most: number) {
    this.#kept = new LRUCache({ max: most, ttl: KEPT_MS, updateAgeOnGet: true })
  }

  /** What is known under this key, or will be; `make` finds it out when nothing is. What fails is not kept. */
  async take(key: string, make: () => Promise<Value>): Promise<Value> {
    this.#kept.purgeStale()
    const known = this.#kept.get(key)
    try {
      return await (known ?? this.#make(key, make))
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
    this.#kept.set(key, value)
    value.catch(() => {
      if (this.#kept.peek(key) === value) this.#kept.delete(key)
    })
    return value
  }
}
