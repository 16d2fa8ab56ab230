import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MOST_HEAP, MOST_HEAP_WITH_GARBAGE } from '#config/admission'

const LOOK_MS = 100
/** A collection of a full heap takes some 100 ms. */
const COLLECT_MS = 1_000

/** Spaces of V8 for what was just made. */
const YOUNG = new Set(['new_space', 'new_large_object_space'])
/** Of the limit that V8 tells these have three semi-spaces, of 4 MB each in a web process (tools/launcher/processes). */
const MOST_YOUNG_BYTES = 3 * 4 * 2 ** 20

/**
 * Watches how full the heap of this process is. What is found may be garbage that nobody has looked for yet, and while nobody is
 * let in nobody would: so it is looked for. What came since then may be garbage again, up to a point.
 */
class Heap {
  #isFull = false
  #collectedAt = -Infinity
  /** The share in use after the last collection. */
  #kept = 0
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

  /** Has garbage looked for, unless that has just been done. */
  collect(): void {
    const now = performance.now()
    if (now - this.#collectedAt <= COLLECT_MS) return
    this.#collectedAt = now
    this.#collect?.()
    this.#kept = shareInUse()
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
    if (shareInUse() > MOST_HEAP) this.collect()
    const share = shareInUse()
    this.#isFull = share > MOST_HEAP_WITH_GARBAGE || Math.min(share, this.#kept) > MOST_HEAP
  }
}

/** What is young comes and goes; the process ends when the rest is full. */
function shareInUse(): number {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics()
  return (used - youngBytes()) / (most - MOST_YOUNG_BYTES)
}

function youngBytes(): number {
  let bytes = 0
  for (const { space_name: name, space_used_size: used } of getHeapSpaceStatistics()) {
    if (YOUNG.has(name)) bytes += used
  }
  return bytes
}

/** That of this process. */
export const heap = new Heap()
