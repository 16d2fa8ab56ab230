import type { EngineContext } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { EngineThread, stopError } from './engine_thread.js'
import type { JobName, Jobs } from './protocol.js'

/** Jobs after which a thread is replaced: WebAssembly memory grows and never shrinks. */
const JOBS_PER_THREAD = 200

/** Runs jobs on at most `size` threads, started when first needed; more jobs wait in order. */
export class ThreadPool {
  readonly #idle: EngineThread[] = []
  readonly #waiting: (() => void)[] = []
  readonly #closing = new AbortController()
  readonly #size: number
  #busy = 0

  constructor(size: number) {
    this.#size = Math.max(1, size)
  }

  /** Does one job. Rejects with EngineError: the job's own, `busy` when stopped, retryable after a crash. */
  async run<J extends JobName>(
    job: J,
    input: Jobs[J]['input'],
    context: EngineContext
  ): Promise<Jobs[J]['output']> {
    const signal = AbortSignal.any([context.signal, this.#closing.signal])
    await this.#slot(signal)
    const thread = this.#takeThread()
    try {
      return await thread.run(job, input, withSignal(context, signal))
    } finally {
      this.#giveBack(thread)
    }
  }

  /** Stops all jobs (they reject with `busy`) and ends the threads. */
  async close(): Promise<void> {
    this.#closing.abort(new EngineError('busy', 'The picture engine is shutting down.'))
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()))
  }

  /** Waits until fewer than `size` jobs run, and counts this one. */
  async #slot(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw stopError(signal)
    if (this.#busy < this.#size) {
      this.#busy++
      return
    }
    const turn = Promise.withResolvers<void>()
    const abort = () => {
      this.#waiting.splice(this.#waiting.indexOf(turn.resolve), 1)
      turn.reject(stopError(signal))
    }
    this.#waiting.push(turn.resolve)
    signal.addEventListener('abort', abort)
    await turn.promise.finally(() => signal.removeEventListener('abort', abort))
  }

  #takeThread(): EngineThread {
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) {
      if (thread.alive) return thread
    }
    return new EngineThread()
  }

  #giveBack(thread: EngineThread): void {
    const keep = thread.alive && thread.jobs < JOBS_PER_THREAD && !this.#closing.signal.aborted
    if (keep) this.#idle.push(thread)
    else void thread.end()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy--
  }
}

function withSignal(context: EngineContext, signal: AbortSignal): EngineContext {
  return {
    signal,
    scratch: context.scratch,
    remembered: context.remembered,
    read: (key) => context.read(key),
    progress: (fraction, step) => context.progress(fraction, step),
    remember: (state) => context.remember(state),
  }
}
