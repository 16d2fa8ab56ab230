import type { Tensors } from './tensors.js'

/** How long a result is kept after it was wanted last, in milliseconds: a merchant goes from a photo's cut-out to clicks in it, and to training. */
const KEPT_MS = 10 * 60_000

/** Results that are kept; each takes 4 MB. */
const MOST_KEPT = 16

interface Kept {
  outputs: Promise<Tensors>
  until: number
}

/** What networks have made of pictures lately: a cut-out and a click ask for the same, and need not wait twice. */
export class KeptResults {
  /** The one that was wanted last at the end. */
  readonly #kept = new Map<string, Kept>()

  /** A copy of what was made under this key; `make` makes it when there is none. What fails is not kept. */
  async take(key: string, make: () => Promise<Tensors>): Promise<Tensors> {
    const now = Date.now()
    for (const [each, { until }] of this.#kept) if (until < now) this.#kept.delete(each)
    const known = this.#kept.get(key)?.outputs
    const outputs = known ?? this.#make(key, make)
    this.#kept.delete(key)
    this.#kept.set(key, { outputs, until: now + KEPT_MS })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest)
    try {
      return copy(await outputs)
    } catch (error) {
      if (!known) throw error
      // Whoever began was told to stop; that says nothing to others.
      return this.take(key, make)
    }
  }

  clear(): void {
    this.#kept.clear()
  }

  #make(key: string, make: () => Promise<Tensors>): Promise<Tensors> {
    const outputs = make()
    outputs.catch(() => {
      if (this.#kept.get(key)?.outputs === outputs) this.#kept.delete(key)
    })
    return outputs
  }
}

/** Who gets tensors gives them away to another thread. */
function copy(tensors: Tensors): Tensors {
  return Object.fromEntries(
    Object.entries(tensors).map(([name, { data, dims }]) => [name, { data: data.slice(), dims }])
  )
}
