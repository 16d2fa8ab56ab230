import type { CallContext } from '../contract/context.js'
import { JobError } from '../contract/job_error.js'
import type { Vision } from '../vision/vision.js'
import type { Urgency } from '../vision/vision_lane.js'
import { EngineThread, stopError } from './engine_thread.js'
import type { JobName, Jobs } from './protocol.js'

/** Jobs after which a thread is replaced: WebAssembly memory grows and never shrinks. */
const JOBS_PER_THREAD = 200

/** How much memory a job may take: up to about 350 MB, 700 MB, or 1 GB for photos of 50 megapixels. */
const WEIGHTS: Record<JobName, 1 | 2 | 3> = {
  identify: 1,
  suggestPrompts: 1,
  generate: 1,
  background: 1,
  video: 1,
  reel: 1,
  compare: 1,
  readLabel: 1,
  layProduct: 1,
  finishScene: 1,
  look: 1,
  select: 1,
  draft: 1,
  train: 2,
  mask: 2,
  edit: 2,
  firstFrame: 2,
  upscale: 2,
  cutout: 3,
  packshot: 3,
}

interface Waiting {
  weight: number
  start(): void
}

/**
 * Runs jobs on at most `size` threads, started when first needed; more jobs wait in order. What runs at once weighs at most one
 * more than there are threads: on two of them one edit and one generation, but not two edits.
 */
export class ThreadPool {
  readonly #idle: EngineThread[] = []
  readonly #waiting: Waiting[] = []
  readonly #closing = new AbortController()
  readonly #size: number
  readonly #vision: Vision
  readonly #urgency: Urgency
  #busy = 0
  #load = 0

  /** @param vision runs networks for the jobs */
  constructor(size: number, vision: Vision, urgency: Urgency = 'ordered') {
    this.#size = Math.max(1, size)
    this.#vision = vision
    this.#urgency = urgency
  }

  /** Does one job. Rejects with JobError: the job's own, `work_stopped` when stopped, `engine_crashed` after a crash. */
  async run<J extends JobName>(
    job: J,
    input: Jobs[J]['input'],
    context: CallContext
  ): Promise<Jobs[J]['output']> {
    const signal = AbortSignal.any([context.signal, this.#closing.signal])
    const weight = Math.min(WEIGHTS[job], this.#size + 1)
    await this.#slot(weight, signal)
    const thread = this.#takeThread()
    try {
      return await thread.run(job, input, withSignal(context, signal))
    } finally {
      this.#giveBack(thread, weight)
    }
  }

  /** Stops all jobs (they reject with `busy`) and ends the threads. */
  async close(): Promise<void> {
    this.#closing.abort(new JobError('engine_closing'))
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()))
  }

  /** Waits until a thread and enough memory are free, and counts this job. */
  async #slot(weight: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw stopError(signal)
    const turn = Promise.withResolvers<void>()
    const waiting = { weight, start: turn.resolve }
    this.#waiting.push(waiting)
    const abort = () => {
      const place = this.#waiting.indexOf(waiting)
      // Its turn may have come in this moment: then the thread is told to stop.
      if (place < 0) return
      this.#waiting.splice(place, 1)
      turn.reject(stopError(signal))
      this.#startWaiting()
    }
    signal.addEventListener('abort', abort)
    this.#startWaiting()
    await turn.promise.finally(() => signal.removeEventListener('abort', abort))
  }

  /** Starts the jobs that have waited longest, as far as they fit in; none overtakes another. */
  #startWaiting(): void {
    for (let [next] = this.#waiting; next; [next] = this.#waiting) {
      if (this.#busy >= this.#size || this.#load + next.weight > this.#size + 1) return
      this.#waiting.shift()
      this.#busy++
      this.#load += next.weight
      next.start()
    }
  }

  #takeThread(): EngineThread {
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) {
      if (thread.alive) return thread
    }
    return new EngineThread(this.#vision, this.#urgency)
  }

  #giveBack(thread: EngineThread, weight: number): void {
    const keep = thread.alive && thread.jobs < JOBS_PER_THREAD && !this.#closing.signal.aborted
    if (keep) this.#idle.push(thread)
    else void thread.end()
    this.#busy--
    this.#load -= weight
    this.#startWaiting()
  }
}

function withSignal(context: CallContext, signal: AbortSignal): CallContext {
  return {
    signal,
    scratch: context.scratch,
    read: (key) => context.read(key),
    progress: (fraction, step) => context.progress(fraction, step),
  }
}
