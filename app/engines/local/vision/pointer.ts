import type { EngineContext, SelectContext, SelectInput, SelectOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { ThreadPool } from '../threads/thread_pool.js'
import type { Looked } from './look_job.js'
import type { Vision } from './vision.js'

/** Pictures that stay known: somebody points at a few in turn. Each takes 7 MB. */
const MOST_KEPT = 8

/** How long a picture stays known after somebody has pointed at something in it, in milliseconds. */
const KEPT_MS = 10 * 60_000

/** How long looking at a picture may take on a busy machine, in milliseconds. */
const LOOK_MS = 60_000

interface Kept {
  looked: Promise<Looked>
  until: number
}

/** Finds what people point at while they watch: in a thread of its own, for the others may be busy for minutes. */
export class Pointer {
  readonly #vision: Vision
  readonly #pool: ThreadPool
  /** By their keys, the one that was used last at the end. */
  readonly #kept = new Map<string, Kept>()

  constructor(vision: Vision) {
    this.#vision = vision
    this.#pool = new ThreadPool(1, vision)
  }

  /** See `Engine.select`. */
  async select({ picture, pointing }: SelectInput, context: SelectContext): Promise<SelectOutput> {
    const { networks } = this.#vision
    if (!networks.includes('embedding') || !networks.includes('selection')) {
      throw new EngineError('unsupported', 'Selecting by a click is not possible here.')
    }
    const looked = await orStopped(this.#look(picture, context), context.signal)
    if (!pointing) return { mask: null }
    return this.#pool.run('select', { looked, pointing }, workOf(context))
  }

  async close(): Promise<void> {
    this.#kept.clear()
    await this.#pool.close()
  }

  /** What is known of a picture, or will be. It is found out to the end also when nobody waits any longer. */
  #look(picture: string, context: SelectContext): Promise<Looked> {
    const now = Date.now()
    for (const [key, { until }] of this.#kept) if (until < now) this.#kept.delete(key)
    const looked = this.#kept.get(picture)?.looked ?? this.#lookAnew(picture, context)
    this.#kept.delete(picture)
    this.#kept.set(picture, { looked, until: now + KEPT_MS })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest)
    return looked
  }

  #lookAnew(picture: string, context: SelectContext): Promise<Looked> {
    const signal = AbortSignal.timeout(LOOK_MS)
    const looked = this.#pool.run('look', { picture }, workOf({ ...context, signal }))
    looked.catch(() => {
      if (this.#kept.get(picture)?.looked === looked) this.#kept.delete(picture)
    })
    return looked
  }
}

/** Selections leave no files and tell no progress. */
function workOf({ signal, read }: SelectContext): EngineContext {
  return { signal, read, scratch: '', remembered: null, progress() {}, async remember() {} }
}

async function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>()
  const stop = () =>
    stopped.reject(new EngineError('timeout', 'This took too long and was stopped.'))
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    return await Promise.race([work, stopped.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
