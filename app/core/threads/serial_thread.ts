import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** What the thread answers; broken: its own state can no longer be relied on. */
export type FromSerialThread<Answer> = { output: Answer } | { error: string; isBroken: boolean }

interface Limits {
  /** Milliseconds from its start after which a task is given up, and the thread with it. */
  timeoutMs: number
  /** Milliseconds without work after which the thread goes, and its memory with it. */
  idleMs: number
  /** Of objects that stay; what Node gives a thread, if missing. */
  memoryMb?: number
}

/** A thread inherits the TypeScript loader only from processes that were started with this option. */
const LOADER = [`--import=${new URL('../../../bin/typescript.mjs', import.meta.url).href}`]

/**
 * A thread that does one task after the other: what {@link answerInThread} is given in its file. What waits for its turn has not
 * reached the thread: when a task takes too long, or breaks the thread, the others are done by a new one, none of them twice.
 */
export class SerialThread<Question, Answer> {
  readonly #file: URL
  readonly #limits: Limits
  readonly #turn = pLimit(1)
  #worker: Worker | null = null
  #answer: PromiseWithResolvers<Answer> | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(file: URL, limits: Limits) {
    this.#file = file
    this.#limits = limits
  }

  /**
   * Has the thread answer a question; starts it when there is none.
   * @throws Error when it answers with one, ends, or takes too long
   */
  ask(question: Question): Promise<Answer> {
    return this.#turn(() => this.#ask(question))
  }

  async #ask(question: Question): Promise<Answer> {
    const { timeoutMs, idleMs } = this.#limits
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#begin())
    const answer = Promise.withResolvers<Answer>()
    this.#answer = answer
    worker.ref()
    const timer = setTimeout(() => this.#end(worker, new Error('It took too long')), timeoutMs)
    try {
      worker.postMessage(question)
      return await answer.promise
    } finally {
      clearTimeout(timer)
      worker.unref()
      this.#idle = setTimeout(() => this.#end(worker, new Error('It rests')), idleMs).unref()
    }
  }

  #begin(): Worker {
    const worker = new Worker(this.#file, {
      execArgv: LOADER,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb },
    })
    worker.on('message', (message: FromSerialThread<Answer>) => {
      if (worker !== this.#worker) return
      if ('output' in message) return this.#answer?.resolve(message.output)
      const error = new Error(message.error)
      if (message.isBroken) this.#end(worker, error)
      else this.#answer?.reject(error)
    })
    worker.on('error', (error) => this.#end(worker, error))
    worker.on('exit', () => this.#end(worker, new Error('The thread ended')))
    worker.unref()
    return worker
  }

  /** Lets go of a thread, unless another one is in its place already. */
  #end(worker: Worker, reason: Error): void {
    if (worker !== this.#worker) return
    this.#worker = null
    this.#answer?.reject(reason)
    void worker.terminate()
  }
}
