import type { CallContext, SelectContext } from '../contract/context.js'
import type { SelectInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import type { SelectOutput } from '../contract/output.js'
import type { ThreadPool } from '../threads/thread_pool.js'
import type { Looked } from './look_job.js'
import { Recent } from './recent.js'
import type { Vision } from './vision.js'

/** Pictures that stay known: somebody points at a few in turn. Each takes 7 MB. */
const MOST_KEPT = 8

/** How long looking at a picture may take on a busy machine, in milliseconds. */
const LOOK_MS = 60_000

/** Finds what people point at while they watch. */
export class Pointer {
  readonly #vision: Vision
  readonly #pool: ThreadPool
  readonly #known = new Recent<Looked>(MOST_KEPT)

  /** @param pool threads that nobody keeps busy for minutes */
  constructor(vision: Vision, pool: ThreadPool) {
    this.#vision = vision
    this.#pool = pool
  }

  /** See `LocalEngine.select`. */
  async select({ picture, pointing }: SelectInput, context: SelectContext): Promise<SelectOutput> {
    const { networks } = this.#vision
    if (!networks.includes('embedding') || !networks.includes('selection')) {
      throw new JobError('selecting_unsupported')
    }
    const looked = await orStopped(this.#look(picture, context), context.signal)
    if (!pointing) return { mask: null }
    return this.#pool.run('select', { looked, pointing }, workOf(context))
  }

  close(): void {
    this.#known.clear()
  }

  /** It is found out to the end also when nobody waits any longer. */
  #look(picture: string, context: SelectContext): Promise<Looked> {
    return this.#known.take(picture, () => {
      const signal = AbortSignal.timeout(LOOK_MS)
      return this.#pool.run('look', { picture }, workOf({ ...context, signal }))
    })
  }
}

/** What is done while somebody watches leaves no files and tells no progress. */
export function workOf({ signal, read }: SelectContext): CallContext {
  return { signal, read, scratch: '', progress() {} }
}

async function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(new JobError('stopped_for_time'))
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    return await Promise.race([work, stopped.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
