import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MOST_HEAP } from '#config/admission'

const LOOK_MS = 100
/** A collection of a full heap takes some 100 ms. */
const COLLECT_MS = 1_000

/**
 * Watches how full the heap of this process is. What is found may be garbage that nobody has looked for yet, and while nobody is
 * let in nobody would: so it is looked for.
 */
class Heap {
  #isFull = false
  #collectedAt = 0
  #collect: (() => void) | null = null

  /** Begins to watch. */
  watch(): void {
    setFlagsFromString('--expose-gc')
    this.#collect = runInNewContext('gc') as () => void
    setInterval(() => this.#look(), LOOK_MS).unref()
  }

  /** Whether it is too full for more requests. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** MB in use, and that there may be. */
  get figures() {
    const {
      used_heap_size: used,
      heap_size_limit: most,
      external_memory: external,
    } = getHeapStatistics()
    const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
    return {
      heap_mb: megabytes(used),
      heap_limit_mb: megabytes(most),
      external_mb: megabytes(external),
    }
  }

  #look(): void {
    const now = performance.now()
    if (isAbove() && now - this.#collectedAt > COLLECT_MS) {
      this.#collectedAt = now
      this.#collect?.()
    }
    this.#isFull = isAbove()
  }
}

function isAbove(): boolean {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics()
  return used > most * MOST_HEAP
}

/** That of this process. */
export const heap = new Heap()
