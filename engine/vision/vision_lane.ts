import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import { JobError } from '../contract/job_error.js'
import { freeMemory } from './free_memory.js'
import type { FromVisionThread, ToVisionThread } from './thread.js'
import { buffersOf, type Inference, type Tensors } from './tensors.js'
import { VisionFault } from './vision_fault.js'

/** How long sessions are kept without work, in milliseconds: the largest holds half a gigabyte. */
const REST_MS = 60_000

/** A thread inherits the TypeScript loader only from processes that were started with this option. */
const LOADER = [`--import=${new URL('../../bin/typescript.mjs', import.meta.url).href}`]

/** Who waits for a run: what somebody watches goes before what was ordered. */
export type Urgency = 'watched' | 'ordered'

const PRIORITY: Record<Urgency, number> = { watched: 1, ordered: 0 }

/** A thread that runs networks for all jobs, one run at a time: started when it is needed, ended after a minute without work. */
export class VisionLane {
  readonly #leastMemory: number
  readonly #turns = new PQueue({ concurrency: 1 })
  #worker: Worker | null = null
  #requests = 0
  #rest: NodeJS.Timeout | undefined

  /** @param leastMemory bytes that must be free when its thread is started: the system would end the whole process for want of them */
  constructor(leastMemory: number) {
    this.#leastMemory = leastMemory
  }

  /**
   * Runs a network. The memory of its inputs is given away.
   *
   * @throws VisionFault when the network cannot be used on this machine, JobError `memory_short` when too little memory is free just now, Error when this
   *   run failed or its turn came after `signal`
   */
  infer(inference: Inference, signal: AbortSignal, urgency: Urgency): Promise<Tensors> {
    return this.#turns.add(
      async () => {
        signal.throwIfAborted()
        clearTimeout(this.#rest)
        try {
          return await this.#run(inference)
        } finally {
          this.#rest = setTimeout(() => void this.end(), REST_MS).unref()
        }
      },
      { priority: PRIORITY[urgency] }
    )
  }

  /**
   * Ends the thread, which gives all its memory back; the next run starts another. Waits until the run that is under way is over: the runtime
   * ends the whole process when its thread is ended meanwhile.
   */
  end(): Promise<void> {
    return this.#turns.add(async () => {
      clearTimeout(this.#rest)
      const worker = this.#worker
      this.#worker = null
      await worker?.terminate()
    })
  }

  async #run(inference: Inference): Promise<Tensors> {
    const worker = (this.#worker ??= this.#start())
    const request = ++this.#requests
    const answer = Promise.withResolvers<Tensors>()
    const onMessage = (message: FromVisionThread) => {
      if (message.request !== request) return
      if (message.type === 'inferred') return answer.resolve(message.outputs)
      const cause = message.detail
      answer.reject(
        message.unusable
          ? new VisionFault(message.message, { cause })
          : new Error(message.message, { cause })
      )
    }
    const onEnd = (cause: unknown) => {
      if (this.#worker === worker) this.#worker = null
      answer.reject(new Error('The thread that runs networks ended.', { cause }))
    }
    worker.ref()
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
    try {
      const message: ToVisionThread = { request, ...inference }
      worker.postMessage(message, buffersOf(inference.inputs))
      return await answer.promise
    } finally {
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
      worker.unref()
    }
  }

  #start(): Worker {
    if (freeMemory() < this.#leastMemory) throw new JobError('memory_short')
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { execArgv: LOADER })
    // What ends it between two runs is noticed by the next.
    worker.on('error', () => {})
    worker.unref()
    return worker
  }
}
