import { Worker } from 'node:worker_threads'
import type { CallContext } from '../contract/context.js'
import { JobError } from '../contract/job_error.js'
import { buffersOf } from '../vision/tensors.js'
import type { Vision } from '../vision/vision.js'
import { VisionFault } from '../vision/vision_fault.js'
import type { Urgency } from '../vision/vision_lane.js'
import { fromFailure, toFailure } from './failure.js'
import type { FromThread, JobName, Jobs, ToThread } from './protocol.js'

/** How long a cancelled job may take to stop by itself before its thread is ended, in milliseconds. */
const GRACE = 800

/** A thread inherits the TypeScript loader only from processes that were started with this option. */
const LOADER = [`--import=${new URL('../../bin/typescript.mjs', import.meta.url).href}`]

/** One worker thread that does one job at a time. */
export class EngineThread {
  readonly #vision: Vision
  readonly #urgency: Urgency
  readonly #worker = new Worker(new URL('./thread.ts', import.meta.url), { execArgv: LOADER })

  /** Jobs that this thread has taken. */
  jobs = 0

  /** False once the thread has crashed or was ended: it takes no more jobs. */
  alive = true

  /** @param vision runs networks for the jobs */
  constructor(vision: Vision, urgency: Urgency) {
    this.#vision = vision
    this.#urgency = urgency
    this.#worker.on('error', () => (this.alive = false))
    this.#worker.on('exit', () => (this.alive = false))
    this.#worker.unref()
  }

  /**
   * Does one job. Rejects with JobError; when `context.signal` aborts, only after the thread has stopped
   * touching the scratch folder.
   */
  async run<J extends JobName>(
    job: J,
    input: Jobs[J]['input'],
    context: CallContext
  ): Promise<Jobs[J]['output']> {
    this.jobs++
    this.#worker.ref()
    const end = Promise.withResolvers<Jobs[J]['output']>()
    let stopped = false
    let timer: NodeJS.Timeout | undefined

    const onMessage = (message: FromThread) => {
      if (message.type === 'done') end.resolve(message.output as Jobs[J]['output'])
      else if (message.type === 'failed') end.reject(fromFailure(message.failure))
      else if (message.type === 'read') void this.#answer(message, context)
      else if (message.type === 'infer') void this.#infer(message, context)
      else if (!stopped) context.progress(message.fraction, message.step)
    }
    const onEnd = (cause: unknown) => end.reject(new JobError('engine_crashed', {}, { cause }))
    const onAbort = () => {
      stopped = true
      this.#send({ type: 'cancel' })
      timer = setTimeout(() => void this.end(), GRACE)
    }

    this.#worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
    context.signal.addEventListener('abort', onAbort)
    try {
      const { scratch } = context
      this.#send({ type: 'start', job, input, scratch, networks: this.#vision.networks })
      if (context.signal.aborted) onAbort()
      return await end.promise
    } catch (error) {
      throw stopped ? stopError(context.signal) : error
    } finally {
      clearTimeout(timer)
      context.signal.removeEventListener('abort', onAbort)
      this.#worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
      this.#worker.unref()
    }
  }

  async end(): Promise<void> {
    this.alive = false
    await this.#worker.terminate()
  }

  async #answer(
    { request, key }: Extract<FromThread, { type: 'read' }>,
    context: CallContext
  ): Promise<void> {
    try {
      this.#send({ type: 'file', request, bytes: await context.read(key) })
    } catch (error) {
      this.#send({ type: 'file_failed', request, failure: toFailure(error) })
    }
  }

  async #infer(
    { request, inference }: Extract<FromThread, { type: 'infer' }>,
    { signal }: CallContext
  ): Promise<void> {
    try {
      const outputs = await this.#vision.infer(inference, signal, this.#urgency)
      this.#send({ type: 'inferred', request, outputs }, buffersOf(outputs))
    } catch (error) {
      const unusable = error instanceof VisionFault
      this.#send({ type: 'infer_failed', request, failure: toFailure(error), unusable })
    }
  }

  #send(message: ToThread, move: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, move)
  }
}

/** The error of a call whose signal aborted. */
export function stopError(signal: AbortSignal): JobError {
  const reason: unknown = signal.reason
  if (reason instanceof JobError) return reason
  return reason instanceof Error && reason.name === 'TimeoutError'
    ? new JobError('stopped_for_time', {}, { cause: reason })
    : new JobError('work_stopped', {}, { cause: reason })
}
